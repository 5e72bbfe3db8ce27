import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { completeDocument, newCategory, newPicture, richText } from './complete-document';
import type { PanelClient } from './panel-client';
import type { PanelCheck } from './version-checks';

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
  assert.match(errors[0]?.message ?? '', /is used in .+ and cannot be deleted/);
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
  ...Object.fromEntries(Object.entries(usedFirst).map(([name, check]) => [`uses: ${name}`, check])),
  'uses: many at once': refusesInBulk,
  'uses: older versions do not count': olderVersionsDoNotCount,
  'uses: a text that names what is gone is refused': refusesTextsAboutNothing,
  'uses: a deletion and a save at the same moment': holdsInARace,
};
