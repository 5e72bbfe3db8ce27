import * as z from 'zod';
import { queueAccountMail } from '../../../accounts/server/mails/account-mails';
import { memberName } from '../../../accounts/server/members/member-name';
import { sql, type WriteTransaction } from '../../../platform/database/sql';
import type { Rows } from './baby-rows';
import { carerMail, type CarerChange, type ChangedBaby, type Person } from './carer-mails';

const parentRow = z.object({ id: z.string(), email: z.string() });
const personRow = z.object({
  display_name: z.string().nullable(),
  first_name: z.string().nullable(),
  status: z.enum(['active', 'disabled']),
});

/** A parent who can be written to. */
export type Parent = z.output<typeof parentRow>;

/** Everybody who is a parent of a baby now. Disabled members get no mail. */
export function parentsOf(rows: Rows, babyId: string): Promise<Parent[]> {
  return rows(
    parentRow,
    sql`SELECT m.id, m.email FROM baby_carers c JOIN members m ON m.id = c.member_id
        WHERE c.baby_id = ${babyId} AND c.role = 'parent' AND m.status = 'active'`,
  );
}

/** A member as mails name them. */
export async function personOf(rows: Rows, memberId: string): Promise<Person> {
  const [found] = await rows(
    personRow,
    sql`SELECT display_name, first_name, status FROM members WHERE id = ${memberId}`,
  );
  const name = found
    ? memberName({ displayName: found.display_name, firstName: found.first_name, status: found.status }, '')
    : '';
  return { id: memberId, name };
}

/**
 * Queues a mail to every parent, in the transaction of the change: to those who were one before it and those
 * who are one now, so that whoever was removed or whose account was used hears of it as well.
 */
export async function notifyParents(
  transaction: Pick<WriteTransaction, 'rows'>,
  told: { baby: ChangedBaby; change: CarerChange; before: readonly Parent[]; nowMs: number },
): Promise<void> {
  const { baby, change, before, nowMs } = told;
  const now = await parentsOf(transaction.rows, baby.id);
  const all = new Map([...before, ...now].map((parent) => [parent.id, parent]));
  for (const { id, email } of all.values())
    await queueAccountMail(transaction, email, { mail: carerMail(baby, change, id), nowMs });
}
