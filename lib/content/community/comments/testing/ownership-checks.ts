import assert from 'node:assert/strict';
import * as z from 'zod';
import { listOwnComments } from '../own-comments';
import {
  type Checks,
  eraseMember,
  newMember,
  refused,
  setStatus,
  type World,
} from '../../../../accounts/server/testing/world';
import { readRows, sql, withWriteTransaction } from '../../../../platform/database/sql';
import type { Caller } from '../../../../platform/http/service-context';
import { addComment } from '../add-comment';
import { changeComment, deleteComment } from '../change-comment';
import { listComments } from '../list-comments';
import { reportComment } from '../report-comment';
import { makePost } from './make-post';

const page = { limit: 100, offset: 0 };
const missing = { detail: 'Not found.' };
const neverWritten = 2_000_000_000;
let written = 0;

async function newCaller(world: World): Promise<Caller> {
  return { memberId: (await newMember(world)).id, sessionId: null };
}

async function write(world: World, caller: Caller, { post, parent }: { post: number; parent?: number }) {
  written += 1;
  const comment = {
    body: `Somebody’s own comment ${written}`,
    parent,
    postId: post,
    arrivedMs: world.nowMs(),
  };
  return withWriteTransaction(world.payload, (transaction) =>
    addComment(world, { transaction, caller, comment }),
  );
}

const report = (world: World, caller: Caller, id: number) =>
  withWriteTransaction(world.payload, (transaction) =>
    reportComment(world, { transaction, caller, report: { id, reason: 'spam', note: null } }),
  );

async function changesNothing(world: World, work: () => Promise<unknown>): Promise<void> {
  const contents = async () => {
    const rowsOf = (table: string) =>
      readRows(world.payload, z.unknown(), sql`SELECT * FROM ${sql.raw(table)} ORDER BY id`);
    return JSON.stringify([await rowsOf('comments'), await rowsOf('comment_reports')]);
  };
  const before = await contents();
  await work();
  assert.equal(await contents(), before);
}

const idsOf = async (world: World, { memberId }: Caller) =>
  (await listOwnComments(world.payload, memberId, page)).results.map(({ id }) => id);

/** Whose a comment is, at the services themselves. */
export const commentOwnershipChecks: Checks = {
  'a comment of another member is answered like one that never was': async (world) => {
    const [post, writer, other] = [await makePost(world), await newCaller(world), await newCaller(world)];
    const { id } = await write(world, writer, { post });
    const own = await write(world, other, { post, parent: id });
    await changesNothing(world, async () => {
      for (const strange of [id, neverWritten]) {
        await refused(changeComment(world, other, { id: strange, body: 'Mine now' }), 404, missing);
        await refused(deleteComment(world, other, strange), 404, missing);
      }
      await refused(changeComment(world, writer, { id: own.id, body: 'Mine now' }), 404, missing);
      await refused(deleteComment(world, writer, own.id), 404, missing);
    });
    assert.equal((await changeComment(world, writer, { id, body: 'Said otherwise' })).body, 'Said otherwise');
  },

  'a member’s list has their own comments alone': async (world) => {
    const [post, one, other] = [await makePost(world), await newCaller(world), await newCaller(world)];
    const first = await write(world, one, { post });
    const reply = await write(world, other, { post, parent: first.id });
    assert.deepEqual(await idsOf(world, one), [first.id]);
    assert.deepEqual(await idsOf(world, other), [reply.id]);
    assert.deepEqual(await idsOf(world, await newCaller(world)), []);
  },

  'a comment that waits is shown to its writer alone': async (world) => {
    const [post, writer, other] = [await makePost(world), await newCaller(world), await newCaller(world)];
    const { id } = await write(world, writer, { post });
    await world.payload.update({ collection: 'comments', id, data: { status: 'pending' } });
    const seenBy = async (memberId: string | null) =>
      (await listComments(world.payload, { postId: post, page, reader: { memberId, nowMs: world.nowMs() } }))
        .results.length;
    assert.deepEqual(
      [await seenBy(writer.memberId), await seenBy(other.memberId), await seenBy(null)],
      [1, 0, 0],
    );
    await changesNothing(world, async () => {
      await refused(report(world, other, id), 404, missing);
      await refused(write(world, other, { post, parent: id }), 400);
    });
  },

  'nobody reports their own comment, or one that never was': async (world) => {
    const [post, writer] = [await makePost(world), await newCaller(world)];
    const { id } = await write(world, writer, { post });
    await changesNothing(world, async () => {
      await refused(report(world, writer, id), 400, { detail: 'You cannot report your own comment.' });
      await refused(report(world, writer, neverWritten), 404, missing);
    });
  },

  'a reply stays below the post of its thread': async (world) => {
    const [post, elsewhere] = [await makePost(world), await makePost(world)];
    const [writer, other] = [await newCaller(world), await newCaller(world)];
    const { id } = await write(world, writer, { post });
    const reply = await write(world, other, { post, parent: id });
    await changesNothing(world, async () => {
      for (const parent of [id, neverWritten]) {
        const problem = { parent: [`Invalid pk "${parent}" - object does not exist.`] };
        await refused(write(world, other, { post: elsewhere, parent }), 400, problem);
      }
      await refused(write(world, writer, { post, parent: reply.id }), 400);
      await refused(write(world, writer, { post: neverWritten }), 404);
    });
  },

  'a comment of a member who was erased or switched off is nobody’s to change': async (world) => {
    const [post, other] = [await makePost(world), await newCaller(world)];
    const [erased, disabled] = [await newCaller(world), await newCaller(world)];
    const [first, second] = [await write(world, erased, { post }), await write(world, disabled, { post })];
    await eraseMember(world, erased.memberId);
    await setStatus(world, disabled.memberId, 'disabled');
    await changesNothing(world, async () => {
      for (const { id } of [first, second]) {
        await refused(changeComment(world, other, { id, body: 'Mine now' }), 404, missing);
        await refused(deleteComment(world, other, id), 404, missing);
      }
      await refused(changeComment(world, erased, { id: first.id, body: 'Still mine' }), 404, missing);
    });
  },
};
