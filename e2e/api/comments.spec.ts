import { blank, challenge, expect, required } from './api-test';
import { test, missing, sentence, write, read, named } from './comments-test';

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
