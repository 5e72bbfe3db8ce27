import { randomUUID } from 'node:crypto';
import { type Api, blank, challenge, expect, required, test as base } from './api-test';
import { EditorContent, type Made } from './editor-content';
import { signInStaff } from './staff-session';

type Member = Awaited<ReturnType<Api['newMember']>>;

interface Fixtures {
  content: EditorContent;
  post: Made;
}

const test = base.extend<Fixtures>({
  content: async ({ api, request }, provide) => {
    const content = await EditorContent.open(api, request);
    await provide(content);
    await content.removeAll();
  },
  post: async ({ content }, provide) => {
    await provide(await content.post({ category: (await content.category()).id }));
  },
});

const missing = { detail: 'Not found.' };

/** A sentence that nobody has written before. */
const sentence = (what = 'Porridge worked for us') => `${what}, ${randomUUID().slice(0, 8)}.`;

async function write(api: Api, post: Made, member: Member, data: Record<string, unknown> = {}) {
  const body = { body: sentence(), ...data };
  const answer = await api.post(`/api/add-comment/${post.id}`, body, { token: member.access });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function read(api: Api, post: Made, token?: string) {
  const answer = await api.get(`/api/add-comment/${post.id}`, { token });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}

async function named(api: Api, names: Record<string, string>): Promise<Member> {
  const member = await api.newMember();
  await api.patch('/api/user-profile', names, { token: member.access });
  return member;
}

for (const slash of ['', '/']) {
  test(`POST /api/add-comment/{id}${slash} writes, GET shows`, async ({ api, post }) => {
    const member = await named(api, { first_name: 'Ana' });
    // The same words twice wait for a moderator.
    const body = `We began with ${slash === '' ? 'carrots' : 'parsnips'}.\n\nThen peas: <b>never</b> & "again" 😀`;
    const path = `/api/add-comment/${post.id}${slash}`;
    const answer = await api.post(path, { body: `  ${body} ` }, { token: member.access });
    expect(answer.status(), await answer.text()).toBe(201);
    expect(answer.headers()['cache-control']).toBe('no-store');
    const comment = await answer.json();
    expect(comment).toEqual({
      id: expect.any(Number),
      post: post.id,
      parent: null,
      body,
      status: 'visible',
      author: { name: 'Ana' },
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      edited_at: null,
      can_edit_until: expect.any(String),
      is_mine: true,
      replies: [],
    });
    expect(Date.parse(comment.can_edit_until) - Date.parse(comment.created_at)).toBe(15 * 60_000);

    const list = await api.get(path);
    expect(list.headers()['content-type']).toBe('application/json');
    expect(await list.json()).toEqual({
      count: 1,
      total_comments: 1,
      next: null,
      previous: null,
      results: [{ ...comment, can_edit_until: null, is_mine: false }],
    });
    expect((await read(api, post, member.access)).results).toEqual([comment]);
  });
}

test('names a writer by display name, else first name, and never by e-mail', async ({ api, post }) => {
  const chosen = await named(api, { display_name: 'Mum of two', first_name: 'Ana' });
  const first = await named(api, { first_name: 'Bea', last_name: 'Secret' });
  const nameless = await api.newMember();
  for (const member of [chosen, first, nameless]) await write(api, post, member);
  const answer = await api.get(`/api/add-comment/${post.id}`);
  const text = await answer.text();
  const { results } = JSON.parse(text);
  expect(results.map(({ author }: { author: object }) => author)).toEqual([
    { name: 'Mum of two' },
    { name: 'Bea' },
    { name: 'Member' },
  ]);
  for (const member of [chosen, first, nameless]) {
    expect(text).not.toContain(member.email);
    expect(text).not.toContain(member.pk);
  }
  expect(text).not.toContain('Secret');
});

test('needs a token to write and none to read', async ({ api, post }) => {
  const answer = await api.post(`/api/add-comment/${post.id}`, { body: 'x' });
  expect([answer.status(), answer.headers()['www-authenticate'], await answer.json()]).toEqual([
    401,
    challenge,
    { detail: 'Authentication credentials were not provided.' },
  ]);
  for (const call of [
    await api.patch('/api/comments/1', { body: 'x' }),
    await api.delete('/api/comments/1'),
    await api.post('/api/comments/1/report', { reason: 'spam' }),
  ]) {
    expect([call.status(), call.headers()['www-authenticate']]).toEqual([401, challenge]);
  }
  expect((await api.get(`/api/add-comment/${post.id}`)).status()).toBe(200);
  const wrong = await api.get(`/api/add-comment/${post.id}`, { token: 'x.y.z' });
  expect([wrong.status(), (await wrong.json()).code]).toEqual([401, 'token_not_valid']);
  const put = await api.call('PUT', `/api/add-comment/${post.id}`, { body: {} });
  expect([put.status(), put.headers()['allow']]).toEqual([405, 'GET, POST, HEAD, OPTIONS']);
});

test('is public, revalidated by ETag for visitors and never kept for members', async ({ api, post }) => {
  const member = await api.newMember();
  const path = `/api/add-comment/${post.id}`;
  const first = await api.get(path);
  expect(first.headers()['cache-control']).toBe('public, no-cache');
  const etag = first.headers()['etag'] ?? '';
  expect((await api.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304);
  await write(api, post, member);
  expect((await api.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(200);
  const own = await api.get(path, { token: member.access });
  expect([own.headers()['cache-control'], own.headers()['etag']]).toEqual(['no-store', undefined]);
});

test('reports every bad field', async ({ api, post }) => {
  const { access: token } = await api.newMember();
  const path = `/api/add-comment/${post.id}`;
  for (const [body, messages] of [
    [{}, { body: required }],
    [{ body: ' \n ' }, { body: blank }],
    [{ body: '\u200b' }, { body: blank }],
    [
      { body: null, parent: 'x' },
      { body: ['This field may not be null.'], parent: ['A valid integer is required.'] },
    ],
    [{ body: 'a'.repeat(2_001) }, { body: ['Ensure this field has no more than 2000 characters.'] }],
    [{ body: 'a\u202eb' }, { body: ['Control characters are not allowed.'] }],
    [{ body: ['x'] }, { body: ['Not a valid string.'] }],
  ] as const) {
    const answer = await api.post(path, body, { token });
    expect([answer.status(), await answer.json()]).toEqual([400, messages]);
  }
  const raw = await api.post(path, Buffer.from('{"body":"a\\u0000b"}'), { token });
  expect([raw.status(), (await raw.json()).detail]).toEqual([
    400,
    expect.stringContaining('JSON parse error - '),
  ]);
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await api.post(path, Buffer.from('body=x'), { token, headers: form })).status()).toBe(415);
});

test('takes 2000 characters of two UTF-16 units each', async ({ api, post }) => {
  const member = await api.newMember();
  const body = '😀'.repeat(2_000);
  expect((await write(api, post, member, { body })).body).toBe(body);
});

test('ignores what only the server may say', async ({ api, post }) => {
  const [member, other] = [await api.newMember(), await api.newMember()];
  const hostile = {
    id: 1,
    post: 1,
    status: 'hidden',
    member: other.pk,
    author: { name: 'Editor' },
    created_at: 'x',
  };
  const comment = await write(api, post, member, hostile);
  expect(comment).toMatchObject({ post: post.id, status: 'visible', author: { name: 'Member' } });
});

test('there is nothing below what is no published post', async ({ api, content, post }) => {
  const { access: token } = await api.newMember();
  const draft = await content.post({
    category: (await content.category({ title: `B ${content.mark}` })).id,
    _status: 'draft',
  });
  for (const id of [draft.id, 99_999_999, 0, -1, 'abc', '1e3', post.slug, '99999999999999999999']) {
    for (const answer of [
      await api.get(`/api/add-comment/${id}`),
      await api.post(`/api/add-comment/${id}`, { body: sentence() }, { token }),
    ]) {
      expect([id, answer.status(), await answer.json()]).toEqual([id, 404, missing]);
    }
  }
});

test('has two levels', async ({ api, content, post }) => {
  const [first, second] = [await api.newMember(), await api.newMember()];
  const thread = await write(api, post, first);
  const later = await write(api, post, first);
  const reply = await write(api, post, second, { parent: thread.id });
  expect(reply).toMatchObject({ parent: thread.id, is_mine: true });
  expect(reply).not.toHaveProperty('replies');
  const answer = await write(api, post, first, { parent: String(thread.id) });
  const list = await read(api, post);
  expect([list.count, list.total_comments]).toEqual([2, 4]);
  expect(list.results.map(({ id }: { id: number }) => id)).toEqual([thread.id, later.id]);
  expect(list.results[0].replies.map(({ id }: { id: number }) => id)).toEqual([reply.id, answer.id]);
  expect(list.results[1].replies).toEqual([]);

  const elsewhere = await content.post({
    title: `Other ${content.mark}`,
    category: (await content.category({ title: `C ${content.mark}` })).id,
  });
  const path = `/api/add-comment/${post.id}`;
  const { access: token } = second;
  const tooDeep = await api.post(path, { body: sentence(), parent: reply.id }, { token });
  expect([tooDeep.status(), await tooDeep.json()]).toEqual([
    400,
    { parent: ['A reply cannot be replied to. Answer the first comment of its thread.'] },
  ]);
  const wrongPost = await api.post(
    `/api/add-comment/${elsewhere.id}`,
    { body: sentence(), parent: thread.id },
    { token },
  );
  expect([wrongPost.status(), await wrongPost.json()]).toEqual([
    400,
    { parent: [`Invalid pk "${thread.id}" - object does not exist.`] },
  ]);
  const nobody = await api.post(path, { body: sentence(), parent: 2_000_000_000 }, { token });
  expect([nobody.status(), await nobody.json()]).toEqual([
    400,
    { parent: ['Invalid pk "2000000000" - object does not exist.'] },
  ]);
});

test('the list has pages of threads', async ({ api, post }) => {
  const member = await api.newMember();
  const ids = [];
  for (let number = 0; number < 3; number += 1) ids.push((await write(api, post, member)).id);
  const path = `/api/add-comment/${post.id}`;
  const first = await (await api.get(`${path}?page_size=2`)).json();
  expect(first).toMatchObject({
    count: 3,
    previous: null,
    next: expect.stringMatching(/page_size=2&page=2$/),
  });
  const last = await (await api.get(`${path}?page_size=2&page=2`)).json();
  expect(last).toMatchObject({ count: 3, next: null });
  expect([...first.results, ...last.results].map(({ id }: { id: number }) => id)).toEqual(ids);
  const beyond = await api.get(`${path}?page_size=2&page=3`);
  expect([beyond.status(), await beyond.json()]).toEqual([404, { detail: 'Invalid page.' }]);
});

test.describe('what looks like spam waits for a moderator', () => {
  for (const [what, body] of [
    ['a link', 'Look at https://cheap.example/formula now'],
    ['a bare address', 'Look at cheap-formula.com now'],
    ['an email address', 'Write to ana@cheap.example'],
    ['shouting', 'THIS IS WHAT EVERYBODY HAS TO BUY'],
  ] as const) {
    test(`because of ${what}, seen by its writer alone`, async ({ api, post }) => {
      const [writer, reader] = [await api.newMember(), await api.newMember()];
      const comment = await write(api, post, writer, { body: `${body} ${randomUUID().slice(0, 6)}` });
      expect(comment).toMatchObject({ status: 'pending', is_mine: true });
      const empty = { count: 0, total_comments: 0, results: [] };
      expect(await read(api, post)).toMatchObject(empty);
      expect(await read(api, post, reader.access)).toMatchObject(empty);
      expect(await read(api, post, writer.access)).toMatchObject({
        count: 1,
        total_comments: 0,
        results: [{ id: comment.id, status: 'pending' }],
      });
      const answer = await api.post(
        `/api/add-comment/${post.id}`,
        { body: sentence(), parent: comment.id },
        { token: writer.access },
      );
      expect([answer.status(), await answer.json()]).toEqual([
        400,
        { parent: [`Invalid pk "${comment.id}" - object does not exist.`] },
      ]);
    });
  }

  test('because its writer, or at length somebody else, wrote it before', async ({ api, post }) => {
    const [writer, other] = [await api.newMember(), await api.newMember()];
    const body = sentence('This one trick made my child eat every vegetable');
    expect((await write(api, post, writer, { body })).status).toBe('visible');
    expect(
      (await write(api, post, writer, { body: body.toUpperCase().slice(0, 5) + body.slice(5) })).status,
    ).toBe('pending');
    expect((await write(api, post, other, { body })).status).toBe('pending');
    expect((await write(api, post, other, { body: 'Thank you!' })).status).toBe('visible');
  });
});

test('takes five a minute from one member', async ({ api, post }) => {
  const member = await api.newMember();
  for (let sent = 0; sent < 5; sent += 1) await write(api, post, member);
  const answer = await api.post(
    `/api/add-comment/${post.id}`,
    { body: sentence() },
    { token: member.access },
  );
  expect(answer.status()).toBe(429);
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  expect((await read(api, post)).count).toBe(5);
});

test.describe('one’s own comment', () => {
  test('can be changed', async ({ api, post }) => {
    const member = await api.newMember();
    const comment = await write(api, post, member);
    const path = `/api/comments/${comment.id}`;
    const body = sentence('Changed');
    const answer = await api.patch(`${path}/`, { body, status: 'hidden', post: 1 }, { token: member.access });
    expect(answer.status(), await answer.text()).toBe(200);
    const { replies: _replies, ...own } = comment;
    const changed = { ...own, body, edited_at: expect.any(String) };
    expect(await answer.json()).toEqual(changed);
    expect((await read(api, post, member.access)).results[0]).toMatchObject(changed);
    const blankText = await api.patch(path, { body: '' }, { token: member.access });
    expect([blankText.status(), await blankText.json()]).toEqual([400, { body: blank }]);
    const same = await api.patch(path, { body }, { token: member.access });
    expect(await same.json()).toMatchObject({ body, edited_at: (await answer.json()).edited_at });
  });

  test('waits when a link is put in, and goes on waiting when it is taken out', async ({ api, post }) => {
    const member = await api.newMember();
    const comment = await write(api, post, member);
    const path = `/api/comments/${comment.id}`;
    const { access: token } = member;
    const linked = await api.patch(path, { body: 'See www.cheap.example' }, { token });
    expect(await linked.json()).toMatchObject({ status: 'pending' });
    expect((await read(api, post)).count).toBe(0);
    const cleaned = await api.patch(path, { body: sentence() }, { token });
    expect(await cleaned.json()).toMatchObject({ status: 'pending' });
  });

  test('goes when it is deleted', async ({ api, post }) => {
    const member = await api.newMember();
    const comment = await write(api, post, member);
    const path = `/api/comments/${comment.id}`;
    const removed = await api.delete(path, { token: member.access });
    expect([removed.status(), (await removed.body()).length]).toEqual([204, 0]);
    expect(await read(api, post, member.access)).toMatchObject({ count: 0, total_comments: 0, results: [] });
    const again = await api.delete(path, { token: member.access });
    expect([again.status(), await again.json()]).toEqual([404, missing]);
  });

  test('leaves an empty place while it has replies', async ({ api, post }) => {
    const [first, second] = [await api.newMember(), await api.newMember()];
    const thread = await write(api, post, first);
    const reply = await write(api, post, second, { parent: thread.id });
    expect((await api.delete(`/api/comments/${thread.id}`, { token: first.access })).status()).toBe(204);
    for (const token of [undefined, first.access]) {
      const list = await read(api, post, token);
      expect([list.count, list.total_comments]).toEqual([1, 1]);
      expect(list.results[0]).toEqual({
        id: thread.id,
        post: post.id,
        parent: null,
        body: '',
        status: 'deleted',
        author: null,
        created_at: thread.created_at,
        edited_at: null,
        can_edit_until: null,
        is_mine: false,
        replies: [expect.objectContaining({ id: reply.id })],
      });
    }
    const raw = await (await api.get(`/api/add-comment/${post.id}`)).text();
    expect(raw).not.toContain(thread.body);
    const changed = await api.patch(`/api/comments/${thread.id}`, { body: 'x' }, { token: first.access });
    expect(changed.status()).toBe(404);
    const answer = await api.post(
      `/api/add-comment/${post.id}`,
      { body: sentence(), parent: thread.id },
      { token: second.access },
    );
    expect(answer.status()).toBe(400);
    await api.delete(`/api/comments/${reply.id}`, { token: second.access });
    expect(await read(api, post)).toMatchObject({ count: 0, results: [] });
  });
});

test('another member’s comment looks like one that never was', async ({ api, post }) => {
  const [writer, stranger] = [await api.newMember(), await api.newMember()];
  const comment = await write(api, post, writer);
  for (const id of [comment.id, 999_999_999, 'abc', '0']) {
    for (const answer of [
      await api.patch(`/api/comments/${id}`, { body: 'Mine now' }, { token: stranger.access }),
      await api.delete(`/api/comments/${id}`, { token: stranger.access }),
    ]) {
      expect([id, answer.status(), await answer.json()]).toEqual([id, 404, missing]);
    }
  }
  expect((await read(api, post)).results[0]).toMatchObject({ body: comment.body, edited_at: null });
});

test.describe('reports', () => {
  const thanks = { detail: 'Thank you. A moderator will look at it.' };
  const report = (api: Api, id: number | string, member: Member, data: object = { reason: 'unkind' }) =>
    api.post(`/api/comments/${id}/report`, data, { token: member.access });

  test('three members’ reports take a comment off the page until a moderator shows it again', async ({
    api,
    post,
  }) => {
    const writer = await api.newMember();
    const comment = await write(api, post, writer);
    const readers = [await api.newMember(), await api.newMember(), await api.newMember()];
    const [first, second, third] = readers;
    if (!first || !second || !third) throw new Error('three readers');
    for (let again = 0; again < 4; again += 1) {
      const answer = await report(api, comment.id, first, { reason: 'unsafe', note: 'Honey at four months' });
      expect([answer.status(), await answer.json()]).toEqual([201, thanks]);
    }
    await report(api, `${comment.id}`, second, { reason: 'other', note: null });
    expect((await read(api, post)).count).toBe(1);
    await report(api, comment.id, third);
    expect((await read(api, post)).count).toBe(0);
    expect((await read(api, post, writer.access)).results).toMatchObject([
      { id: comment.id, status: 'pending' },
    ]);
    expect((await report(api, comment.id, first)).status()).toBe(201);
    expect((await report(api, comment.id, await api.newMember())).status()).toBe(404);

    const headers = await signInStaff(api, 'moderator');
    const path = `/cms-api/comments/${comment.id}`;
    const seen = await (await api.get(`${path}?depth=1`, { headers })).json();
    expect(seen).toMatchObject({ status: 'pending', reportCount: 3, author: 'Member' });
    expect(seen.reports.docs.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      'other',
      'unkind',
      'unsafe',
    ]);
    const shown = await api.patch(path, { status: 'visible' }, { headers });
    expect((await shown.json()).doc).toMatchObject({ status: 'visible', reportCount: 0 });
    expect((await read(api, post)).count).toBe(1);
    expect((await report(api, comment.id, await api.newMember())).status()).toBe(201);
    expect((await read(api, post)).count).toBe(1);
  });

  test('are refused when they cannot be meant', async ({ api, post }) => {
    const [writer, reader] = [await api.newMember(), await api.newMember()];
    const comment = await write(api, post, writer);
    const own = await report(api, comment.id, writer);
    expect([own.status(), await own.json()]).toEqual([
      400,
      { detail: 'You cannot report your own comment.' },
    ]);
    for (const [data, messages] of [
      [{}, { reason: required }],
      [{ reason: 'ugly' }, { reason: ['"ugly" is not a valid choice.'] }],
      [
        { reason: 'spam', note: 'x'.repeat(501) },
        { note: ['Ensure this field has no more than 500 characters.'] },
      ],
    ] as const) {
      const answer = await report(api, comment.id, reader, data);
      expect([answer.status(), await answer.json()]).toEqual([400, messages]);
    }
    for (const id of ['999999999', 'abc']) {
      const answer = await report(api, id, reader);
      expect([answer.status(), await answer.json()]).toEqual([404, missing]);
    }
  });

  test('cannot be of what only its writer sees', async ({ api, post }) => {
    const [writer, reader] = [await api.newMember(), await api.newMember()];
    const comment = await write(api, post, writer, { body: 'www.cheap.example' });
    expect((await report(api, comment.id, reader)).status()).toBe(404);
  });
});

test.describe('staff', () => {
  test('a moderator hides a thread with its replies, and its writer can only delete it', async ({
    api,
    post,
  }) => {
    const [writer, other] = [await api.newMember(), await api.newMember()];
    const thread = await write(api, post, writer);
    await write(api, post, other, { parent: thread.id });
    const headers = await signInStaff(api, 'moderator');
    // As the panel's form sends it: with all that it has read.
    const shown = await (await api.get(`/cms-api/comments/${thread.id}?depth=0`, { headers })).json();
    expect(shown.member).toBe(writer.pk);
    const hidden = await api.patch(
      `/cms-api/comments/${thread.id}`,
      { ...shown, status: 'hidden' },
      { headers },
    );
    expect(hidden.status()).toBe(200);
    for (const token of [undefined, writer.access, other.access]) {
      expect(await read(api, post, token)).toMatchObject({ count: 0, total_comments: 0, results: [] });
    }
    const changed = await api.patch(
      `/api/comments/${thread.id}`,
      { body: sentence() },
      { token: writer.access },
    );
    expect([changed.status(), await changed.json()]).toEqual([
      403,
      { detail: 'A moderator has hidden this comment.' },
    ]);
    expect((await api.delete(`/api/comments/${thread.id}`, { token: writer.access })).status()).toBe(204);
  });

  test('words are their writer’s: staff change none, editors change nothing', async ({ api, post }) => {
    const comment = await write(api, post, await api.newMember());
    const path = `/cms-api/comments/${comment.id}`;
    for (const role of ['admin', 'moderator'] as const) {
      const headers = await signInStaff(api, role);
      await api.patch(
        path,
        { body: 'Put into their mouth', reportCount: 9, parent: 1, member: null },
        { headers },
      );
    }
    expect((await read(api, post)).results[0]).toMatchObject({
      body: comment.body,
      parent: null,
      author: { name: 'Member' },
    });
    const editor = await signInStaff(api, 'editor');
    expect((await api.get(path, { headers: editor })).status()).toBe(200);
    for (const call of [
      await api.patch(path, { status: 'hidden' }, { headers: editor }),
      await api.delete(path, { headers: editor }),
    ]) {
      expect(call.status()).toBe(403);
    }
    expect((await read(api, post)).count).toBe(1);
  });

  test('a comment that is deleted in the panel takes its replies and reports along', async ({
    api,
    post,
  }) => {
    const [writer, other] = [await api.newMember(), await api.newMember()];
    const thread = await write(api, post, writer);
    const reply = await write(api, post, other, { parent: thread.id });
    await api.post(`/api/comments/${reply.id}/report`, { reason: 'spam' }, { token: writer.access });
    const headers = await signInStaff(api, 'moderator');
    expect((await api.delete(`/cms-api/comments/${thread.id}`, { headers })).status()).toBe(200);
    expect(await read(api, post)).toMatchObject({ count: 0, total_comments: 0 });
    expect((await api.get(`/cms-api/comments/${reply.id}`, { headers })).status()).toBe(404);
  });

  test('a post that is deleted takes its comments along', async ({ api, content }) => {
    const category = await content.category({ title: `D ${content.mark}` });
    const doomed = await content.post({ title: `Doomed ${content.mark}`, category: category.id });
    const member = await api.newMember();
    const thread = await write(api, doomed, member);
    await write(api, doomed, member, { parent: thread.id });
    await api.post(
      `/api/comments/${thread.id}/report`,
      { reason: 'spam' },
      { token: (await api.newMember()).access },
    );
    const answer = await api.delete(`/cms-api/posts/${doomed.id}`, { headers: content.headers });
    expect(answer.status(), await answer.text()).toBe(200);
    expect((await api.delete(`/api/comments/${thread.id}`, { token: member.access })).status()).toBe(404);
  });

  test('a member who is switched off is named no more, and their comments stay', async ({ api, post }) => {
    const member = await named(api, { display_name: 'Ana of old' });
    await write(api, post, member);
    const headers = await signInStaff(api, 'admin');
    await api.patch(`/cms-api/members/${member.pk}`, { status: 'disabled' }, { headers });
    expect((await read(api, post)).results[0].author).toEqual({ name: 'Deleted member' });
    await api.delete(`/cms-api/members/${member.pk}`, { headers });
    expect((await read(api, post)).results[0].author).toEqual({ name: 'Deleted member' });
  });
});

test('the page has the comments in its HTML, inert, and counts them', async ({ api, post }) => {
  const member = await named(api, { display_name: '<i>Ana</i>' });
  const body = '</script><img src=x onerror=alert(1)> & javascript:alert(1)';
  const thread = await write(api, post, member, { body });
  await write(api, post, member, { parent: thread.id });
  await write(api, post, member, { body: 'https://only-mine.example' });
  const html = await (await api.get(`/blog/${post.slug}`)).text();
  expect(html).toContain('&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; javascript:alert(1)');
  expect(html).toContain('&lt;i&gt;Ana&lt;/i&gt;');
  expect(html).toContain('2 comments');
  expect(html).not.toContain('only-mine.example');
  expect(html).not.toContain('<img src=x');
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json = '']) => JSON.parse(json))
    .find((each) => each['@type'] === 'Article');
  expect(data.commentCount).toBe(2);
  expect(data.comment[0]).toEqual({
    '@type': 'Comment',
    text: body,
    dateCreated: thread.created_at,
    author: { '@type': 'Person', name: '<i>Ana</i>' },
  });
});
