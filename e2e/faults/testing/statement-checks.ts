import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { deleteAccount } from '../../../lib/accounts/server/member-data/delete-account';
import { askForReset } from '../../../lib/accounts/server/passwords/reset-password';
import { register } from '../../../lib/accounts/server/sign-in/register';
import { refreshSession } from '../../../lib/accounts/server/sessions/sessions';
import {
  freshAddress,
  freshEmail,
  goodPassword,
  newMember,
  type World,
} from '../../../lib/accounts/server/testing/world';
import { addComment } from '../../../lib/content/community/comments/add-comment';
import { makePost } from '../../../lib/content/community/comments/testing/make-post';
import { babyRequest } from '../../../lib/contract/nutriai-babies';
import { mealPlanRequest } from '../../../lib/contract/nutriai-plans';
import {
  readRows,
  sql,
  withWriteTransaction,
  type WriteTransaction,
} from '../../../lib/platform/database/sql';
import { bodyHash, runOnce } from '../../../lib/platform/http/idempotency';
import { addBaby } from '../../../lib/nutriai/server/babies/babies';
import { storePlan, makePlan } from '../../../lib/nutriai/server/plans/make-plan';
import { getSettings } from '../../../lib/platform/settings/settings';
import config from '../../../payload.config';
import { handleEndpoints } from 'payload';
import * as z from 'zod';
import { type Breaker } from './break-statements';

export interface FaultWorld extends World {
  breaker: Breaker;
}

export type FaultChecks = Readonly<Record<string, (world: FaultWorld) => Promise<void>>>;

const anyRow = z.record(z.string(), z.unknown());
const dayMs = 24 * 60 * 60_000;
/** Counters of limits are counted whether or not the call goes well. */
const counters = new Set(['rate_limits', 'sqlite_sequence', 'sqlite_schema']);

/** All that is stored, as one hash. */
export async function everything({ payload }: World): Promise<string> {
  const tables = await readRows(
    payload,
    z.object({ name: z.string() }),
    // What a virtual table keeps for itself shows through it, and cannot always be read.
    sql`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') ORDER BY name`,
  );
  const hash = createHash('sha256');
  for (const { name } of tables.filter((table) => !counters.has(table.name))) {
    const rows = await readRows(payload, anyRow, sql.raw(`SELECT * FROM "${name}"`));
    hash.update(name).update(
      rows
        .map((row) => JSON.stringify(row))
        .sort()
        .join('\n'),
    );
  }
  return hash.digest('hex');
}

/**
 * Lets the first call of the database fail, then the second, and so on until the work gets through: after
 * each failure everything is as before, and the work can be done again at once. At least `atLeast` calls must
 * have failed, or the test proves nothing.
 */
async function failingAtEachCall(
  world: FaultWorld,
  { work, atLeast }: { work: () => Promise<unknown>; atLeast: number },
): Promise<void> {
  const { breaker } = world;
  const before = await everything(world);
  for (let call = 1; call < 200; call += 1) {
    breaker.breakAt(call);
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ error }),
    );
    const isThrough = breaker.calls() < call;
    breaker.breakAt(Number.POSITIVE_INFINITY);
    if (isThrough) {
      assert.equal(failure, null, `failed without cause: ${String(failure?.error)}`);
      assert.ok(call > atLeast, `only ${call - 1} calls failed`);
      assert.notEqual(await everything(world), before, 'the work did nothing');
      return;
    }
    if (!failure) {
      // What comes after the commit may fail (the log is emptied later): then all of it is done.
      assert.ok(call > atLeast, `call ${call} failed, and the work said that it was done`);
      assert.notEqual(
        await everything(world),
        before,
        `call ${call} failed, and the work said that it was done`,
      );
      return;
    }
    assert.equal(await everything(world), before, `call ${call} left something half done`);
  }
  assert.fail('it never got through');
}

const inTransaction = <Result>(world: World, work: (transaction: WriteTransaction) => Promise<Result>) =>
  withWriteTransaction(world.payload, work);

