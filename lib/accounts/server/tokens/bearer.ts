import type { Payload } from 'payload';
import { unauthenticated } from '../../../platform/http/api-error';
import type { Caller, ServiceContext } from '../../../platform/http/service-context';
import { authenticateKey, requireKey } from '../api-keys/authenticate-key';
import { isKey } from '../api-keys/key-secret';
import { bearerNotValid, sessionEnded } from '../sign-in/auth-errors';
import { findStanding, type Standing } from './caller-standing';
import { type AccessClaims, readAccessToken, TokenError } from './tokens';

/**
 * The token of an `Authorization` header, or `null` when the header is about something else. The word is
 * compared as written: `bearer x` is no credential (simplejwt).
 * @throws ApiError 401 for `Bearer` with anything but one value behind it
 */
export function bearerToken(header: string | null): string | null {
  const parts = (header ?? '').split(/\s+/).filter((part) => part !== '');
  if (parts[0] !== 'Bearer') return null;
  const [, token] = parts;
  if (parts.length !== 2 || token === undefined) {
    throw unauthenticated('Authorization header must contain two space-delimited values', {
      code: 'bad_authorization_header',
    });
  }
  return token;
}

/**
 * Who calls, or `null` for a visitor: a member with an access token, or with an API key. A token is good only
 * as long as its session: both are looked up for every call, so that what was signed out, reset, disabled or
 * deleted ends with the next call, at every instance
 * (docs/decisions/0017-a-session-looked-up-with-every-call.md).
 * @throws ApiError 401
 */
export async function authenticate(
  authorization: string | null,
  context: () => Promise<ServiceContext>,
): Promise<Caller | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  if (isKey(token)) return authenticateKey(await context(), token);
  const { payload, nowMs } = await context();
  const { user_id: memberId, sid: sessionId } = await readBearer(token, nowMs());
  if (memberId === undefined) {
    throw unauthenticated('Token contained no recognizable user identification', { code: 'token_not_valid' });
  }
  if (sessionId === undefined) throw bearerNotValid('Token is invalid');
  const caller = { memberId, sessionId };
  const { isAmerican } = await requireSession(payload, caller, nowMs());
  return isAmerican ? { ...caller, english: 'american' } : caller;
}

/**
 * Checks that a member may still act and that their session is still there.
 * @throws ApiError 401
 */
export async function requireStanding(payload: Payload, caller: Caller, nowMs: number): Promise<void> {
  if (caller.key) await requireKey(payload, caller.key.id, nowMs);
  else await requireSession(payload, caller, nowMs);
}

async function requireSession(
  payload: Payload,
  { memberId, sessionId }: Caller,
  nowMs: number,
): Promise<Standing> {
  const standing = await findStanding(payload, { memberId, sessionId: sessionId ?? '', nowMs });
  if (!standing) throw unauthenticated('User not found', { code: 'user_not_found' });
  if (!standing.isActive) throw unauthenticated('User is inactive', { code: 'user_inactive' });
  if (!standing.hasSession) throw sessionEnded();
  return standing;
}

async function readBearer(token: string, nowMs: number): Promise<AccessClaims> {
  try {
    return await readAccessToken(token, nowMs);
  } catch (error) {
    if (error instanceof TokenError) throw bearerNotValid(error.problem);
    throw error;
  }
}
