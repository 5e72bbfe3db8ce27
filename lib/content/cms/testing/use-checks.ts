import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeDocument, newCategory, newPicture, richText } from './complete-document';
import type { PageCollection } from '../page-tree/kinds';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

const prefixes = { posts: '/blog/', stories: '/web-stories/', pages: '/' } as const;

const upload = (id: number) => ({
  type: 'upload',
  version: 3,
  format: '',
  id: randomUUID(),
  relationTo: 'images',
  value: id,
  fields: {},
});

async function newPost(client: PanelClient, data: object, query = ''): Promise<number> {
  const slug = `u-${randomUUID().slice(0, 8)}`;
  const whole = {
    ...(await completeDocument(client, 'posts')),
    title: `Post ${slug}`,
    slug,
    _status: 'published',
    ...data,
  };
  const { doc } = (await client.done('POST', `posts${query}`, whole)) as unknown as { doc: { id: number } };
  return doc.id;
}

async function refusedFor(
  client: PanelClient,
  collection: string,
  id: number,
  expected: string,
): Promise<void> {
  const { status, body } = await client.call('DELETE', `${collection}/${id}`);
  assert.equal(status, 409, JSON.stringify(body));
  const { errors } = body as { errors: { message: string; data: { uses: { href: string }[] } }[] };
  assert.match(errors[0]?.message ?? '', /is (?:used in|linked from) .+ and cannot be deleted/);
  assert.equal(errors[0]?.data.uses[0]?.href, expected);
  const { uses } = await client.done('GET', `${collection}/${id}/uses`);
  assert.deepEqual(uses, errors[0]?.data.uses);
  assert.equal((await client.call('GET', `${collection}/${id}?depth=0`)).status, 200);
}

const usedFirst: Record<string, PanelCheck> = {
  'a cover of a published post': async (client) => {
    const picture = await newPicture(client);
    const post = await newPost(client, { cover: picture });
    await refusedFor(client, 'images', picture, `/admin/collections/posts/${post}`);
    await client.done('PATCH', `posts/${post}`, { cover: await newPicture(client), _status: 'published' });
    assert.equal((await client.call('DELETE', `images/${picture}`)).status, 200);
  },
  'a picture in the text of a draft beside what is published': async (client) => {
    const picture = await newPicture(client);
    const post = await newPost(client, {});
    const body = richText('Words', upload(picture));
    await client.done('PATCH', `posts/${post}?draft=true&autosave=true`, { body, _status: 'draft' });
    await refusedFor(client, 'images', picture, `/admin/collections/posts/${post}`);
  },
  'a picture that is live, and gone from the newest draft': async (client) => {
    const picture = await newPicture(client);
    const post = await newPost(client, { body: richText('Words', upload(picture)) });
    await client.done('PATCH', `posts/${post}?draft=true`, { body: richText('No more'), _status: 'draft' });
    await refusedFor(client, 'images', picture, `/admin/collections/posts/${post}`);
  },
  'a category of a post': async (client) => {
    const category = await newCategory(client);
    const post = await newPost(client, { category });
    await refusedFor(client, 'categories', category, `/admin/collections/posts/${post}`);
  },
  'a poll in a text': async (client) => {
    const { id } = await client.payload.create({
      collection: 'polls',
      data: { question: 'Pears?', options: [{ label: 'Yes' }, { label: 'No' }] },
    });
    const poll = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: randomUUID(), blockType: 'poll', poll: id },
    };
    const post = await newPost(client, { body: richText('Words', poll) });
    await refusedFor(client, 'polls', id, `/admin/collections/posts/${post}`);
  },
};

const link = (fields: object) => ({
  type: 'paragraph',
  version: 1,
  format: '',
  indent: 0,
  direction: null,
  textFormat: 0,
  textStyle: '',
  children: [
    {
      type: 'link',
      version: 3,
      format: '',
      indent: 0,
      direction: null,
      id: randomUUID(),
      fields: { newTab: false, ...fields },
      children: [],
    },
  ],
});
const byAddress = (url: string) => link({ linkType: 'custom', url });
const byId = (relationTo: string, value: number) =>
  link({ linkType: 'internal', doc: { relationTo, value } });

