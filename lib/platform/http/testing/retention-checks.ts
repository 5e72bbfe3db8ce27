import assert from 'node:assert/strict';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import * as z from 'zod';
import { type Checks, newMember, type World } from '../../../accounts/server/testing/world';
import { deleteExpired, deleteOldOutbox } from '../../../content/cms/jobs/delete-expired';
import { monthsBefore } from '../../../content/cms/jobs/months-before';
import { dataPath } from '../../files/data-dir';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../database/sql';

/** As docs/privacy.md and the privacy page promise, so that nobody makes a term longer by changing one number. */
const promised = { messageMonths: 12, auditMonths: 12, outboxDays: 30 };

const dayMs = 86_400_000;
const minuteMs = 60_000;

async function countOf(world: World, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await readRows(world.payload, z.object({ count: numberColumn }), statement);
  return row?.count ?? 0;
}

/**
 * What docs/privacy.md says of how long things are kept; the jobs run every night. Last of all checks: they
 * take away what others have made.
 */
export const retentionChecks: Checks = {
  'a message of the contact page goes after twelve months, and not before': async ({ payload }) => {
    const ages = [monthsBefore(new Date(Date.now() - minuteMs), promised.messageMonths), new Date()];
    for (const createdAt of ages) {
      const data = { name: 'Ana', email: 'ana@example.test', subject: 'Hello', message: 'A pear?' };
      const { id } = await payload.create({ collection: 'contact-messages', data });
      await withWriteTransaction(payload, ({ rows }) =>
        rows(
          noColumns,
          sql`UPDATE contact_messages SET created_at = ${createdAt.toISOString()} WHERE id = ${id}`,
        ),
      );
    }
    await payload.jobs.queue({ task: 'deleteOldMessages', input: {} });
    await payload.jobs.run();
    const { docs } = await payload.find({ collection: 'contact-messages' });
    assert.deepEqual(
      docs.map(({ createdAt }) => Date.parse(createdAt) > Date.now() - dayMs),
      [true],
    );
  },
  'an entry of the audit trail goes after twelve months, and not before': async ({ payload }) => {
    const ages = [monthsBefore(new Date(Date.now() - minuteMs), promised.auditMonths), new Date()];
    for (const createdAt of ages) {
      const data = { actor: 'retention@example.test', action: 'sign-in' as const };
      const { id } = await payload.create({ collection: 'audit-events', data });
      await withWriteTransaction(payload, ({ rows }) =>
        rows(
          noColumns,
          sql`UPDATE audit_events SET created_at = ${createdAt.toISOString()} WHERE id = ${id}`,
        ),
      );
    }
    await payload.jobs.queue({ task: 'deleteOldEvents', input: {} });
    await payload.jobs.run();
    const { docs } = await payload.find({
      collection: 'audit-events',
      where: { actor: { equals: 'retention@example.test' } },
    });
    assert.deepEqual(
      docs.map(({ createdAt }) => Date.parse(createdAt) > Date.now() - dayMs),
      [true],
    );
  },
  'a mail in the outbox goes after thirty days': async () => {
    await mkdir(dataPath('outbox'), { recursive: true });
    const nowMs = Date.now();
    for (const [name, days] of [
      ['old.eml', promised.outboxDays],
      ['young.eml', promised.outboxDays - 1],
    ] as const) {
      await writeFile(dataPath('outbox', name), 'To: ana@example.test');
      const seconds = (nowMs - days * dayMs) / 1_000 - 60;
      await utimes(dataPath('outbox', name), seconds, seconds);
    }
    assert.equal(await deleteOldOutbox(nowMs), 1);
    const left = await readdir(dataPath('outbox'));
    assert.deepEqual([left.includes('old.eml'), left.includes('young.eml')], [false, true]);
  },
  'sessions, mailed links and counters go when they are over': async (world) => {
    const { payload } = world;
    const { id } = await newMember(world);
    const nowMs = world.nowMs();
    const endsAt = nowMs + minuteMs;
    await withWriteTransaction(payload, async ({ rows }) => {
      await rows(
        noColumns,
        sql`INSERT INTO member_links (token_hash, member_id, purpose, expires_at_ms)
            VALUES ('retention', ${id}, 'password', ${endsAt})`,
      );
      await rows(
        noColumns,
        sql`INSERT INTO rate_limits (key, points, resets_at_ms) VALUES ('retention', 1, ${endsAt})`,
      );
    });
    const kept = async () => [
      await countOf(world, sql`SELECT count(*) AS count FROM member_sessions WHERE member_id = ${id}`),
      await countOf(world, sql`SELECT count(*) AS count FROM member_links WHERE token_hash = 'retention'`),
      await countOf(world, sql`SELECT count(*) AS count FROM rate_limits WHERE key = 'retention'`),
    ];
    await deleteExpired(payload, nowMs);
    assert.deepEqual(await kept(), [1, 1, 1]);
    await deleteExpired(payload, endsAt);
    assert.deepEqual(await kept(), [1, 0, 0]);
    // Whatever is kept for a while, nothing of it is kept for half a year.
    await deleteExpired(payload, nowMs + 181 * dayMs);
    assert.deepEqual(await kept(), [0, 0, 0]);
  },
};