export const statementChecks: FaultChecks = {
  'registering: each call of the database that fails leaves all as it was': async (world) => {
    const email = freshEmail();
    await failingAtEachCall(world, {
      work: () =>
        register(
          world,
          { email, password: goodPassword },
          { address: freshAddress(), deviceName: 'Firefox' },
        ),
      atLeast: 4,
    });
  },
  'renewing a token: a call that fails leaves the old one good': async (world) => {
    const { refresh } = await newMember(world);
    await failingAtEachCall(world, {
      work: () => refreshSession(world, refresh),
      atLeast: 3,
    });
  },
  'asking for a new password: the wish is stored or refused': async (world) => {
    await failingAtEachCall(world, { work: () => askForReset(world, freshEmail()), atLeast: 2 });
  },
  'a comment: there or not': async (world) => {
    const [member, postId] = [await newMember(world), await makePost(world)];
    const caller = { memberId: member.id, sessionId: null };
    await failingAtEachCall(world, {
      work: () =>
        inTransaction(world, (transaction) =>
          addComment(world, {
            transaction,
            caller,
            comment: { postId, body: 'We tried pears today.', parent: null, arrivedMs: world.nowMs() },
          }),
        ),
      atLeast: 5,
    });
  },
  'a plan with an Idempotency-Key: kept with its answer, or not at all': async (world) => {
    const caller = { memberId: (await newMember(world)).id, sessionId: null };
    const birthDate = new Date(world.nowMs() - 240 * dayMs).toISOString().slice(0, 10);
    const baby = await inTransaction(world, (transaction) =>
      addBaby(world, {
        transaction,
        caller,
        baby: babyRequest.parse({ name: 'Ada', birth_date: birthDate }),
      }),
    );
    const wish = mealPlanRequest.parse({
      baby: baby.id,
      start_date: new Date(world.nowMs()).toISOString().slice(0, 10),
      days: 1,
      seed: 7,
    });
    const made = await makePlan(world, caller, {
      wanted: wish,
      call: {
        signal: new AbortController().signal,
        onStep: () => undefined,
      },
    });
    const { TOKEN_SECRET } = getSettings();
    const call = {
      key: 'plan-1',
      caller: caller.memberId,
      method: 'POST',
      path: '/api/nutriai/meal-plans',
      bodyHash: bodyHash('', wish),
    };
    const answerOf = (result: unknown) => ({ status: 201, body: JSON.stringify(result) });
    await failingAtEachCall(world, {
      work: () =>
        runOnce(
          world.payload,
          { secret: TOKEN_SECRET, call, nowMs: world.nowMs(), answerOf },
          (transaction) => storePlan(world, { transaction, caller, plan: made }),
        ),
      atLeast: 6,
    });
  },
  'deleting an account: all of it or nothing': async (world) => {
    const { id, password } = await newMember(world);
    const caller = { memberId: id, sessionId: null };
    const birthDate = new Date(world.nowMs() - 240 * dayMs).toISOString().slice(0, 10);
    await inTransaction(world, (transaction) =>
      addBaby(world, {
        transaction,
        caller,
        baby: babyRequest.parse({ name: 'Ida', birth_date: birthDate }),
      }),
    );
    await failingAtEachCall(world, { work: () => deleteAccount(world, caller, { password }), atLeast: 10 });
  },
  'the panel’s own REST: what cannot be stored for now is refused with 503, whatever call fails': async ({
    payload,
    breaker,
  }) => {
    const credentials = { email: 'rest@example.test', password: goodPassword };
    await payload.create({ collection: 'staff', data: { ...credentials, name: 'Rest', role: 'editor' } });
    const { token } = await payload.login({ collection: 'staff', data: credentials });
    const path = '/cms-api/categories';
    const send = () =>
      handleEndpoints({
        config,
        path,
        request: new Request(`http://localhost${path}`, {
          method: 'POST',
          headers: { authorization: `JWT ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({
            title: 'Sleep',
            slug: 'sleep-rest',
            description: 'How babies sleep.',
            tone: 'pear',
            order: 1,
          }),
        }),
      });
    const statuses: number[] = [];
    for (let call = 1; statuses.at(-1) !== 201 && call < 60; call += 1) {
      breaker.breakAt(call);
      statuses.push((await send()).status);
    }
    breaker.breakAt(Number.POSITIVE_INFINITY);
    assert.equal(statuses.at(-1), 201);
    // Whom Payload cannot find it takes for nobody.
    const refused = statuses.slice(0, -1).filter((status) => status !== 403);
    assert.ok(refused.length >= 3, statuses.join());
    assert.deepEqual(new Set(refused), new Set([503]));
    await payload.delete({ collection: 'audit-events', where: {} });
  },
};
