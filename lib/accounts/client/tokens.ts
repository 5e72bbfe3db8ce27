import { readItem, removeItem, writeItem } from './browser-storage';
import { forgetClock, learnClock, serverNowMs } from './clock';
import { MESSAGES } from './messages';

/** Specification §3: both tokens are kept in local storage under these names. */
export const ACCESS_KEY = 'access_token';
export const REFRESH_KEY = 'refresh_token';

export interface TokenPair {
  access: string;
  refresh: string;
}

export interface TokenClaims {
  /** Seconds since 1970, in the server's time. */
  exp: number;
  iat: number | null;
  /** Whose token it is: `user_id` (simplejwt) or `sub`. */
  subject: string | null;
}

/** An empty string counts as no token: dj-rest-auth answers one in cookie mode. */
export function readTokens(): { access: string | null; refresh: string | null } {
  return {
    access: readItem('localStorage', ACCESS_KEY) || null,
    refresh: readItem('localStorage', REFRESH_KEY) || null,
  };
}

/** Stores a pair that the server has just issued, and sets the clock by it (see clock.ts). */
export function storeTokens(pair: TokenPair, askedAtMs: number = Date.now()): void {
  const { iat } = decodeToken(pair.access);
  if (iat !== null) learnClock(iat, askedAtMs);
  writeItem('localStorage', ACCESS_KEY, pair.access);
  writeItem('localStorage', REFRESH_KEY, pair.refresh);
}

export function clearTokens(): void {
  removeItem('localStorage', ACCESS_KEY);
  removeItem('localStorage', REFRESH_KEY);
  forgetClock();
}

/** Specification §3: a stored token without a dot is invalid. */
export function hasDot(token: string): boolean {
  return token.includes('.');
}

/** Reads the payload. The signature is the server's business; here only the times count. */
export function decodeToken(token: string): TokenClaims {
  const claims = parsePayload(token.split('.')[1] ?? '');
  if (typeof claims.exp !== 'number' || !Number.isFinite(claims.exp)) {
    throw new Error(MESSAGES.invalidTokenStructure);
  }
  const subject = claims.user_id ?? claims.sub;
  return {
    exp: claims.exp,
    iat: typeof claims.iat === 'number' && Number.isFinite(claims.iat) ? claims.iat : null,
    subject: typeof subject === 'string' || typeof subject === 'number' ? String(subject) : null,
  };
}

/** How long the token lives, from the clock at this moment: no timer is kept, so a laptop's sleep changes nothing. */
export function secondsLeft(token: string): number {
  return decodeToken(token).exp - serverNowMs() / 1000;
}

/** Expired, or with that much time left or less. A token that cannot be read is as good as expired. */
export function isExpiring(token: string, withinSeconds: number): boolean {
  try {
    return secondsLeft(token) <= withinSeconds;
  } catch {
    return true;
  }
}

/** Whether a token says when it ends. The server may take one that does not: whose token it is, it alone knows. */
export function isReadable(token: string): boolean {
  try {
    decodeToken(token);
    return true;
  } catch {
    return false;
  }
}

/** Whose session the stored access token is; null when there is none or it cannot be read. */
export function storedSubject(): string | null {
  const { access } = readTokens();
  try {
    return access === null ? null : decodeToken(access).subject;
  } catch {
    return null;
  }
}

function parsePayload(part: string): Record<string, unknown> {
  try {
    // base64url to base64; text outside ASCII comes out garbled, which no claim read here minds.
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims === 'object' && claims !== null) return { ...claims };
  } catch (cause) {
    throw new Error(MESSAGES.invalidTokenStructure, { cause });
  }
  throw new Error(MESSAGES.invalidTokenStructure);
}
