import { apiErrorFrom } from './api-error';
import { apiUrl } from './api-url';
import { unreadableText } from './error-text';
import type { TokenAnswer } from './login';
import { MESSAGES } from './messages';

export interface Credentials {
  email: string;
  password: string;
}

export interface SignInAnswer {
  tokens: TokenAnswer;
  askedAtMs: number;
}

interface Call {
  path: string;
  payload: Record<string, string>;
  signal: AbortSignal;
  /** What the member reads when the answer holds no tokens. */
  withoutTokens: string;
  /** What the member reads when there was no answer at all. The browser's own words for that help nobody. */
  withoutAnswer: string;
}

/**
 * The calls of the sign-in form (specification §7), with the texts of §8. They sign nobody in: `login` does,
 * with what they answer.
 */
export function askToSignIn({ email, password }: Credentials, signal: AbortSignal): Promise<SignInAnswer> {
  return askForTokens({
    path: '/api/login',
    payload: { email, password },
    signal,
    withoutTokens: MESSAGES.invalidCredentials,
    withoutAnswer: MESSAGES.failedToSignIn,
  });
}

/** Only email and password are sent (specification §3), whatever else the form asks for. */
export function askToSignUp({ email, password }: Credentials, signal: AbortSignal): Promise<SignInAnswer> {
  return askForTokens({
    path: '/api/register',
    payload: { email, password },
    signal,
    withoutTokens: MESSAGES.registrationFailed,
    withoutAnswer: MESSAGES.failedToSignUp,
  });
}

export async function askToSignInWithGoogle(
  googleToken: string | undefined,
  signal: AbortSignal,
): Promise<SignInAnswer> {
  if (!googleToken) throw new Error(MESSAGES.googleTokenRequired);
  return askForTokens({
    path: '/api/social-login/',
    payload: { access_token: googleToken, provider: 'google' },
    signal,
    withoutTokens: MESSAGES.invalidAuthenticationResponse,
    withoutAnswer: MESSAGES.googleLoginFailed,
  });
}

/**
 * JSON, with cookies (specification §7). No bearer header: a stale one would make the server refuse even a
 * correct password.
 */
async function askForTokens(call: Call): Promise<SignInAnswer> {
  const askedAtMs = Date.now();
  const response = await fetch(apiUrl(call.path), {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(call.payload),
    signal: call.signal,
  }).catch((cause: unknown) => {
    throw new Error(call.withoutAnswer, { cause });
  });
  if (!response.ok) {
    throw await apiErrorFrom(response, {
      unreadable: unreadableText,
      silent: MESSAGES.authenticationFailedTryAgain,
    });
  }
  const tokens: unknown = await response.json().catch(() => null);
  if (!hasTokens(tokens)) throw new Error(call.withoutTokens);
  return { tokens, askedAtMs };
}

function hasTokens(answer: unknown): answer is TokenAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  return (
    'access_token' in answer && 'refresh_token' in answer && !!answer.access_token && !!answer.refresh_token
  );
}
