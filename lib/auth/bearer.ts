import { unauthenticated } from '../http/api-error';
import type { Caller, ServiceContext } from '../http/service-context';
import { bearerNotValid } from './auth-errors';
import { findMember } from './member-store';
import { type AccessClaims, readAccessToken, TokenError } from './tokens';

/**
 * The token of an `Authorization` header, or `null` when the header is about something else. The word is compared as written: `bearer x` is no
 * credential (simplejwt).
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
 * Who calls, or `null` for a visitor. The token is not looked up anywhere (it ends by itself after minutes); its member is, because what is gone or
 * switched off must not act any more.
 * @throws ApiError 401
 */
export async function authenticate(
  authorization: string | null,
  context: () => Promise<ServiceContext>,
): Promise<Caller | null> {
  const token = bearerToken(authorization);
  if (token === null) return null;
  const { payload, nowMs } = await context();
  const claims = await readBearer(token, nowMs());
  if (claims.user_id === undefined) {
    throw unauthenticated('Token contained no recognizable user identification', { code: 'token_not_valid' });
  }
  const member = await findMember(payload, { id: claims.user_id });
  if (!member) throw unauthenticated('User not found', { code: 'user_not_found' });
  if (!member.isActive) throw unauthenticated('User is inactive', { code: 'user_inactive' });
  return { memberId: member.id, sessionId: claims.sid ?? null };
}

async function readBearer(token: string, nowMs: number): Promise<AccessClaims> {
  try {
    return await readAccessToken(token, nowMs);
  } catch (error) {
    if (error instanceof TokenError) throw bearerNotValid(error.problem);
    throw error;
  }
}
