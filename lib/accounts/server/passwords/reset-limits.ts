import { withUnsyncedTransaction } from '../../../platform/database/sql';
import { countUse, enforceLimit, isCounted, type Use } from '../../../platform/http/rate-limit';
import type { ServiceContext } from '../../../platform/http/service-context';

export interface ResetRequest {
  /** The email that was typed, whether we know it or not; staff have accounts of their own. */
  account: string;
  address: string;
  limit: 'passwordReset' | 'staffReset';
}

/**
 * Limits to how many different people mails can be sent from one address; asking again for the same person
 * counts once. How many mails one person gets is another limit's matter (`makeResetLink`), and nobody is
 * refused because of it.
 * @throws ApiError 429
 */
export async function limitResets(
  context: ServiceContext,
  { account, address, limit }: ResetRequest,
): Promise<void> {
  const pair: Use = { name: 'passwordResetAgain', subject: [address, account] };
  const isAgain = await withUnsyncedTransaction(context.payload, (transaction) =>
    isCounted(transaction, pair, context.nowMs()),
  );
  if (isAgain) return;
  await enforceLimit(context, { name: limit, subject: address });
  await withUnsyncedTransaction(context.payload, (transaction) =>
    countUse(transaction, pair, context.nowMs()),
  );
}
