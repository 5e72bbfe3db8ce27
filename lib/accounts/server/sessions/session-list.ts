import type { Page } from '../../../platform/http/pagination';
import { notFound } from '../../../platform/http/api-error';
import { withWriteTransaction } from '../../../platform/database/sql';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { deleteSession, listSessions } from './session-store';

/** The devices on which a member is signed in, the one used last first. */
export async function listDevices(context: ServiceContext, caller: Caller, page: Page) {
  const { count, sessions } = await listSessions(context.payload, {
    memberId: caller.memberId,
    nowMs: context.nowMs(),
    limit: page.limit,
    offset: page.offset,
  });
  const results = sessions.map((session) => ({
    id: session.id,
    device_name: session.deviceName,
    is_current: session.id === caller.sessionId,
    created_at: new Date(session.startedAtMs).toISOString(),
    last_used_at: new Date(session.lastUsedAtMs).toISOString(),
    expires_at: new Date(session.expiresAtMs).toISOString(),
  }));
  return { count, results };
}

/**
 * Signs one of the caller's devices out, with its access token.
 * @throws ApiError 404, for another member's device as for one that never was
 */
export async function signDeviceOut(
  context: ServiceContext,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  const isDeleted = await withWriteTransaction(context.payload, (transaction) =>
    deleteSession(transaction, { id: sessionId, memberId: caller.memberId }),
  );
  if (!isDeleted) throw notFound();
  log.info('device signed out', { member: caller.memberId, session: sessionId });
}
