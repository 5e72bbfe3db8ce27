import { randomUUID } from 'node:crypto';
import type * as z from 'zod';
import { keysAtMost } from '../../../contract/api-key-words';
import type {
  ApiKeyAnswer,
  ApiKeyRequest,
  exportedApiKey,
  newApiKeyAnswer,
} from '../../../contract/api-keys';
import { readRows, withWriteTransaction, type WriteTransaction } from '../../../platform/database/sql';
import { nonFieldError, notFound, unauthenticated } from '../../../platform/http/api-error';
import type { Page } from '../../../platform/http/pagination';
import type { Caller, MemberWrite, ServiceContext } from '../../../platform/http/service-context';
import { log } from '../../../platform/log/log';
import { apiKeyMadeMail, queueAccountMail } from '../mails/account-mails';
import { findMemberIn } from '../members/member-store';
import { lockCaller } from '../tokens/caller-standing';
import { makeKeySecret } from './key-secret';
import { countKeys, deleteKey, insertKey, type KeyRow, listKeys, usesOfMember } from './key-store';

const dayMs = 24 * 60 * 60_000;

const isoOf = (ms: number) => new Date(ms).toISOString();

function toAnswer(row: KeyRow, uses: { calls: number; refused: number }, nowMs: number): ApiKeyAnswer {
  const { created_at_ms: createdAt, expires_at_ms: expiresAt, last_used_at_ms: usedAt, ...rest } = row;
  return {
    ...rest,
    ...uses,
    created_at: isoOf(createdAt),
    expires_at: isoOf(expiresAt),
    is_expired: expiresAt <= nowMs,
    last_used_at: usedAt === null ? null : isoOf(usedAt),
  };
}

/**
 * Makes a key and has the member told by mail. The key itself leaves in this answer alone.
 * @throws ApiError 400 for a member who has as many as one may; 401 for a session that has ended
 */
export async function makeKey(
  context: ServiceContext,
  {
    transaction,
    caller,
    request: { name, scopes, babies, expires_in_days: days },
  }: MemberWrite & { request: ApiKeyRequest },
): Promise<z.output<typeof newApiKeyAnswer>> {
  const { rows } = transaction;
  const { memberId } = caller;
  const nowMs = context.nowMs();
  await lockCaller(rows, caller);
  if ((await countKeys(rows, memberId)) >= keysAtMost)
    throw nonFieldError(`You can have at most ${keysAtMost} keys. Revoke one first.`);
  const member = await findMemberIn(transaction, { id: memberId });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  const { key, hash, hint } = makeKeySecret();
  const id = randomUUID();
  const expiresAtMs = nowMs + days * dayMs;
  await insertKey(rows, { id, memberId, hash, hint, name, scopes, babies, nowMs, expiresAtMs });
  await queueAccountMail(transaction, member.email, { mail: apiKeyMadeMail(name, scopes), nowMs });
  log.info('API key made', { member: memberId, key: id });
  const row = { id, hint, name, scopes, babies, created_at_ms: nowMs, expires_at_ms: expiresAtMs };
  return { ...toAnswer({ ...row, last_used_at_ms: null }, { calls: 0, refused: 0 }, nowMs), key };
}

/** The caller's keys, the newest first. */
export async function listOwnKeys(
  { payload, nowMs }: ServiceContext,
  { memberId }: Caller,
  { limit, offset }: Page,
): Promise<{ count: number; results: ApiKeyAnswer[] }> {
  const rows: WriteTransaction['rows'] = (row, statement) => readRows(payload, row, statement);
  const now = nowMs();
  const found = await listKeys(rows, { memberId, nowMs: now, limit, offset });
  const results = found.map(({ calls, refused, ...row }) =>
    toAnswer(row, { calls: calls ?? 0, refused: refused ?? 0 }, now),
  );
  return { count: await countKeys(rows, memberId), results };
}

/**
 * Revokes one of the caller's keys: its next call is refused.
 * @throws ApiError 404, for another member's key as for one that never was
 */
export async function revokeKey(
  { payload }: ServiceContext,
  { memberId }: Caller,
  id: string,
): Promise<void> {
  const isDeleted = await withWriteTransaction(payload, ({ rows }) => deleteKey(rows, { id, memberId }));
  if (!isDeleted) throw notFound();
  log.info('API key revoked', { member: memberId, key: id });
}

/** All that is stored of a member's keys, but for what opens anything. */
export async function exportedKeys(
  rows: WriteTransaction['rows'],
  memberId: string,
  nowMs: number,
): Promise<z.output<typeof exportedApiKey>[]> {
  const keys = await listKeys(rows, { memberId, nowMs, limit: keysAtMost, offset: 0 });
  const uses = await usesOfMember(rows, memberId);
  return keys.map((key) => {
    const { name, hint, scopes, babies, created_at, expires_at, last_used_at } = toAnswer(
      key,
      { calls: 0, refused: 0 },
      nowMs,
    );
    const own = uses
      .filter(({ key_id: id }) => id === key.id)
      .map(({ day, operation, calls, refused }) => ({ day, operation, calls, refused }));
    return { name, hint, scopes, babies, created_at, expires_at, last_used_at, uses: own };
  });
}
