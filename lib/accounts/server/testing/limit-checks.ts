import assert from 'node:assert/strict';
import * as z from 'zod';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { countUse, enforceLimit } from '../../../platform/http/rate-limit';
import { type Checks, freshAddress, freshEmail, minuteMs, refused } from './world';

const counter = z.object({ key: z.string(), points: numberColumn });
const counted = z.object({ count: numberColumn });

export const limitChecks: Checks = {
  'fifty parallel uses of a limit of ten let ten through': async (world) => {
    const subject = freshAddress();
    const uses = await Promise.allSettled(
      Array.from({ length: 50 }, () => enforceLimit(world, { name: 'login', subject })),
    );
    assert.equal(uses.filter(({ status }) => status === 'fulfilled').length, 10);
    for (const use of uses) {
      if (use.status === 'rejected') assert.equal(use.reason.status, 429);
    }
  },
  'every use is counted, however many come at once': async (world) => {
    const subject = freshAddress();
    const points = await Promise.all(
      Array.from({ length: 50 }, () =>
        withWriteTransaction(world.payload, async (transaction) => {
          const use = await countUse(transaction, { name: 'refresh', subject }, world.nowMs());
          return use.points;
        }),
      ),
    );
    assert.deepEqual(
      points.sort((one, other) => one - other),
      Array.from({ length: 50 }, (_, index) => index + 1),
    );
  },
  'a refusal says when to come back, and then lets in again': async (world) => {
    const use = { name: 'register', subject: freshAddress() } as const;
    for (let time = 0; time < 5; time += 1) await enforceLimit(world, use);
    world.advanceMs(20 * minuteMs);
    const refusal = await refused(enforceLimit(world, use), 429);
    assert.equal(refusal.headers['Retry-After'], '2400');
    assert.deepEqual(refusal.body, {
      detail: 'Request was throttled. Expected available in 2400 seconds.',
    });
    world.advanceMs(40 * minuteMs);
    await enforceLimit(world, use);
  },
  'limits and subjects do not touch each other': async (world) => {
    const subject = freshAddress();
    for (let time = 0; time < 5; time += 1) await enforceLimit(world, { name: 'contact', subject });
    await refused(enforceLimit(world, { name: 'contact', subject }), 429);
    await enforceLimit(world, { name: 'register', subject });
    await enforceLimit(world, { name: 'contact', subject: freshAddress() });
  },
  'neither address nor e-mail is stored': async (world) => {
    const subject = [freshEmail(), freshAddress()];
    await enforceLimit(world, { name: 'passwordResetAgain', subject });
    const rows = await readRows(world.payload, counter, sql`SELECT key, points FROM rate_limits`);
    assert.ok(rows.length > 0);
    for (const { key } of rows) assert.match(key, /^[\w-]{43}$/);
  },
  'counters that are past are swept away': async (world) => {
    const count = async () =>
      (
        await readRows(
          world.payload,
          counted,
          sql`SELECT count(*) AS count FROM rate_limits WHERE resets_at_ms <= ${world.nowMs()}`,
        )
      )[0]?.count;
    for (let time = 0; time < 3; time += 1)
      await enforceLimit(world, { name: 'login', subject: freshAddress() });
    world.advanceMs(11 * minuteMs);
    assert.ok(((await count()) ?? 0) >= 3);
    await enforceLimit(world, { name: 'login', subject: freshAddress() });
    assert.equal(await count(), 0);
  },
  'a transaction that throws leaves nothing, and the next one gets its turn': async (world) => {
    const use = { name: 'contact', subject: freshAddress() } as const;
    const failing = withWriteTransaction(world.payload, async (transaction) => {
      await countUse(transaction, use, world.nowMs());
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    const points = await withWriteTransaction(
      world.payload,
      async (transaction) => (await countUse(transaction, use, world.nowMs())).points,
    );
    assert.equal(points, 1);
  },
  'an operation of the Local API belongs to the transaction that it is given': async (world) => {
    const email = freshEmail();
    const failing = withWriteTransaction(world.payload, async ({ rows, req }) => {
      const data = { email, status: 'active', preferences: {} } as const;
      await world.payload.create({ collection: 'members', data, overrideAccess: true, req });
      await rows(noColumns, sql`UPDATE members SET first_name = 'x' WHERE email = ${email}`);
      throw new Error('changed my mind');
    });
    await assert.rejects(failing, /changed my mind/);
    const [row] = await readRows(
      world.payload,
      counted,
      sql`SELECT count(*) AS count FROM members WHERE email = ${email}`,
    );
    assert.equal(row?.count, 0);
  },
};