interface Linked {
  id: number;
  slug: string;
}

async function newPage(client: PanelClient, collection: PageCollection, data: object = {}): Promise<Linked> {
  const slug = `t-${randomUUID().slice(0, 8)}`;
  const whole = { ...(await completeDocument(client, collection)), title: slug, slug, _status: 'published' };
  const { doc } = (await client.done('POST', collection, { ...whole, ...data })) as unknown as {
    doc: Linked;
  };
  return { id: doc.id, slug };
}

/** Every way in which one page leads to another. @returns the panel's address of the page that does */
const linksTo: Record<
  string,
  (client: PanelClient, target: { collection: PageCollection; id: number; path: string }) => Promise<string>
> = {
  'a link in a post': async (client, { collection, id }) =>
    `/admin/collections/posts/${await newPost(client, { body: richText('Read', byId(collection, id)) })}`,
  'an address in the draft of a post': async (client, { path }) => {
    const post = await newPost(client, {});
    const body = richText('Read', byAddress(`${path}?from=draft#top`));
    await client.done('PATCH', `posts/${post}?draft=true&autosave=true`, { body, _status: 'draft' });
    return `/admin/collections/posts/${post}`;
  },
  'an address in an info page': async (client, { path }) => {
    const { id } = await newPage(client, 'pages', { body: richText('Read', byAddress(`${path}/`)) });
    return `/admin/collections/pages/${id}`;
  },
  'a link in an answer': async (client, { collection, id: value }) => {
    const answer = richText('Read', byId(collection, value));
    const questionGroups = [{ title: 'Food', questions: [{ question: 'Why?', answer }] }];
    const { id } = await newPage(client, 'pages', { questionGroups });
    return `/admin/collections/pages/${id}`;
  },
  'a button of a story': async (client, { path }) => {
    const whole = (await completeDocument(client, 'stories')) as { pages: object[] };
    const pages = whole.pages.with(-1, { ...whole.pages.at(-1), link: { label: 'Read on', href: path } });
    const { id } = await newPage(client, 'stories', { pages });
    return `/admin/collections/stories/${id}`;
  },
};

async function keepsLinkedPages(client: PanelClient, collection: PageCollection): Promise<void> {
  for (const [name, makeLink] of Object.entries(linksTo)) {
    const { id, slug } = await newPage(client, collection);
    const path = `${prefixes[collection]}${slug}`;
    const from = await makeLink(client, { collection, id, path });
    await refusedFor(client, collection, id, from).catch((error: unknown) => {
      throw new Error(`${name}: ${String(error)}`, { cause: error });
    });
    const [, other = ''] = from.split('/admin/collections/');
    await client.done('DELETE', other);
    assert.equal((await client.call('DELETE', `${collection}/${id}`)).status, 200, name);
  }
}

async function keepsChosenPosts(client: PanelClient): Promise<void> {
  const first = await newPage(client, 'posts');
  const related = await newPage(client, 'posts', { related: [first.id] });
  await refusedFor(client, 'posts', first.id, `/admin/collections/posts/${related.id}`);
  const second = await newPage(client, 'posts');
  const story = await newPage(client, 'stories', { relatedPost: second.id });
  await refusedFor(client, 'posts', second.id, `/admin/collections/stories/${story.id}`);
}

async function keepsWhatOldAddressesLeadTo(client: PanelClient): Promise<void> {
  const { id, slug } = await newPage(client, 'posts');
  const post = await newPost(client, { body: richText('Read', byAddress(`/blog/${slug}`)) });
  await client.done('PATCH', `posts/${id}`, { slug: `${slug}-renamed`, _status: 'published' });
  await refusedFor(client, 'posts', id, `/admin/collections/posts/${post}`);
  await client.done('DELETE', `posts/${post}`);
  await client.done('DELETE', `posts/${id}`);
  const { totalDocs } = await client.payload.count({
    collection: 'redirects',
    where: { from: { equals: `/blog/${slug}` } },
  });
  assert.equal(totalDocs, 0);
}

