import assert from 'node:assert/strict';
import * as z from 'zod';
import { noColumns, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { sealText } from '../../../platform/http/sealed-text';
import { type OutboxEntry, queueMail } from '../../../platform/mail/outbox';
import { getSettings } from '../../../platform/settings/settings';
import { forgetAll, sent } from './sent-mails';
import { type Checks, freshEmail, minuteMs, type World } from './world';

const secretOfBefore = 'the secret that signed before this one did';

const queue = ({ payload, nowMs }: World, to: string, order: Pick<OutboxEntry, 'isBehindOthers'> = {}) =>
  withWriteTransaction(payload, (transaction) =>
    queueMail(transaction, {
      kind: 'a test',
      content: { to, subject: 'Hello', text: 'Hello' },
      nowMs: nowMs(),
      ...order,
    }),
  );

/** As if the mails that wait had been stored before the secret was changed. */
function sealAsBefore({ payload }: World): Promise<unknown> {
  const mail = JSON.stringify({ to: freshEmail(), subject: 'Hello', text: 'Hello' });
  const sealed = sealText(secretOfBefore, 'outgoing-mail', mail);
  return withWriteTransaction(payload, ({ rows }) =>
    rows(noColumns, sql`UPDATE outgoing_mails SET sealed = ${sealed}`),
  );
}

/** As a process does it that was started with the secret of before in its settings. */
async function withSecretOfBefore(work: () => Promise<void>): Promise<void> {
  const secrets = getSettings().TOKEN_SECRETS as string[];
  secrets.push(secretOfBefore);
  await work().finally(() => secrets.pop());
}

export const outboxChecks: Checks = {
  'a mail that was sealed with a secret of before is sent': async (world) => {
    await forgetAll(world);
    await queue(world, freshEmail());
    await sealAsBefore(world);
    await withSecretOfBefore(async () => assert.equal((await sent(world)).length, 1));
  },

  'a mail that no secret opens is given up, and holds no other up': async (world) => {
    await queue(world, freshEmail());
    await sealAsBefore(world);
    await queue(world, freshEmail());
    assert.equal((await sent(world)).length, 1);
    const left = await readRows(
      world.payload,
      z.object({ state: z.string(), last_error: z.string().nullable() }),
      sql`SELECT state, last_error FROM outgoing_mails`,
    );
    assert.deepEqual(left, [{ state: 'failed', last_error: 'unreadable' }]);
    await forgetAll(world);
  },

  'a mail that somebody waits for goes before an issue to many': async (world) => {
    for (let reader = 0; reader < 12; reader += 1)
      await queue(world, 'reader@example.test', { isBehindOthers: true });
    world.advanceMs(minuteMs);
    await queue(world, 'forgot@example.test');
    const mails = await sent(world);
    assert.equal(mails.length, 13);
    assert.ok(mails.slice(0, 3).some((mail) => mail.includes('To: forgot@example.test')));
  },
};
