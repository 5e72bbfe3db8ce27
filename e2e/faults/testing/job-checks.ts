import assert from 'node:assert/strict';
import type { Checks, World } from '../../../lib/accounts/server/testing/world';
import { jobLeaseMs, releaseOrphans } from '../../../lib/content/cms/jobs/release-orphans';
import { monthsBefore } from '../../../lib/content/cms/jobs/months-before';
import { noteFailedSignIn } from '../../../lib/content/cms/hooks/note-failed-sign-in';
import { noColumns, sql, withWriteTransaction } from '../../../lib/platform/database/sql';

/** A job as a killed process leaves it: marked as being processed, last touched then. */
async function orphan({ payload }: World, touchedMs: number, totalTried = 0): Promise<number> {
  const { id } = await payload.jobs.queue({ task: 'deleteExpiredAnswers', input: {} });
  const at = new Date(touchedMs).toISOString();
  await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`UPDATE payload_jobs SET processing = ${true}, total_tried = ${totalTried}, updated_at = ${at} WHERE id = ${id}`,
    ),
  );
  return Number(id);
}

const jobOf = ({ payload }: World, id: number) => payload.findByID({ collection: 'payload-jobs', id });

export const jobChecks: Checks = {
  'a job whose process was killed runs again once its lease is over, and not before': async (world) => {
    const { payload } = world;
    const id = await orphan(world, Date.now() - jobLeaseMs - 1_000);
    const running = await orphan(world, Date.now());
    await payload.jobs.run();
    assert.equal((await jobOf(world, id)).processing, true, 'Payload frees orphans by itself now');

    assert.equal(await releaseOrphans(payload, Date.now() - jobLeaseMs), 1);
    assert.equal((await jobOf(world, running)).processing, true);
    await payload.jobs.run();
    await assert.rejects(jobOf(world, id), 'a job that is done is deleted');
    await payload.delete({ collection: 'payload-jobs', where: {} });
  },
  'a job that ends its process each time is given up and stays for the panel': async (world) => {
    const { payload } = world;
    const id = await orphan(world, Date.now() - 1_000, 4);
    await releaseOrphans(payload, Date.now());
    const job = await jobOf(world, id);
    assert.deepEqual([job.hasError, job.processing], [true, false]);
    await payload.jobs.run();
    assert.equal((await jobOf(world, id)).hasError, true);
    await payload.delete({ collection: 'payload-jobs', where: {} });
  },
  'every job has retries with growing waits, Payload’s own included': async ({ payload }) => {
    const tasks = payload.config.jobs.tasks ?? [];
    assert.ok(tasks.some(({ slug }) => slug === 'schedulePublish'));
    for (const { slug, retries } of tasks)
      assert.deepEqual(retries, { attempts: 5, backoff: { type: 'exponential', delay: 30_000 } }, slug);
    const { autoRun } = payload.config.jobs;
    assert.ok(Array.isArray(autoRun));
    assert.deepEqual(
      autoRun.map(({ cron, queue = 'default' }) => [queue, cron]),
      [
        ['default', '*/20 * * * * *'],
        ['nightly', '* * * * *'],
      ],
    );
  },
  'a job that fails waits, is tried again, and is listed when it is given up': async (world) => {
    const { payload } = world;
    // Nobody with this id: the publication cannot be made.
    const { id } = await payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'posts', value: 999_999 } },
    });
    await payload.jobs.run({ silent: true });
    const first = await jobOf(world, Number(id));
    assert.deepEqual([first.hasError, first.processing, first.totalTried], [false, false, 1]);
    const waitMs = new Date(first.waitUntil ?? 0).getTime() - Date.now();
    assert.ok(waitMs > 20_000 && waitMs <= 30_000, `waits ${waitMs} ms`);
    for (let tries = 0; tries < 5; tries += 1) {
      await payload.update({
        collection: 'payload-jobs',
        id: Number(id),
        data: { waitUntil: new Date(0).toISOString() },
      });
      await payload.jobs.run({ silent: true });
    }
    assert.equal((await jobOf(world, Number(id))).hasError, true);
    await payload.delete({ collection: 'payload-jobs', where: {} });
  },
  'the audit trail notes what staff do, not what the software does, and forgets after a year': async ({
    payload,
  }) => {
    const admin = await payload.create({
      collection: 'staff',
      data: { email: 'chief@example.test', password: 'Quiet-River-9', name: 'Chief', role: 'admin' },
    });
    const user = { ...admin, collection: 'staff' as const };
    const other = await payload.create({
      collection: 'staff',
      data: { email: 'second@example.test', password: 'Quiet-River-9', name: 'Second', role: 'editor' },
    });
    const category = await payload.create({
      collection: 'categories',
      data: {
        title: 'Sleep',
        slug: 'sleep-audit',
        description: 'How babies sleep.',
        tone: 'pear',
        order: 9,
      },
    });
    await payload.update({ collection: 'staff', id: other.id, data: { role: 'moderator' }, user });
    await payload.delete({ collection: 'categories', id: category.id, user });
    await payload.login({ collection: 'staff', data: { email: admin.email, password: 'Quiet-River-9' } });
    const { docs } = await payload.find({ collection: 'audit-events', sort: 'id' });
    assert.deepEqual(
      docs.map(({ actor, action, subject, document, detail }) => [
        actor,
        action,
        subject ?? '',
        document ?? '',
        detail ?? '',
      ]),
      [
        ['chief@example.test', 'role-change', 'staff', String(other.id), 'editor → moderator'],
        ['chief@example.test', 'delete', 'categories', String(category.id), ''],
        ['chief@example.test', 'sign-in', '', '', ''],
      ],
    );
    await withWriteTransaction(payload, ({ rows }) =>
      rows(
        noColumns,
        sql`UPDATE audit_events SET created_at = ${monthsBefore(new Date(Date.now() - 60_000), 12).toISOString()}
            WHERE action = 'delete'`,
      ),
    );
    await payload.jobs.queue({ task: 'deleteOldEvents', input: {} });
    await payload.jobs.run();
    const { docs: left } = await payload.find({ collection: 'audit-events', sort: 'id' });
    assert.deepEqual(
      left.map(({ action }) => action),
      ['role-change', 'sign-in'],
    );
  },
  'nobody writes, changes or deletes in the audit trail, admins neither': async ({ payload }) => {
    const admin = await payload.create({
      collection: 'staff',
      data: { email: 'trail@example.test', password: 'Quiet-River-9', name: 'Trail', role: 'admin' },
    });
    const user = { ...admin, collection: 'staff' as const };
    const data = { actor: 'trail@example.test', action: 'publish' as const };
    const { id } = await payload.create({ collection: 'audit-events', data });
    const asAdmin = { collection: 'audit-events', overrideAccess: false, user } as const;
    await assert.rejects(payload.create({ ...asAdmin, data }), /not allowed/);
    await assert.rejects(payload.update({ ...asAdmin, id, data }), /not allowed/);
    await assert.rejects(payload.delete({ ...asAdmin, id }), /not allowed/);
    assert.equal((await payload.findByID({ ...asAdmin, id })).actor, data.actor);
    await payload.delete({ collection: 'audit-events', id });
  },
  'Payload’s GraphQL is off': async ({ payload }) => {
    assert.equal(payload.config.graphQL.disable, true);
  },
  'a sign-in that failed is noted by the name of a colleague alone': async ({ payload }) => {
    await noteFailedSignIn(payload, 'colleague@example.test');
    await noteFailedSignIn(payload, null);
    const where = { action: { equals: 'failed-sign-in' } };
    const { docs } = await payload.find({ collection: 'audit-events', where, sort: 'id' });
    assert.deepEqual(
      docs.map(({ actor }) => actor),
      ['colleague@example.test', 'unknown account'],
    );
    await payload.delete({ collection: 'audit-events', where });
  },
};