/** A page that links to itself, an address that only begins alike, another site's, and an alias. */
async function deletesWhatNobodyLinksTo(client: PanelClient): Promise<void> {
  const { id, slug } = await newPage(client, 'posts');
  const alike = [`/blog/${slug}-more`, `https://other.example/blog/${slug}`, `/web-stories/${slug}`].map(
    byAddress,
  );
  await newPost(client, { body: richText('Read', ...alike) });
  await client.done('PATCH', `posts/${id}`, {
    body: richText('Read', byId('posts', id), byAddress(`/blog/${slug}`)),
    _status: 'published',
  });
  const alias = await newPage(client, 'posts');
  await client.payload.update({
    collection: 'posts',
    id: alias.id,
    data: { aliasOf: id, _status: 'published' },
    context: { writesAlias: true },
  });
  assert.deepEqual(await client.done('GET', `posts/${id}/uses`), { uses: [] });
  await client.done('DELETE', `posts/${id}`);
}

async function refusesInBulk(client: PanelClient): Promise<void> {
  const [used, unused] = [await newPicture(client), await newPicture(client)];
  await newPost(client, { cover: used });
  const { body } = await client.call('DELETE', `images?where[id][in][]=${used}&where[id][in][]=${unused}`);
  const { errors, docs } = body as { errors: { id: number; message: string }[]; docs: { id: number }[] };
  assert.deepEqual(
    errors.map(({ id }) => id),
    [used],
  );
  assert.match(errors[0]?.message ?? '', /is used in the post/);
  assert.deepEqual(
    docs.map(({ id }) => id),
    [unused],
  );
}

async function olderVersionsDoNotCount(client: PanelClient): Promise<void> {
  const picture = await newPicture(client);
  const post = await newPost(client, { body: richText('Words', upload(picture)) });
  await client.done('PATCH', `posts/${post}`, { body: richText('No more'), _status: 'published' });
  assert.equal((await client.call('DELETE', `images/${picture}`)).status, 200);
}

async function refusesTextsAboutNothing(client: PanelClient): Promise<void> {
  const picture = await newPicture(client);
  await client.done('DELETE', `images/${picture}`);
  const post = await newPost(client, {});
  const body = richText('Words', upload(picture));
  assert.equal((await client.call('PATCH', `posts/${post}`, { body, _status: 'published' })).status, 400);
}

/** Both at the same moment, many times: never a text that names a picture which is gone. */
async function holdsInARace(client: PanelClient): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    const picture = await newPicture(client);
    const post = await newPost(client, {});
    const body = richText('Words', upload(picture));
    const [saved, deleted] = await Promise.all([
      client.call('PATCH', `posts/${post}`, {
        body,
        ...(turn % 2 ? { cover: picture } : {}),
        _status: 'published',
      }),
      client.call('DELETE', `images/${picture}`),
    ]);
    assert.ok([saved.status, deleted.status].sort().join() !== '200,200', 'both were done');
    assert.ok(saved.status < 500 && deleted.status < 500, `${saved.status} ${deleted.status}`);
  }
}

export const useChecks: Record<string, PanelCheck> = {
  ...Object.fromEntries(
    (Object.keys(prefixes) as PageCollection[]).map((collection): [string, PanelCheck] => [
      `uses, ${collection}: what others link to is not deleted`,
      (client) => keepsLinkedPages(client, collection),
    ]),
  ),
  'uses: a post that another one or a story names is not deleted': keepsChosenPosts,
  'uses: links by an address of before count, and the address goes with the page':
    keepsWhatOldAddressesLeadTo,
  'uses: what nobody links to is deleted': deletesWhatNobodyLinksTo,
  ...Object.fromEntries(Object.entries(usedFirst).map(([name, check]) => [`uses: ${name}`, check])),
  'uses: many at once': refusesInBulk,
  'uses: older versions do not count': olderVersionsDoNotCount,
  'uses: a text that names what is gone is refused': refusesTextsAboutNothing,
  'uses: a deletion and a save at the same moment': holdsInARace,
};
