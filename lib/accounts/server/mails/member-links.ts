import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { noColumns, type Sql, sql, type WriteTransaction } from '../../../platform/database/sql';
import { keyedNames } from '../../../platform/http/keyed-name';
import { getSettings } from '../../../platform/settings/settings';

/** What a mailed link is good for. */
export type LinkPurpose = 'password' | 'email';

/** How long a mailed link can be used. */
export const linkLifetimeMs = 60 * 60_000;

const tokenBytes = 32;
const sweepAtMost = 100;
const linkRow = z.object({ member_id: z.string(), new_email: z.string().nullable() });

/** A link as it is kept: whose it is, and for a new email which. */
export type MemberLink = z.output<typeof linkRow>;

type Rows = WriteTransaction['rows'];

/**
 * Only the first of these is stored: whoever reads the table can use no link. The others are how it was
 * stored with the secrets of before.
 */
function hashesOf(token: string): [string, ...string[]] {
  return keyedNames(getSettings().TOKEN_SECRETS, 'member-link', [token]);
}

/**
 * Makes the secret part of a link that works once, within the hour. Links that are past are cleared away on
 * the way.
 */
export async function makeLink(
  rows: Rows,
  link: { memberId: string; purpose: LinkPurpose; newEmail?: string; nowMs: number },
): Promise<string> {
  await rows(
    noColumns,
    sql`DELETE FROM member_links WHERE token_hash IN (
          SELECT token_hash FROM member_links WHERE expires_at_ms <= ${link.nowMs} LIMIT ${sweepAtMost})`,
  );
  const token = randomBytes(tokenBytes).toString('base64url');
  await rows(
    noColumns,
    sql`INSERT INTO member_links (token_hash, member_id, purpose, new_email, expires_at_ms)
        VALUES (${hashesOf(token)[0]}, ${link.memberId}, ${link.purpose}, ${link.newEmail ?? null},
          ${link.nowMs + linkLifetimeMs})`,
  );
  return token;
}

interface LinkKey {
  token: string;
  purpose: LinkPurpose;
  nowMs: number;
}

/** The link if it can still be used; it stays usable. */
export async function findLink(rows: Rows, key: LinkKey): Promise<MemberLink | null> {
  const [link] = await rows(
    linkRow,
    sql`SELECT member_id, new_email FROM member_links WHERE ${isUsable(key)}`,
  );
  return link ?? null;
}

/** Whether a link of this purpose that was mailed to the member can still be used. */
export async function hasUsableLink(
  rows: Rows,
  { memberId, purpose, nowMs }: { memberId: string; purpose: LinkPurpose; nowMs: number },
): Promise<boolean> {
  const found = await rows(
    noColumns,
    sql`SELECT token_hash FROM member_links
        WHERE member_id = ${memberId} AND purpose = ${purpose} AND expires_at_ms > ${nowMs} LIMIT 1`,
  );
  return found.length > 0;
}

/** Uses the link up. Of two who come with it at once one gets it: the row can be deleted once. */
export async function takeLink(rows: Rows, key: LinkKey): Promise<MemberLink | null> {
  const [link] = await rows(
    linkRow,
    sql`DELETE FROM member_links WHERE ${isUsable(key)} RETURNING member_id, new_email`,
  );
  return link ?? null;
}

/** No link that was mailed before may do anything any more: of one kind, or of any. */
export async function deleteLinksOf(rows: Rows, memberId: string, purpose?: LinkPurpose): Promise<void> {
  const isOfPurpose = purpose === undefined ? sql`1 = 1` : sql`purpose = ${purpose}`;
  await rows(noColumns, sql`DELETE FROM member_links WHERE member_id = ${memberId} AND ${isOfPurpose}`);
}

function isUsable({ token, purpose, nowMs }: LinkKey): Sql {
  return sql`token_hash IN ${hashesOf(token)} AND purpose = ${purpose} AND expires_at_ms > ${nowMs}`;
}
