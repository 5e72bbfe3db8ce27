import { withUnsyncedTransaction } from '../../../platform/database/sql';
import { countUse, isCounted, secondsToWait, type Use } from '../../../platform/http/rate-limit';
import type { ServiceContext } from '../../../platform/http/service-context';

export interface ResetRequest {
  /** The email that was typed, whether we know it or not; staff have accounts of their own. */
  account: string;
  address: string;
  limit: 'passwordReset' | 'staffReset';
}

/**
 * Limits to how many different people mails can be sent from one address; asking again for the same person
 * counts once. How many mails one person gets is another limit's matter (`makeResetLink`). What is over a
 * limit is answered as ever: a refusal would tell the owner's new browser that a neighbour has been here.
 * @returns whether to go on and send
 */
export async function maySendReset(
  context: ServiceContext,
  { account, address, limit }: ResetRequest,
): Promise<boolean> {
  const pair: Use = { name: 'passwordResetAgain', subject: [address, account] };
  const isAgain = await withUnsyncedTransaction(context.payload, (transaction) =>
    isCounted(transaction, pair, context.nowMs()),
  );
  if (isAgain) return true;
  if ((await secondsToWait(context, [{ name: limit, subject: address }])) > 0) return false;
  await withUnsyncedTransaction(context.payload, (transaction) =>
    countUse(transaction, pair, context.nowMs()),
  );
  return true;
}
