import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type HealthLinkResult, healthLinkResults } from '../../../contract/health-link-words';
import { noColumns, numberColumn, type Sql, sql } from '../../../platform/database/sql';
import type { Rows } from '../babies/baby-rows';
import { logColumns, logFields, logsOf } from '../log/log-rows';

/** Who asked is stated by a stranger's program: so much of it is stored. */
const recipientAtMost = 200;
/** Of each result so many are stored for a link: whoever knocks for hours pushes out nothing but their own. */
const accessesAtMost = 100;

const linkRow = z.object({
  ...logFields,
  label: z.string(),
  has_passcode: numberColumn,
  attempts_left: numberColumn,
  is_one_time: numberColumn,
  expires_at_ms: numberColumn,
  ended_at_ms: numberColumn.nullable(),
  ended_by: z.enum(['used', 'revoked']).nullable(),
});

/** A link as its parents see it. */
export type LinkRow = z.output<typeof linkRow>;

/** Links of babies that this member looks after. */
export function selectLinks(rows: Rows, memberId: string, rest: Sql): Promise<LinkRow[]> {
  return rows(
    linkRow,
    sql`SELECT ${logColumns}, e.label, CASE WHEN e.passcode_hash IS NULL THEN 0 ELSE 1 END AS has_passcode,
        e.attempts_left,
          e.is_one_time, e.expires_at_ms, e.ended_at_ms,
            e.ended_by ${logsOf(sql`baby_health_links`, memberId)} ${rest}`,
  );
}

export interface NewLink {
  id: string;
  babyId: string;
  memberId: string;
  addressHash: string;
  label: string;
  passcodeHash: string | null;
  attempts: number;
  isOneTime: boolean;
  file: string;
  nowMs: number;
  expiresAtMs: number;
}

export async function insertLink(rows: Rows, link: NewLink): Promise<void> {
  await rows(
    noColumns,
    sql`INSERT INTO baby_health_links (id, baby_id, made_by, address_hash, label, passcode_hash, attempts_left,
        is_one_time, file,
          created_at_ms, updated_at_ms, expires_at_ms)
        VALUES (${link.id}, ${link.babyId}, ${link.memberId}, ${link.addressHash}, ${link.label}, ${link.passcodeHash},
          ${link.attempts}, ${link.isOneTime ? 1 : 0}, ${link.file}, ${link.nowMs}, ${link.nowMs},
            ${link.expiresAtMs})`,
  );
}

/** Whether a link of the table `baby_health_links` opens anything now. */
export function isLive(nowMs: number): Sql {
  return sql`ended_at_ms IS NULL AND expires_at_ms > ${nowMs} AND attempts_left > 0 AND file IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM members a WHERE a.id = baby_health_links.made_by AND a.status <> 'active')`;
}

const askedRow = z.object({
  id: z.string(),
  passcode_hash: z.string().nullable(),
  attempts_left: numberColumn,
  is_one_time: numberColumn,
  is_live: numberColumn,
  created_at_ms: numberColumn,
});

/** A link as it is asked for by its address. */
export type AskedLink = z.output<typeof askedRow>;

export async function findByAddress(
  rows: Rows,
  { addressHash, nowMs }: { addressHash: string; nowMs: number },
): Promise<AskedLink | null> {
  const [found] = await rows(
    askedRow,
    sql`SELECT id, passcode_hash, attempts_left, is_one_time, created_at_ms,
          CASE WHEN ${isLive(nowMs)} THEN 1 ELSE 0 END AS is_live
        FROM baby_health_links WHERE address_hash = ${addressHash}`,
  );
  return found ?? null;
}

/**
 * Takes one of the attempts that a link has in its whole life, before the passcode is looked at: those who try
 * many at the same moment have no more of them.
 * @returns how many are left then; `null` when the link opens nothing any more
 */
export async function takeAttempt(rows: Rows, id: string, nowMs: number): Promise<number | null> {
  const [taken] = await rows(
    z.object({ attempts_left: numberColumn }),
    sql`UPDATE baby_health_links SET attempts_left = attempts_left - 1 WHERE id = ${id} AND ${isLive(nowMs)}
        RETURNING attempts_left`,
  );
  return taken?.attempts_left ?? null;
}

