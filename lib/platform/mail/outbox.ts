import * as z from 'zod';
import { noColumns, numberColumn, sql, withWriteTransaction, type WriteTransaction } from '../database/sql';
import { keyedNames } from '../http/keyed-name';
import { openSealed, sealText } from '../http/sealed-text';
import type { ServiceContext } from '../http/service-context';
import { countEvent } from '../log/event-counts';
import { log } from '../log/log';
import { deliverDue } from '../process/deliver-due';
import { type Mail, sendMail } from './mail';
import { getSettings } from '../settings/settings';

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().optional(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

/** What waits to be sent: a mail, or an address for which it still has to be found out whether there is one. */
const content = z.union([mailSchema, z.object({ resetFor: z.string() })]);
export type OutboxContent = z.infer<typeof content>;

export interface OutboxEntry {
  /** What it is about, as the panel and the log name it: nothing of a person. */
  kind: string;
  content: OutboxContent;
  nowMs: number;
  /** After so long it is of no use any more; a link works for an hour, most other mails are worth a day. */
  usefulForMs?: number;
  /** One of very many, which goes after whatever else is due: somebody may be waiting for a link. */
  isBehindOthers?: boolean;
}

/** Turns `resetFor` into the mail itself within the transaction that takes it up; `null` when there is none to send. */
export type MailMaker = (transaction: WriteTransaction, email: string, nowMs: number) => Promise<Mail | null>;

const sealPurpose = 'outgoing-mail';
const day = 24 * 60 * 60_000;
/** Longer than an attempt can take (lib/platform/mail/mail.ts), so that no two processes send the same mail. */
const claimMs = 90_000;
const longestWaitMs = 30 * 60_000;
/** In the order of what is due; longer than any wait, so that what goes behind the others is due all the same. */
const behindOthersMs = day / 2;
const failedAreKeptMs = 7 * day;
/** A mail server that is slow with one mail holds up one of these. */
const atOnce = 2;

const claimedRow = z.object({
  id: numberColumn,
  kind: z.string(),
  sealed: z.string(),
  attempts: numberColumn,
  give_up_at_ms: numberColumn,
});
type Claimed = z.output<typeof claimedRow>;

/**
 * Stores a mail in the transaction of what it tells about: both are there or neither. {@link deliverMails}
 * sends it.
 */
export async function queueMail(
  transaction: Pick<WriteTransaction, 'rows'>,
  entry: OutboxEntry,
): Promise<void> {
  const { kind, nowMs, usefulForMs = day, isBehindOthers = false } = entry;
  const nextAttemptMs = isBehindOthers ? nowMs + behindOthersMs : nowMs;
  const at = new Date(nowMs).toISOString();
  await transaction.rows(
    noColumns,
    sql`INSERT INTO outgoing_mails
          (kind, state, attempts, sealed, recipient_key, next_attempt_at_ms, give_up_at_ms, created_at, updated_at)
        VALUES (${kind}, 'waiting', 0, ${seal(entry.content)}, ${recipientKeys(addressOf(entry.content))[0]},
                ${nextAttemptMs},
                ${nowMs + usefulForMs}, ${at}, ${at})`,
  );
}

/**
 * Deletes the mails that wait for an address, or those of one kind. A member's address is nowhere any more
 * once the member is gone.
 */
export async function dropMailsTo(
  rows: WriteTransaction['rows'],
  email: string,
  kind?: string,
): Promise<void> {
  const isOfKind = kind === undefined ? sql`1 = 1` : sql`kind = ${kind}`;
  await rows(
    noColumns,
    sql`DELETE FROM outgoing_mails WHERE recipient_key IN ${recipientKeys(email)} AND ${isOfKind}`,
  );
}

/**
 * Sends what is due and resolves once nothing is. Of several processes one gets each: a mail is taken with one
 * statement and belongs to whoever took it for a minute and a half. A process that dies in between leaves it
 * to the next; it carries the same Message-ID then. Never throws.
 */
export function deliverMails(context: ServiceContext, makeMail: MailMaker): Promise<void> {
  return deliverDue({
    name: 'mails',
    atOnce,
    take: () => take(context, makeMail),
    send: (taken) => sendSafely(context, taken),
  });
}

interface Taken {
  row: Claimed;
  mail: Mail;
}

function take(context: ServiceContext, makeMail: MailMaker): Promise<Taken | 'skipped' | null> {
  return withWriteTransaction(context.payload, async (transaction) => {
    const nowMs = context.nowMs();
    // Also when the clock was set back: nothing waits longer than the longest wait, but what goes behind the others.
    const isFree = sql`state = 'waiting' AND (next_attempt_at_ms <= ${nowMs}
        OR next_attempt_at_ms > ${nowMs + 2 * longestWaitMs})
      AND (claimed_until_ms IS NULL OR claimed_until_ms <= ${nowMs} OR claimed_until_ms > ${nowMs + 2 * claimMs})`;
    const [row] = await transaction.rows(
      claimedRow,
      sql`UPDATE outgoing_mails SET claimed_until_ms = ${nowMs + claimMs}, attempts = attempts + 1
          WHERE id = (SELECT id FROM outgoing_mails WHERE ${isFree} ORDER BY next_attempt_at_ms, id LIMIT 1)
            AND ${isFree}
          RETURNING id, kind, sealed, attempts, give_up_at_ms`,
    );
    if (!row) return null;
    const found = unseal(row.sealed);
    if (!found) return giveUpUnreadable(transaction, row, nowMs);
    const mail = 'resetFor' in found ? await makeMail(transaction, found.resetFor, nowMs) : found;
    if (!mail) {
      await transaction.rows(noColumns, sql`DELETE FROM outgoing_mails WHERE id = ${row.id}`);
      return 'skipped';
    }
    if ('resetFor' in found)
      await transaction.rows(
        noColumns,
        sql`UPDATE outgoing_mails SET sealed = ${seal(mail)} WHERE id = ${row.id}`,
      );
    return { row, mail };
  });
}

/** What no secret of this site opens any more stays for the panel to list; the others go on. */
async function giveUpUnreadable(
  { rows }: Pick<WriteTransaction, 'rows'>,
  { id, kind }: Claimed,
  nowMs: number,
): Promise<'skipped'> {
  await rows(
    noColumns,
    sql`UPDATE outgoing_mails SET state = 'failed', claimed_until_ms = NULL, last_error = 'unreadable',
        updated_at = ${new Date(nowMs).toISOString()} WHERE id = ${id}`,
  );
  countEvent('mail', 'given up');
  log.warn('a mail was given up', { mail: id, kind, reason: 'unreadable' });
  return 'skipped';
}

async function sendSafely(context: ServiceContext, { row, mail }: Taken): Promise<void> {
  try {
    await send(context, row, mail);
  } catch (error) {
    log.error('what became of a mail could not be noted', error, { mail: row.id });
  }
}

async function send(context: ServiceContext, row: Claimed, mail: Mail): Promise<void> {
  const failure = await sendMail({ ...mail, id: String(row.id) }).then(
    () => null,
    (error: unknown) => ({ error }),
  );
  await withWriteTransaction(context.payload, async ({ rows }) => {
    if (!failure) {
      await rows(noColumns, sql`DELETE FROM outgoing_mails WHERE id = ${row.id}`);
      return;
    }
    const nowMs = context.nowMs();
    const nextMs = nowMs + waitAfter(row.attempts);
    const isGivenUp = isRefused(failure.error) || nextMs > row.give_up_at_ms;
    await rows(
      noColumns,
      sql`UPDATE outgoing_mails SET claimed_until_ms = NULL, next_attempt_at_ms = ${nextMs},
          state = ${isGivenUp ? 'failed' : 'waiting'},
            last_error = ${reasonOf(failure.error)}, updated_at = ${new Date(nowMs).toISOString()}
          WHERE id = ${row.id}`,
    );
    countEvent('mail', isGivenUp ? 'given up' : 'failed');
    log.warn(isGivenUp ? 'a mail was given up' : 'a mail was not sent, and will be tried again', {
      mail: row.id,
      kind: row.kind,
      attempts: row.attempts,
      reason: reasonOf(failure.error),
    });
  });
  if (!failure) countEvent('mail', 'sent');
}

/**
 * Half a minute, a minute, two … up to half an hour, and up to a quarter more, so that not all that failed
 * together come back together.
 */
function waitAfter(attempts: number, random: () => number = Math.random): number {
  const waitMs = Math.min(30_000 * 2 ** Math.max(0, attempts - 1), longestWaitMs);
  return Math.round(waitMs * (1 + random() / 4));
}

/** The mail server has said for good that it will not take this one (RFC 5321 §4.2.1). */
function isRefused(error: unknown): boolean {
  const code =
    typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 550 && code <= 559;
}

/** Codes only: what a mail server says may repeat the address. */
function reasonOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'unknown';
  const parts = ['code', 'responseCode', 'command'].map((name) =>
    name in error ? String((error as Record<string, unknown>)[name]) : '',
  );
  return parts.filter((part) => /^[A-Z0-9_ ]{1,30}$/i.test(part)).join(' ') || 'unknown';
}

/** What was given up goes after a week. */
export async function dropOldMails({ payload, nowMs }: ServiceContext): Promise<void> {
  await withWriteTransaction(payload, ({ rows }) =>
    rows(
      noColumns,
      sql`DELETE FROM outgoing_mails WHERE state = 'failed' AND give_up_at_ms < ${nowMs() - failedAreKeptMs}`,
    ),
  );
}

function addressOf(entry: OutboxContent): string {
  return 'resetFor' in entry ? entry.resetFor : entry.to;
}

/** Today's first, then those under which what waits longer may be stored. */
function recipientKeys(email: string): [string, ...string[]] {
  return keyedNames(getSettings().TOKEN_SECRETS, 'mail-recipient', [email]);
}

/**
 * Links of reset mails open accounts, and addresses are people: whoever reads the table, or a backup without
 * the secrets, gets neither.
 */
function seal(entry: OutboxContent): string {
  return sealText(getSettings().TOKEN_SECRET, sealPurpose, JSON.stringify(entry));
}

function unseal(text: string): OutboxContent | null {
  const opened = openSealed(getSettings().TOKEN_SECRETS, sealPurpose, text);
  return opened && (content.safeParse(JSON.parse(opened.text)).data ?? null);
}
