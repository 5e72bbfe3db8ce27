import { randomUUID } from 'node:crypto';
import { type Api, expect, required } from './api-test';
import { signInStaff } from './staff-session';
import { type Member, test, missing, sentence, write, read, named } from './comments-test';

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

  test('because the very same words come again after the answer', async ({ api, post }) => {
    const writer = await api.newMember();
    const body = sentence('Peas came first here');
    const first = await write(api, post, writer, { body });
    const again = await write(api, post, writer, { body });
    expect([first.status, again.status]).toEqual(['visible', 'pending']);
    expect(again.id).not.toBe(first.id);
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
