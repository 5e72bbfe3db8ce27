import { blank, expect } from './api-test';
import { test, missing, sentence, write, read } from './comments-test';

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
