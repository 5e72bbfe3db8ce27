import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { pageCollections, type PageCollection } from '../page-tree/kinds';
import { scheduledFor } from '../schedule/schedule-publication';
import { completeDocument } from './complete-document';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

const collections = Object.keys(pageCollections) as PageCollection[];
const hourMs = 60 * 60_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

interface Saved {
  id: number;
  _status: string;
}

async function publish(
  client: PanelClient,
  collection: PageCollection,
  publishedAt?: string,
): Promise<Saved> {
  const slug = `s-${randomUUID().slice(0, 8)}`;
  const data = { ...(await completeDocument(client, collection)), title: 'First', slug, publishedAt };
  const { doc } = (await client.done('POST', collection, { ...data, _status: 'published' })) as unknown as {
    doc: Saved;
  };
  return doc;
}

const change = (client: PanelClient, collection: PageCollection, id: number, data: object, query = '') =>
  client.done('PATCH', `${collection}/${id}${query}`, data);
const autosave = '?draft=true&autosave=true';

async function stateOf({ payload }: PanelClient, collection: PageCollection, id: number) {
  const live = await payload.findByID({ collection, id, depth: 0 });
  const due = await scheduledFor(payload, { collection, id });
  return { title: live.title, status: live._status, due: due === null ? null : new Date(due).toISOString() };
}

async function waitsForItsTime(client: PanelClient, collection: PageCollection): Promise<void> {
  const due = inHours(2);
  const { id } = await publish(client, collection, due);
  assert.deepEqual(await stateOf(client, collection, id), { title: 'First', status: 'draft', due });
  const { scheduledFor: told } = await client.done('GET', `${collection}/${id}/schedule`);
  assert.equal(told, due);
  const { docs } = await client.payload.find({
    collection,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
  });
  assert.equal(docs.length, 0);
  await client.payload.jobs.run({ limit: 100 });
  assert.equal((await stateOf(client, collection, id)).status, 'draft');
}

async function movesWithItsDate(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id } = await publish(client, collection, inHours(2));
  const later = inHours(5);
  await change(client, collection, id, { publishedAt: later, _status: 'draft' }, autosave);
  assert.equal((await stateOf(client, collection, id)).due, later);
  await change(client, collection, id, { title: 'Second', _status: 'draft' }, autosave);
  assert.equal((await stateOf(client, collection, id)).due, later);
  await change(client, collection, id, { publishedAt: null, _status: 'draft' }, autosave);
  assert.deepEqual(await stateOf(client, collection, id), { title: 'First', status: 'draft', due: null });
}

async function endsWhenTakenDown(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id } = await publish(client, collection, inHours(2));
  await change(client, collection, id, { _status: 'draft' });
  assert.equal((await stateOf(client, collection, id)).due, null);
  const other = await publish(client, collection, inHours(2));
  await change(client, collection, other.id, { publishedAt: inHours(-1), _status: 'published' });
  assert.deepEqual(await stateOf(client, collection, other.id), {
    title: 'First',
    status: 'published',
    due: null,
  });
}

async function leavesLiveAlone(client: PanelClient, collection: PageCollection): Promise<void> {
  const { id } = await publish(client, collection);
  const due = inHours(3);
  await change(client, collection, id, { title: 'Second', publishedAt: due, _status: 'published' });
  assert.deepEqual(await stateOf(client, collection, id), { title: 'First', status: 'published', due });
  const newest = await client.payload.findByID({ collection, id, draft: true, depth: 0 });
  assert.deepEqual([newest.title, newest._status], ['Second', 'draft']);
}

async function comesByItself(client: PanelClient): Promise<void> {
  const soon = new Date(Date.now() + 1_500).toISOString();
  const { id } = await publish(client, 'pages', soon);
  assert.equal((await stateOf(client, 'pages', id)).status, 'draft');
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await client.payload.jobs.run({ limit: 100 });
  assert.deepEqual(await stateOf(client, 'pages', id), { title: 'First', status: 'published', due: null });
}

/** Two servers look for due jobs at the same moment, both after the time has passed while none was running. */
async function comesOnce(client: PanelClient): Promise<void> {
  const soon = new Date(Date.now() + 1_000).toISOString();
  const { id } = await publish(client, 'pages', soon);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await Promise.all([1, 2, 3].map(() => client.payload.jobs.run({ limit: 100 })));
  assert.equal((await stateOf(client, 'pages', id)).status, 'published');
  const { docs } = await client.payload.findVersions({
    collection: 'pages',
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    depth: 0,
  });
  assert.equal(docs.length, 1);
}

/** A job that is left over does nothing to what has no date any more. */
async function looksOnceMore(client: PanelClient): Promise<void> {
  const { id } = await publish(client, 'pages', inHours(2));
  await client.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: id } },
  });
  await client.payload.jobs.run({ limit: 100 });
  assert.equal((await stateOf(client, 'pages', id)).status, 'draft');
}

async function schedulesManyAtOnce(client: PanelClient): Promise<void> {
  const due = inHours(2);
  const { id } = await publish(client, 'pages');
  await change(client, 'pages', id, { title: 'Second', publishedAt: due, _status: 'draft' }, autosave);
  await client.done('PATCH', `pages?draft=true&where[id][equals]=${id}`, { _status: 'published' });
  assert.deepEqual(await stateOf(client, 'pages', id), { title: 'First', status: 'published', due });
}

const each = {
  'a date in the future is waited for': waitsForItsTime,
  'the date is changed or emptied meanwhile': movesWithItsDate,
  'taken down, or published now, nothing waits any more': endsWhenTakenDown,
  'what is published stays until then': leavesLiveAlone,
};

export const scheduleChecks: Record<string, PanelCheck> = {
  ...Object.fromEntries(
    collections.flatMap((collection) =>
      Object.entries(each).map(([name, check]): [string, PanelCheck] => [
        `schedule, ${collection}: ${name}`,
        (client) => check(client, collection),
      ]),
    ),
  ),
  'schedule: the time comes, and the page is published': comesByItself,
  'schedule: of many who see that the time has come, one publishes': comesOnce,
  'schedule: a job that is left over publishes nothing': looksOnceMore,
  'schedule: many at once': schedulesManyAtOnce,
};
