import type { Payload } from 'payload';
import { readRows, type WriteTransaction } from '../../../platform/database/sql';
import { unauthenticated } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { hashOfKey } from './key-secret';
import { findKeyByHash, findKeyById, type OwnedKeyRow } from './key-store';

const rowsOf =
  (payload: Payload): WriteTransaction['rows'] =>
  (row, statement) =>
    readRows(payload, row, statement);

const notValid = () => unauthenticated('This API key is not valid.', { code: 'key_not_valid' });

/**
 * Returns the member behind a key, with what the key allows. It is looked up for every call, so that a revoked key
 * ends with the next one.
 * @throws ApiError 401 for a key that is unknown, revoked or past its time, or whose member may not act
 */
export async function authenticateKey({ payload, nowMs }: ServiceContext, token: string): Promise<Caller> {
  const hash = hashOfKey(token);
  const key = hash === null ? null : await findKeyByHash(rowsOf(payload), hash);
  requireUsable(key, nowMs());
  const { id, scopes, babies, member_id: memberId } = key;
  const caller: Caller = { memberId, sessionId: null, key: { id, scopes, babies } };
  return key.language === 'en-US' ? { ...caller, english: 'american' } : caller;
}

/**
 * Checks that a key which was let in is still good.
 * @throws ApiError 401
 */
export async function requireKey(payload: Payload, id: string, nowMs: number): Promise<void> {
  requireUsable(await findKeyById(rowsOf(payload), id), nowMs);
}

function requireUsable(key: OwnedKeyRow | null, nowMs: number): asserts key is OwnedKeyRow {
  if (key === null) throw notValid();
  if (key.status !== 'active') throw unauthenticated('User is inactive', { code: 'user_inactive' });
  if (key.expires_at_ms <= nowMs) throw unauthenticated('This API key has expired.', { code: 'key_expired' });
}