/** Gives an attempt back: the passcode was right. */
export async function giveAttemptBack(rows: Rows, id: string): Promise<void> {
  await rows(noColumns, sql`UPDATE baby_health_links SET attempts_left = attempts_left + 1 WHERE id = ${id}`);
}

const fileRow = z.object({ file: z.string() });

/**
 * The file of a link, or `null` when it opens nothing any more. A link for one time ends with it: of two who
 * ask at the same moment, one gets the file.
 */
export async function takeFile(
  rows: Rows,
  { id, isOneTime, nowMs }: { id: string; isOneTime: boolean; nowMs: number },
): Promise<string | null> {
  const [found] = await rows(
    fileRow,
    isOneTime
      ? sql`UPDATE baby_health_links SET ended_at_ms = ${nowMs}, ended_by = 'used', updated_at_ms = ${nowMs}
            WHERE id = ${id} AND ${isLive(nowMs)} RETURNING file`
      : sql`SELECT file FROM baby_health_links WHERE id = ${id} AND ${isLive(nowMs)}`,
  );
  return found?.file ?? null;
}

/** Deletes the file of a link that nobody reads again. */
export async function eraseFile(rows: Rows, id: string): Promise<void> {
  await rows(noColumns, sql`UPDATE baby_health_links SET file = NULL WHERE id = ${id}`);
}

export interface Ticket {
  hash: string;
  expiresAtMs: number;
}

interface Access {
  linkId: string;
  recipient: string;
  result: HealthLinkResult;
  nowMs: number;
  ticket?: Ticket;
}

/** Notes who asked for what is behind a link, and how that ended. */
export async function noteAccess(
  rows: Rows,
  { linkId, recipient, result, nowMs, ticket }: Access,
): Promise<void> {
  const stated = [...recipient.replaceAll(/\p{C}/gu, ' ').trim()].slice(0, recipientAtMost).join('');
  await rows(
    noColumns,
    sql`INSERT INTO baby_health_link_accesses (id, link_id, at_ms, recipient, result, ticket_hash, ticket_expires_at_ms)
        VALUES (${randomUUID()}, ${linkId}, ${nowMs}, ${stated}, ${result}, ${ticket?.hash ?? null},
          ${ticket?.expiresAtMs ?? null})`,
  );
  const ofTheKind = sql`link_id = ${linkId} AND result = ${result}`;
  await rows(
    noColumns,
    sql`DELETE FROM baby_health_link_accesses WHERE ${ofTheKind} AND id NOT IN (
          SELECT id FROM baby_health_link_accesses WHERE ${ofTheKind} ORDER BY at_ms DESC, id LIMIT ${accessesAtMost})`,
  );
}

/**
 * Takes what a ticket stands for, once, or `null`. What was only announced until now has been read then.
 */
export async function takeByTicket(rows: Rows, ticketHash: string, nowMs: number): Promise<string | null> {
  const [used] = await rows(
    z.object({ link_id: z.string() }),
    sql`UPDATE baby_health_link_accesses SET ticket_hash = NULL, result = 'read'
        WHERE ticket_hash = ${ticketHash} AND ticket_expires_at_ms > ${nowMs} RETURNING link_id`,
  );
  if (!used) return null;
  const [link] = await rows(
    fileRow.extend({ is_one_time: numberColumn }),
    sql`SELECT file, is_one_time FROM baby_health_links WHERE id = ${used.link_id} AND file IS NOT NULL
          AND expires_at_ms > ${nowMs} AND (ended_at_ms IS NULL OR ended_by = 'used')`,
  );
  if (link?.is_one_time === 1) await eraseFile(rows, used.link_id);
  return link?.file ?? null;
}

const accessRow = z.object({
  link_id: z.string(),
  at_ms: numberColumn,
  recipient: z.string(),
  result: z.enum(healthLinkResults),
});
export type AccessRow = z.output<typeof accessRow>;

/** The latest accesses of links, the latest first. */
export async function accessesOf(
  rows: Rows,
  linkIds: readonly string[],
  atMost: number,
): Promise<Map<string, AccessRow[]>> {
  const byLink = new Map<string, AccessRow[]>();
  for (const id of linkIds) {
    byLink.set(
      id,
      await rows(
        accessRow,
        sql`SELECT link_id, at_ms, recipient, result FROM baby_health_link_accesses WHERE link_id = ${id}
            ORDER BY at_ms DESC, id LIMIT ${atMost}`,
      ),
    );
  }
  return byLink;
}
