import assert from 'node:assert/strict';
import {
  type Checks,
  eraseMember,
  minuteMs,
  newMember,
  refused,
  type World,
} from '../../../../accounts/server/testing/world';
import { withWriteTransaction } from '../../../../platform/database/sql';
import { addComment } from '../add-comment';
import { changeComment, deleteComment } from '../change-comment';
import { countComments, listComments } from '../list-comments';
import { reportComment } from '../report-comment';
import { makePost } from './make-post';

const page = { limit: 100, offset: 0 };
let written = 0;

async function newCaller(world: World) {
  return { memberId: (await newMember(world)).id, sessionId: null };
}

/** What is not said is a text that nobody wrote before. */
function write(
  world: World,
  postId: number,
  caller: { memberId: string; sessionId: null },
  { body, parent }: { body?: string; parent?: number } = {},
) {
  written += 1;
  const comment = { body: body ?? `Comment number ${written}`, parent, postId, arrivedMs: world.nowMs() };
  return withWriteTransaction(world.payload, (transaction) =>
    addComment(world, { transaction, caller, comment }),
  );
}

const report = (world: World, id: number, caller: { memberId: string; sessionId: null }) =>
  withWriteTransaction(world.payload, (transaction) =>
    reportComment(world, { transaction, caller, report: { id, reason: 'spam', note: null } }),
  );

const list = (world: World, postId: number, memberId: string | null = null) =>
  listComments(world.payload, { postId, page, reader: { memberId, nowMs: world.nowMs() } });

