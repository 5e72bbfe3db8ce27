import { memberFrom } from './member';
import { MESSAGES } from './messages';
import { reloadMember } from './reload-member';
import { rememberSession } from './remember-me';
import { enterSession, leaveSession } from './session-store';
import { decodeToken, storeTokens } from './tokens';

/** What a sign-in, sign-up or Google sign-in answers; checked here and not before. */
export interface TokenAnswer {
  access_token?: unknown;
  refresh_token?: unknown;
  user?: unknown;
}

export interface LoginOptions {
  /** 'Remember me' (see remember-me.ts). */
  remember?: boolean;
  /** When the tokens were asked for, so that a slow answer is not taken for a wrong clock (see clock.ts). */
  askedAtMs?: number;
}

/**
 * Signs in with an answer of the server (specification §4): both tokens must be there and decodable, else
 * tokens are cleared, the session is signed out and the reason thrown.
 */
export function login(answer: TokenAnswer, { remember = false, askedAtMs }: LoginOptions = {}): void {
  const pair = { access: answer.access_token, refresh: answer.refresh_token };
  try {
    assertUsable(pair);
  } catch (error) {
    leaveSession(MESSAGES.authenticationRequired);
    throw error;
  }
  rememberSession(remember);
  storeTokens(pair, askedAtMs);
  const member = memberFrom(answer.user);
  enterSession(member);
  // A failure to load the name is not a failure to sign in; what it means for the session authenticatedFetch
  // has already drawn.
  if (member === null) reloadMember().catch(() => undefined);
}

function assertUsable(pair: {
  access: unknown;
  refresh: unknown;
}): asserts pair is { access: string; refresh: string } {
  const { access, refresh } = pair;
  if (typeof access !== 'string' || typeof refresh !== 'string' || access === '' || refresh === '') {
    throw new Error(MESSAGES.bothTokensRequired);
  }
  decodeToken(access);
  decodeToken(refresh);
}
