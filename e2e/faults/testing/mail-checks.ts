import assert from 'node:assert/strict';
import * as z from 'zod';
import { askForReset } from '../../../lib/accounts/server/passwords/reset-password';
import { sendWaitingMails } from '../../../lib/accounts/server/mails/send-waiting-mails';
import { type Checks, freshEmail, newMember, type World } from '../../../lib/accounts/server/testing/world';
import { deleteAccount } from '../../../lib/accounts/server/member-data/delete-account';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../lib/platform/database/sql';
import { queueMail } from '../../../lib/platform/mail/outbox';
import { SmtpStandIn } from '../../../lib/platform/mail/testing/smtp-stand-in';
import { getSettings } from '../../../lib/platform/settings/settings';

const minuteMs = 60_000;
const waitingRow = z.object({
  kind: z.string(),
  state: z.string(),
  attempts: numberColumn,
  last_error: z.string().nullable(),
  sealed: z.string(),
});

const waiting = ({ payload }: World) =>
  readRows(payload, waitingRow, sql`SELECT kind, state, attempts, last_error, sealed FROM outgoing_mails`);

const queue = ({ payload, nowMs }: World, to: string) =>
  withWriteTransaction(payload, (transaction) =>
    queueMail(transaction, {
      kind: 'a test',
      content: { to, subject: 'Hello', text: 'Hello' },
      nowMs: nowMs(),
    }),
  );

/** Where `SMTP_URL` leads to; nobody listens there unless a check has somebody do so. */
const smtpPort = () => Number(new URL(getSettings().SMTP_URL ?? '').port);