export const commentChecks: Checks = {
  'a comment can be changed for fifteen minutes, and deleted at any time': async (world) => {
    const [post, caller] = [await makePost(world), await newCaller(world)];
    const { id, created_at: createdAt } = await write(world, post, caller);
    world.advanceMs(Date.parse(createdAt) + 15 * minuteMs - 1 - world.nowMs());
    const [before] = (await list(world, post, caller.memberId)).results;
    assert.ok(before?.can_edit_until);
    await changeComment(world, caller, { id, body: 'Just in time' });
    world.advanceMs(1);
    const late = { detail: 'A comment can be changed for 15 minutes. This time is over.' };
    await refused(changeComment(world, caller, { id, body: 'Too late' }), 403, late);
    const [after] = (await list(world, post, caller.memberId)).results;
    assert.deepEqual([after?.body, after?.can_edit_until], ['Just in time', null]);
    world.advanceMs(365 * 24 * 60 * minuteMs);
    await deleteComment(world, caller, id);
    assert.equal((await list(world, post)).count, 0);
  },
  'the sixth comment within ten minutes waits': async (world) => {
    const [post, caller] = [await makePost(world), await newCaller(world)];
    world.advanceMs(Date.now() - world.nowMs());
    const statuses = [];
    for (let number = 0; number < 6; number += 1) statuses.push((await write(world, post, caller)).status);
    assert.deepEqual(statuses, ['visible', 'visible', 'visible', 'visible', 'visible', 'pending']);
  },
  'a button that is pressed twice writes one comment, however fast': async (world) => {
    const [post, other, caller] = [await makePost(world), await makePost(world), await newCaller(world)];
    world.advanceMs(Date.now() - world.nowMs());
    const body = 'Pressed twice';
    const pressed = await Promise.all([1, 2, 3].map(() => write(world, post, caller, { body })));
    const [first] = pressed;
    assert.ok(first);
    for (const comment of pressed) assert.deepEqual(comment, first);
    assert.equal(first.status, 'visible');
    assert.equal((await list(world, post)).totalComments, 1);
    world.advanceMs(Date.now() + 1 - world.nowMs());
    const again = await write(world, post, caller, { body });
    assert.notEqual(again.id, first.id);
    assert.equal(again.status, 'pending');
    assert.equal((await list(world, post)).totalComments, 1);

    const ids = new Set([first.id]);
    const isAnother = async (comment: Promise<{ id: number }>) => {
      const { id } = await comment;
      assert.ok(!ids.has(id));
      ids.add(id);
    };
    await isAnother(write(world, post, await newCaller(world), { body }));
    await isAnother(write(world, other, caller, { body }));
    await isAnother(write(world, post, caller, { body: `${body}!` }));
    const reply = write(world, post, caller, { body, parent: first.id });
    await isAnother(reply);
    assert.equal((await write(world, post, caller, { body, parent: first.id })).id, (await reply).id);
    world.advanceMs(minuteMs);
    await isAnother(write(world, post, caller, { body }));
    world.advanceMs(Date.now() - world.nowMs());
  },
  'a comment that was deleted may be written again at once': async (world) => {
    const [post, caller] = [await makePost(world), await newCaller(world)];
    world.advanceMs(Date.now() - world.nowMs());
    const first = await write(world, post, caller, { body: 'Second thoughts' });
    await deleteComment(world, caller, first.id);
    const again = await write(world, post, caller, { body: 'Second thoughts' });
    assert.equal((await list(world, post, caller.memberId)).results[0]?.id, again.id);
  },
  'a text may be written again after a day, and by others after a week': async (world) => {
    const [post, caller, other] = [await makePost(world), await newCaller(world), await newCaller(world)];
    world.advanceMs(Date.now() - world.nowMs());
    const body = 'A long text of more than forty characters, word for word the same.';
    await write(world, post, caller, { body });
    assert.equal((await write(world, post, other, { body })).status, 'pending');
    world.advanceMs(25 * 60 * minuteMs);
    const mine = await newCaller(world);
    assert.equal((await write(world, post, mine, { body })).status, 'pending');
    world.advanceMs(8 * 24 * 60 * minuteMs);
    assert.equal((await write(world, post, caller, { body })).status, 'visible');
    world.advanceMs(Date.now() - world.nowMs());
  },
  'reports of twenty members at once are counted one by one': async (world) => {
    const [post, writer] = [await makePost(world), await newCaller(world)];
    const { id } = await write(world, post, writer);
    const readers = [await newCaller(world), await newCaller(world)];
    await Promise.allSettled(
      readers.flatMap((reader) => Array.from({ length: 10 }, () => report(world, id, reader))),
    );
    assert.equal((await list(world, post)).count, 1);
    await report(world, id, await newCaller(world));
    assert.equal((await list(world, post)).count, 0);
  },
  'lists count what everybody sees, for many posts in one go': async (world) => {
    const [first, second, third] = [await makePost(world), await makePost(world), await makePost(world)];
    const [caller, other] = [await newCaller(world), await newCaller(world)];
    const thread = await write(world, first, caller);
    await write(world, first, other, { parent: thread.id });
    await write(world, first, other, { body: 'www.not-counted.example' });
    await write(world, second, other);
    const counts = await countComments(world.payload, [first, second, third]);
    assert.deepEqual(
      [...counts].sort(([a], [b]) => a - b),
      [
        [first, 2],
        [second, 1],
      ],
    );
    assert.equal((await countComments(world.payload, [])).size, 0);
    await world.payload.update({ collection: 'comments', id: thread.id, data: { status: 'hidden' } });
    assert.equal((await countComments(world.payload, [first])).size, 0);
    assert.deepEqual(await list(world, first), { count: 0, totalComments: 0, results: [] });
  },
  'comments of an erased member stay without a name': async (world) => {
    const [post, caller] = [await makePost(world), await newCaller(world)];
    const { id } = await write(world, post, caller);
    await report(world, id, await newCaller(world));
    await eraseMember(world, caller.memberId);
    const [comment] = (await list(world, post)).results;
    assert.deepEqual([comment?.id, comment?.author], [id, { name: 'Deleted member' }]);
  },
  'the note of a report goes with its member, and the report stays': async (world) => {
    const [post, writer, reader] = [await makePost(world), await newCaller(world), await newCaller(world)];
    const { id } = await write(world, post, writer);
    await report(world, id, reader);
    const reports = () =>
      world.payload.find({ collection: 'comment-reports', where: { comment: { equals: id } }, depth: 0 });
    const [before] = (await reports()).docs;
    assert.ok(before);
    await world.payload.update({
      collection: 'comment-reports',
      id: before.id,
      data: { note: 'my child choked' },
    });
    await world.payload.delete({ collection: 'members', id: reader.memberId });
    const { docs } = await reports();
    assert.deepEqual(
      docs.map(({ note, member }) => [note ?? null, member ?? null]),
      [[null, null]],
    );
  },
};
