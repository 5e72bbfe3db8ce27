import type { Payload } from 'payload';
import { startSession } from '../lib/accounts/server/sessions/sessions';
import { withWriteTransaction } from '../lib/platform/database/sql';

/**
 * Signs a generated member in, for calls that are made in this process: an access token is good only with its
 * session.
 */
export async function accessTokenOf(payload: Payload, memberId: string): Promise<string> {
  const { access } = await withWriteTransaction(payload, (transaction) =>
    startSession(transaction, { memberId, deviceName: 'Measuring', nowMs: Date.now() }),
  );
  return access;
}
