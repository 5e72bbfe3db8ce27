import { randomUUID } from 'node:crypto';
import { type Api, expect, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';

const test = base.extend<{ post: Made }>({
  post: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(await content.post({ category: (await content.category()).id }));
    await content.removeAll();
  },
});

interface Call {
  token: string;
  key: string;
  body?: object;
}

/** Adding a comment stands for all calls that create: the wrapper is the same. */
function create(api: Api, path: string, { token, key, body }: Call) {
  return api.post(path, body ?? {}, { token, headers: { 'idempotency-key': key } });
}

const sentence = () => `Peas went down well, ${randomUUID().slice(0, 8)}.`;

async function countOf(api: Api, post: Made): Promise<number> {
  return (await (await api.get(`/api/add-comment/${post.id}`)).json()).count;
}

test('the same key and body get the first answer again, and one thing is made', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const call = { token, key: randomUUID(), body: { body: sentence(), parent: null } };
  const path = `/api/add-comment/${post.id}`;
  const first = await create(api, path, call);
  expect(first.status()).toBe(201);
  expect(first.headers()['idempotent-replayed']).toBeUndefined();
  const answer = await first.json();
  const again = await create(api.elsewhere(), `${path}/`, call);
  expect([again.status(), await again.json()]).toEqual([201, answer]);
  expect(again.headers()['idempotent-replayed']).toBe('true');
  expect(again.headers()['cache-control']).toBe('no-store');
  expect(again.headers()['content-type']).toBe('application/json');
  // Neither the order of its keys nor its spaces make another body.
  const spaced = Buffer.from(`{ "parent" : null ,\n "body" : ${JSON.stringify(call.body.body)} }`);
  const headers = { 'content-type': 'application/json', 'idempotency-key': call.key };
  expect(await (await api.post(path, spaced, { token, headers })).json()).toEqual(answer);
  expect(await countOf(api, post)).toBe(1);

  await api.delete(`/api/comments/${answer.id}`, { token });
  expect(await (await create(api, path, call)).json()).toEqual(answer);
  expect(await countOf(api, post)).toBe(0);
});

test('the same key with another body is 409, and nothing is made', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const key = randomUUID();
  const path = `/api/add-comment/${post.id}`;
  const body = sentence();
  await create(api, path, { token, key, body: { body } });
  for (const [address, other] of [
    [path, { body: sentence() }],
    [path, { body, extra: 1 }],
    [`${path}?x=1`, { body }],
  ] as const) {
    const answer = await create(api, address, { token, key, body: other });
    expect([answer.status(), await answer.json()]).toEqual([
      409,
      { detail: 'This Idempotency-Key was used before with another body.' },
    ]);
  }
  expect(await countOf(api, post)).toBe(1);
});

test('a key belongs to its caller and to its address', async ({ api, post }) => {
  const [first, second] = [await api.newMember(), await api.newMember()];
  const key = randomUUID();
  const path = `/api/add-comment/${post.id}`;
  const mine = await (
    await create(api, path, { token: first.access, key, body: { body: sentence() } })
  ).json();
  const theirs = await create(api, path, { token: second.access, key, body: { body: sentence() } });
  expect([theirs.status(), (await theirs.json()).id === mine.id]).toEqual([201, false]);
  const report = await create(api, `/api/comments/${mine.id}/report`, {
    token: second.access,
    key,
    body: { reason: 'spam' },
  });
  expect([report.status(), report.headers()['idempotent-replayed']]).toEqual([201, undefined]);
  expect(await countOf(api, post)).toBe(2);
});

test('calls at the same moment make one thing and get one answer', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const call = { token, key: randomUUID(), body: { body: sentence() } };
  // No more than the limit of a minute: each is counted before it is known to be the same.
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => create(api, `/api/add-comment/${post.id}`, call)),
  );
  expect(answers.map((answer) => answer.status())).toEqual([201, 201, 201, 201, 201]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  expect(answers.filter((answer) => answer.headers()['idempotent-replayed'] === undefined)).toHaveLength(1);
  expect(await countOf(api, post)).toBe(1);
});

test('a refusal is not kept: the same call may succeed later', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const key = randomUUID();
  const bad = await create(api, '/api/add-comment/99999999', { token, key, body: { body: sentence() } });
  expect(bad.status()).toBe(404);
  const path = `/api/add-comment/${post.id}`;
  const invalid = await create(api, path, { token, key, body: { body: '' } });
  expect(invalid.status()).toBe(400);
  const wrongParent = await create(api, path, {
    token,
    key,
    body: { body: sentence(), parent: 2_000_000_000 },
  });
  expect(wrongParent.status()).toBe(400);
  expect((await create(api, path, { token, key, body: { body: sentence() } })).status()).toBe(201);
});

test('refuses a key that is none', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const path = `/api/add-comment/${post.id}`;
  for (const key of ['', 'k'.repeat(256), 'caf\u00e9']) {
    const answer = await create(api, path, { token, key, body: { body: sentence() } });
    expect([key, answer.status(), await answer.json()]).toEqual([
      key,
      400,
      { detail: 'Idempotency-Key must be 1 to 255 printable characters.' },
    ]);
  }
  expect(await countOf(api, post)).toBe(0);
  for (const key of ['k', 'a key, "with" everything ~!@#', 'k'.repeat(255)]) {
    const answer = await create(api, path, { token, key, body: { body: sentence() } });
    expect([key, answer.status()]).toEqual([key, 201]);
  }
});

test('is ignored where nothing is made, and needs a token as ever', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const headers = { 'idempotency-key': '' };
  expect((await api.get(`/api/add-comment/${post.id}`, { headers })).status()).toBe(200);
  expect((await api.patch('/api/user-profile', { first_name: 'Ana' }, { token, headers })).status()).toBe(
    200,
  );
  const answer = await api.post(
    `/api/add-comment/${post.id}`,
    { body: 'x' },
    { headers: { 'idempotency-key': 'k' } },
  );
  expect(answer.status()).toBe(401);
});
