import { createHash, randomBytes } from 'node:crypto';
import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';

/** How long a mailed link can be used; Payload compares with what is stored. */
export const staffLinkLifetimeMs = 60 * 60_000;

const tokenBytes = 32;

/** Only the hash of a link's token is stored, so that reading the table or a backup gives nobody a working link. */
export function staffLinkHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Makes the secret part of a link by which somebody of the staff sets a new password. The one before ends. */
export async function makeStaffLink(
  { rows }: Pick<WriteTransaction, 'rows'>,
  staffId: number,
  nowMs: number,
): Promise<string> {
  const token = randomBytes(tokenBytes).toString('hex');
  const expiration = new Date(nowMs + staffLinkLifetimeMs).toISOString();
  await rows(
    noColumns,
    sql`UPDATE staff SET reset_password_token = ${staffLinkHash(token)}, reset_password_expiration = ${expiration}
        WHERE id = ${staffId}`,
  );
  return token;
}
