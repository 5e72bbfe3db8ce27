import { deleteKeysOf } from '../api-keys/key-store';
import type { WriteTransaction } from '../../../platform/database/sql';
import { dropMailsTo } from '../../../platform/mail/outbox';
import { memberFeaturesOf } from '../member-data/member-feature';
import { passwordResetKind } from '../mails/account-mails';
import { deleteLinksOf } from '../mails/member-links';
import { deleteSessionsOf } from '../sessions/session-store';

type Transaction = Pick<WriteTransaction, 'payload' | 'rows'>;

interface Account {
  id: string;
  email: string;
}

/**
 * Voids everything by which somebody could come back into an account that its owner has just recovered:
 * mailed links, API keys, requests for a link that still wait in the outbox, and the invites that the member made. Call
 * it with the member's row locked (`lockMember`, or an update of it).
 */
export async function voidPending({ payload, rows }: Transaction, { id, email }: Account): Promise<void> {
  await deleteLinksOf(rows, id);
  await deleteKeysOf(rows, id);
  await dropMailsTo(rows, email, passwordResetKind);
  for (const feature of memberFeaturesOf(payload)) await feature.voidPending?.(rows, id);
}

/**
 * Ends all of a member's sessions, or all but the one that recovers the account, with whatever is pending
 * (`voidPending`).
 */
export async function endAccess(
  transaction: Transaction,
  account: Account,
  keepSessionId: string | null = null,
): Promise<void> {
  await deleteSessionsOf(transaction, account.id, keepSessionId);
  await voidPending(transaction, account);
}
