import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { PageCollection } from '../page-tree/kinds';
import { completeDocument } from './complete-document';
import type { PanelClient } from './panel-client';

export type PanelCheck = (client: PanelClient) => Promise<void>;

interface Saved {
  id: number;
  slug: string;
}

const collections: readonly PageCollection[] = ['posts', 'stories', 'pages'];
const prefixes = { posts: '/blog/', stories: '/web-stories/', pages: '/' } as const;

async function published(client: PanelClient, collection: PageCollection): Promise<Saved> {
  const slug = `v-${randomUUID().slice(0, 8)}`;
  const data = {
    ...(await completeDocument(client, collection)),
    title: 'First',
    slug,
    _status: 'published',
  };
  const { doc } = (await client.done('POST', collection, data)) as unknown as { doc: Saved };
  return { id: doc.id, slug };
}

const change = (client: PanelClient, collection: PageCollection, id: number, data: object, query = '') =>
  client.done('PATCH', `${collection}/${id}${query}`, data);

/** Ids of the versions, the oldest first. */
async function versionsOf(client: PanelClient, collection: PageCollection, id: number): Promise<number[]> {
  const { docs } = await client.payload.findVersions({
    collection,
    where: { parent: { equals: id } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs.map((version) => Number(version.id));
}

const restore = (client: PanelClient, collection: PageCollection, version: number | undefined, query = '') =>
  client.done('POST', `${collection}/versions/${version}${query}`);

async function live(client: PanelClient, collection: PageCollection, id: number) {
  const { title, slug, _status } = await client.payload.findByID({ collection, id, depth: 0 });
  return { title, slug, _status };
}

async function newest(client: PanelClient, collection: PageCollection, id: number) {
  const { title, slug, _status } = await client.payload.findByID({ collection, id, depth: 0, draft: true });
  return { title, slug, _status };
}

async function node(client: PanelClient, slug: string) {
  const { docs } = await client.payload.find({
    collection: 'page-nodes',
    where: { slug: { equals: slug } },
    depth: 0,
  });
  assert.equal(docs.length, 1, `nodes at ${slug}`);
  const [found] = docs;
  return { title: found?.title, isLive: found?.isLive, draft: found?.draftTitle };
}

async function redirectsFrom(client: PanelClient, from: string): Promise<number> {
  const { totalDocs } = await client.payload.count({
    collection: 'redirects',
    where: { from: { equals: from } },
  });
  return totalDocs;
}

const draft = '?draft=true';
const autosave = '?draft=true&autosave=true';

async function restoresPublished(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  await change(client, collection, id, { title: 'Second', _status: 'published' });
  const [first] = await versionsOf(client, collection, id);
  await restore(client, collection, first);
  assert.deepEqual(await live(client, collection, id), { title: 'First', slug, _status: 'published' });
  assert.deepEqual(await node(client, slug), { title: 'First', isLive: true, draft: 'First' });
}

async function restoresAsDraft(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  await change(client, collection, id, { title: 'Second', _status: 'published' });
  const [first] = await versionsOf(client, collection, id);
  await restore(client, collection, first, draft);
  assert.deepEqual(await live(client, collection, id), { title: 'Second', slug, _status: 'published' });
  assert.deepEqual(await newest(client, collection, id), { title: 'First', slug, _status: 'draft' });
  assert.deepEqual(await node(client, slug), { title: 'Second', isLive: true, draft: 'First' });
}

async function restoresDraftBeside(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  await change(client, collection, id, { title: 'An idea', _status: 'draft' }, autosave);
  const [, idea] = await versionsOf(client, collection, id);
  await change(client, collection, id, { title: 'Second', _status: 'published' });
  await restore(client, collection, idea);
  assert.deepEqual(await live(client, collection, id), { title: 'Second', slug, _status: 'published' });
  assert.deepEqual(await newest(client, collection, id), { title: 'An idea', slug, _status: 'draft' });
}

async function restoresUnpublished(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  const [first] = await versionsOf(client, collection, id);
  // Taking a document down turns its newest version into a draft, so that there has to be another.
  await change(client, collection, id, { title: 'Second', _status: 'published' });
  await change(client, collection, id, { _status: 'draft' }, '?unpublishAllLocales=true');
  assert.equal((await node(client, slug)).isLive, false);
  await restore(client, collection, first);
  assert.deepEqual(await live(client, collection, id), { title: 'First', slug, _status: 'published' });
  assert.equal((await node(client, slug)).isLive, true);
}

async function leadsRenamedOn(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  const renamed = `${slug}-renamed`;
  // As the panel does: what is typed is saved as a draft long before it is published.
  await change(client, collection, id, { slug: renamed, _status: 'draft' }, autosave);
  assert.equal(await redirectsFrom(client, prefixes[collection] + slug), 0);
  await change(client, collection, id, { _status: 'published' });
  assert.equal(await redirectsFrom(client, prefixes[collection] + slug), 1);
  const [first] = await versionsOf(client, collection, id);
  await restore(client, collection, first);
  assert.equal((await live(client, collection, id)).slug, slug);
  assert.equal(await redirectsFrom(client, prefixes[collection] + slug), 0);
  assert.equal(await redirectsFrom(client, prefixes[collection] + renamed), 1);
}

async function avoidsTakenAddress(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  await change(client, collection, id, { slug: `${slug}-moved`, _status: 'published' });
  const other = await published(client, collection);
  await change(client, collection, other.id, { slug, _status: 'published' });
  const [first] = await versionsOf(client, collection, id);
  await restore(client, collection, first);
  assert.equal((await live(client, collection, id)).slug, `${slug}-2`);
  assert.equal((await live(client, collection, other.id)).slug, slug);
}

async function reverts(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id, slug } = await published(client, collection);
  await change(client, collection, id, { title: 'An idea', _status: 'draft' }, autosave);
  // What the panel sends: the whole published document back.
  const whole = await client.done('GET', `${collection}/${id}?depth=0`);
  await change(client, collection, id, whole, '?depth=0');
  assert.deepEqual(await newest(client, collection, id), { title: 'First', slug, _status: 'published' });
  assert.deepEqual(await node(client, slug), { title: 'First', isLive: true, draft: 'First' });
}

async function aliasFollowsRestored(client: PanelClient): Promise<void> {
  const { id } = await published(client, 'pages');
  const alias = await published(client, 'pages');
  await client.payload.update({
    collection: 'pages',
    id: alias.id,
    data: { aliasOf: id, _status: 'published' },
    context: { writesAlias: true },
  });
  await change(client, 'pages', id, { title: 'Second', _status: 'published' });
  assert.equal((await live(client, 'pages', alias.id)).title, 'Second');
  const [first] = await versionsOf(client, 'pages', id);
  await restore(client, 'pages', first);
  assert.equal((await live(client, 'pages', alias.id)).title, 'First');
}

async function refusesForeignVersions(client: PanelClient): Promise<void> {
  for (const [id, status] of [
    ['2147483647', 404],
    ['99999999999', 404],
    ['abc', 400],
  ] as const) {
    assert.equal((await client.call('POST', `posts/versions/${id}`)).status, status, id);
  }
  const { id } = await published(client, 'pages');
  const [version] = await versionsOf(client, 'pages', id);
  await client.done('DELETE', `pages/${id}`);
  assert.equal((await client.call('POST', `pages/versions/${version}`)).status, 404);
}

const each = {
  'a version that was published comes back for visitors': restoresPublished,
  'a version comes back as a draft beside what is published': restoresAsDraft,
  'a draft that comes back takes nothing down': restoresDraftBeside,
  'what was taken down comes back': restoresUnpublished,
  'an address leads on when it changes, and again when it changes back': leadsRenamedOn,
  'an address that somebody has taken since is not taken back': avoidsTakenAddress,
  'what is typed is reverted to what is published': reverts,
};

export const versionChecks: Record<string, PanelCheck> = {
  ...Object.fromEntries(
    collections.flatMap((collection) =>
      Object.entries(each).map(([name, check]): [string, PanelCheck] => [
        `${collection}: ${name}`,
        (client) => check(client, collection),
      ]),
    ),
  ),
  'an alias follows what was restored': aliasFollowsRestored,
  'a version that is not there is not found': refusesForeignVersions,
};