async function withServer<Result>(work: (server: SmtpStandIn) => Promise<Result>): Promise<Result> {
  const server = new SmtpStandIn();
  await server.listen(smtpPort());
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

export const mailChecks: Checks = {
  'a mail waits while the mail server is down, is sent once when it is back, and leaves nothing behind':
    async (world) => {
      // What checks before this one had to tell.
      await world.payload.delete({ collection: 'outgoing-mails', where: {} });
      const email = freshEmail();
      await queue(world, email);
      await sendWaitingMails(world);
      await sendWaitingMails(world);
      const [row] = await waiting(world);
      assert.deepEqual([row?.state, row?.attempts, row?.last_error], ['waiting', 1, 'ESOCKET CONN']);
      assert.ok(!JSON.stringify(row).includes(email));
      await withServer(async ({ taken }) => {
        await sendWaitingMails(world);
        assert.equal(taken.length, 0, 'it was sent before its time');
        world.advanceMs(minuteMs);
        await Promise.all(Array.from({ length: 5 }, () => sendWaitingMails(world)));
        assert.equal(taken.length, 1);
        assert.match(taken[0] ?? '', /^Message-ID: <[\w-]+@localhost>/m);
      });
      assert.deepEqual(await waiting(world), []);
    },
  'waits grow, and what is of no use any more is given up and kept for the panel': async (world) => {
    await queue(world, freshEmail());
    let attempts = 0;
    for (let minutes = 0; minutes < 25 * 60; minutes += 5) {
      await sendWaitingMails(world);
      world.advanceMs(5 * minuteMs);
      const [row] = await waiting(world);
      attempts = row?.attempts ?? 0;
      if (row?.state === 'failed') break;
    }
    assert.ok(attempts > 30 && attempts < 70, `${attempts} attempts in a day`);
    assert.equal((await waiting(world))[0]?.state, 'failed');
    await world.payload.delete({ collection: 'outgoing-mails', where: {} });
  },
  'a server that is busy is asked again, one that refuses for good or talks nonsense is understood': async (
    world,
  ) => {
    await withServer(async (server) => {
      for (const [mode, state, error] of [
        ['busy', 'waiting', /451/],
        ['refusing', 'failed', /550/],
        ['garbage', 'waiting', /EPROTOCOL|ECONNECTION|ESOCKET/],
      ] as const) {
        server.mode = mode;
        await queue(world, freshEmail());
        await sendWaitingMails(world);
        const [row] = await waiting(world);
        assert.equal(row?.state, state, mode);
        assert.match(row?.last_error ?? '', error);
        assert.doesNotMatch(row?.last_error ?? '', /@|person/);
        await world.payload.delete({ collection: 'outgoing-mails', where: {} });
      }
      assert.deepEqual(server.taken, []);
    });
  },
  'a mail server that goes away at each word of the conversation: the mail waits, and is sent once': async (
    world,
  ) => {
    for (let word = 1; ; word += 1) {
      await queue(world, freshEmail());
      const isSent = await withServer(async (server) => {
        server.cutAt = word;
        await sendWaitingMails(world);
        if (server.taken.length === 0) {
          assert.equal((await waiting(world))[0]?.state, 'waiting', `cut at word ${word}`);
          server.cutAt = Number.POSITIVE_INFINITY;
          world.advanceMs(minuteMs);
          await sendWaitingMails(world);
          assert.equal(server.taken.length, 1, `cut at word ${word}`);
          return false;
        }
        return true;
      });
      assert.deepEqual(await waiting(world), [], `cut at word ${word}`);
      if (isSent) {
        assert.ok(word > 5, `only ${word - 1} words`);
        return;
      }
    }
  },
  'a mail whose process died while sending it is sent by the next, under the same Message-ID': async (
    world,
  ) => {
    await queue(world, freshEmail());
    await withServer(async (server) => {
      const idOf = () => /^Message-ID: (.*)$/m.exec(server.taken.at(-1) ?? '')?.[1];
      // The server has it, and the row is there still: what a kill between the two leaves.
      const [row] = await readRows(
        world.payload,
        z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
        sql`SELECT * FROM outgoing_mails`,
      );
      assert.ok(row);
      await sendWaitingMails(world);
      const first = idOf();
      await withWriteTransaction(world.payload, ({ rows }) =>
        rows(
          z.unknown(),
          sql`INSERT INTO outgoing_mails (id, kind, state, attempts, sealed, recipient_key, next_attempt_at_ms, claimed_until_ms, give_up_at_ms)
              VALUES (${row.id}, ${row.kind}, 'waiting', 1, ${row.sealed}, ${row.recipient_key}, ${row.next_attempt_at_ms}, ${world.nowMs() + 90_000},
                ${row.give_up_at_ms})`,
        ),
      );
      await sendWaitingMails(world);
      assert.equal(server.taken.length, 1, 'a mail that another process is sending was taken');
      world.advanceMs(91_000);
      await sendWaitingMails(world);
      assert.equal(server.taken.length, 2);
      assert.equal(idOf(), first);
    });
    assert.deepEqual(await waiting(world), []);
  },
  'asking for a new password stores the same for a member as for anybody, and mails the member alone': async (
    world,
  ) => {
    const { email } = await newMember(world);
    const rowsOf = async (address: string) => {
      await askForReset(world, address);
      const [row] = await waiting(world);
      return row;
    };
    await withServer(async ({ taken }) => {
      const ofMember = await rowsOf(email);
      await sendWaitingMails(world);
      assert.equal(taken.length, 1);
      const mail = (taken[0] ?? '').replaceAll(/=\r?\n/g, '');
      assert.match(mail, /Subject: Set a new password/);
      // What stands behind the # is sent to no server and stands in no log.
      assert.match(mail, /\/reset-password#uid=/);
      assert.doesNotMatch(mail, /\/reset-password\?/);
      const ofNobody = await rowsOf('nobody-here@example.test');
      await sendWaitingMails(world);
      assert.equal(taken.length, 1);
      assert.deepEqual([ofMember?.kind, ofMember?.attempts], [ofNobody?.kind, ofNobody?.attempts]);
    });
    assert.deepEqual(await waiting(world), []);
  },
  'mails to a member who leaves go, but for the last': async (world) => {
    const { id, email, password } = await newMember(world);
    await queue(world, email);
    await queue(world, freshEmail());
    await deleteAccount(world, { memberId: id, sessionId: null }, { password });
    assert.deepEqual((await waiting(world)).map(({ kind }) => kind).sort(), ['a test', 'account deleted']);
    await world.payload.delete({ collection: 'outgoing-mails', where: {} });
  },
  'a clock that is set back holds no mail up': async (world) => {
    await queue(world, freshEmail());
    world.advanceMs(-10 * 60 * minuteMs);
    await withServer(async ({ taken }) => {
      await sendWaitingMails(world);
      assert.equal(taken.length, 1);
    });
    world.advanceMs(10 * 60 * minuteMs);
  },
};
