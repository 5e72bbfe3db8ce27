import assert from 'node:assert/strict';
import * as z from 'zod';
import { type Checks, dayMs, refused, type World } from '../../../accounts/server/testing/world';
import { deleteExpiredAnswers } from '../../../content/cms/jobs/delete-expired-answers';
import { numberColumn, readRows, sql, type WriteTransaction } from '../../database/sql';
import { AnsweredBefore, answerBefore, bodyHash, type CallIdentity, runOnce } from '../idempotency';

const secret = 'a secret for tests that is long enough';
const conflictText = { detail: 'This Idempotency-Key was used before with another body.' };
let made = 0;

function newCall(overrides: Partial<CallIdentity> = {}): CallIdentity {
  made += 1;
  return {
    key: `key ${made}`,
    caller: 'member 1',
    method: 'POST',
    path: '/api/things',
    bodyHash: bodyHash('', { made }),
    ...overrides,
  };
}

/** Makes a poll, as a thing that can be counted. */
function makeThing(world: World, call: CallIdentity, name = call.key): Promise<{ id: number }> {
  const work = async ({ req }: WriteTransaction) => {
    const data = { question: name, options: [{ label: 'a' }, { label: 'b' }] };
    const { id } = await world.payload.create({ collection: 'polls', data, depth: 0, req });
    return { id };
  };
  const answerOf = (result: { id: number }) => ({ status: 201, body: JSON.stringify(result) });
  return runOnce(world.payload, { secret, call, nowMs: world.nowMs(), answerOf }, work);
}

async function countThings(world: World, name: string): Promise<number> {
  const where = { question: { equals: name } };
  return (await world.payload.count({ collection: 'polls', where })).totalDocs;
}

async function answeredBefore(work: Promise<unknown>): Promise<AnsweredBefore> {
  const error: unknown = await work.then(
    () => new Error('was not answered before'),
    (caught: unknown) => caught,
  );
  if (!(error instanceof AnsweredBefore)) throw error;
  return error;
}

export const idempotencyChecks: Checks = {
  'a call that comes again makes nothing and gets the first answer': async (world) => {
    const call = newCall();
    assert.equal(await answerBefore(world.payload, { secret, call, nowMs: world.nowMs() }), null);
    const { id } = await makeThing(world, call);
    const kept = { status: 201, body: JSON.stringify({ id }) };
    assert.deepEqual(await answerBefore(world.payload, { secret, call, nowMs: world.nowMs() }), kept);
    assert.deepEqual((await answeredBefore(makeThing(world, call))).answer, kept);
    assert.equal(await countThings(world, call.key), 1);
  },
  'twenty calls at once make one thing': async (world) => {
    const call = newCall();
    const ends = await Promise.allSettled(Array.from({ length: 20 }, () => makeThing(world, call)));
    assert.equal(ends.filter(({ status }) => status === 'fulfilled').length, 1);
    const others = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason as unknown);
    assert.ok(others.every((reason) => reason instanceof AnsweredBefore));
    assert.equal(await countThings(world, call.key), 1);
  },
  'work that fails leaves neither a thing nor a key': async (world) => {
    const call = newCall();
    const answerOf = () => ({ status: 201, body: '{}' });
    const failing = runOnce(
      world.payload,
      { secret, call, nowMs: world.nowMs(), answerOf },
      async ({ req }) => {
        const data = { question: call.key, options: [{ label: 'a' }, { label: 'b' }] };
        await world.payload.create({ collection: 'polls', data, req });
        throw new Error('in the middle');
      },
    );
    await assert.rejects(failing, /in the middle/);
    assert.equal(await countThings(world, call.key), 0);
    await makeThing(world, call);
    assert.equal(await countThings(world, call.key), 1);
  },
  'an answer that cannot be made leaves nothing behind': async (world) => {
    const call = newCall();
    const answerOf = () => {
      throw new Error('no answer');
    };
    const failing = runOnce(
      world.payload,
      { secret, call, nowMs: world.nowMs(), answerOf },
      async ({ req }) => {
        const data = { question: call.key, options: [{ label: 'a' }, { label: 'b' }] };
        await world.payload.create({ collection: 'polls', data, req });
      },
    );
    await assert.rejects(failing, /no answer/);
    assert.equal(await countThings(world, call.key), 0);
  },
  'another body under the same key is refused': async (world) => {
    const call = newCall();
    await makeThing(world, call);
    const other = { ...call, bodyHash: bodyHash('', 'another') };
    await refused(
      answerBefore(world.payload, { secret, call: other, nowMs: world.nowMs() }),
      409,
      conflictText,
    );
    await refused(makeThing(world, other), 409, conflictText);
    assert.equal(await countThings(world, call.key), 1);
  },
  'caller, method and path make a key another one': async (world) => {
    const call = newCall();
    await makeThing(world, call);
    for (const other of [{ caller: 'member 2' }, { method: 'PUT' }, { path: '/api/other' }]) {
      await makeThing(world, { ...call, ...other });
    }
    assert.equal(await countThings(world, call.key), 4);
  },
  'a key is free again after a day, and every night the old ones go': async (world) => {
    const [old, fresh] = [newCall(), newCall()];
    const nowMs = world.nowMs();
    const answerOf = () => ({ status: 204, body: '' });
    const keep = (call: CallIdentity, atMs: number) =>
      runOnce(world.payload, { secret, call, nowMs: atMs, answerOf }, async () => undefined);
    await keep(old, nowMs - dayMs);
    await keep(fresh, nowMs - dayMs + 60_000);
    assert.equal(await answerBefore(world.payload, { secret, call: old, nowMs }), null);
    assert.deepEqual(await answerBefore(world.payload, { secret, call: fresh, nowMs }), {
      status: 204,
      body: '',
    });

    const again = newCall();
    await keep(again, nowMs - dayMs);
    await keep(again, nowMs);
    assert.notEqual(await answerBefore(world.payload, { secret, call: again, nowMs }), null);

    const { handler } = deleteExpiredAnswers;
    if (typeof handler !== 'function') throw new Error('the job has no handler');
    await handler({ req: { payload: world.payload } } as Parameters<typeof handler>[0]);
    const row = z.object({ expired: numberColumn });
    const expired = sql`SELECT count(*) AS expired FROM idempotency_keys WHERE expires_at_ms <= ${nowMs}`;
    assert.deepEqual(await readRows(world.payload, row, expired), [{ expired: 0 }]);
    assert.notEqual(await answerBefore(world.payload, { secret, call: fresh, nowMs }), null);
  },
  'neither a key nor an answer can be read from the database': async (world) => {
    const call = newCall({ key: 'canary-key', caller: 'canary-caller', path: '/api/canary' });
    await makeThing(world, call, 'canary-thing');
    const rows = await readRows(world.payload, z.unknown(), sql`SELECT * FROM idempotency_keys`);
    assert.doesNotMatch(JSON.stringify(rows), /canary/);
  },
};
