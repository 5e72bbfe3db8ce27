import { apiUrl } from './api-url';
import { BACKGROUND_REFRESH_SECONDS, REFRESH_BEFORE_CALL_SECONDS, REFRESH_POLL_MS } from './limits';
import { MESSAGES } from './messages';
import { isNetworkFailure } from './offline';
import { PageLeft, watchPageLeaving } from './page-leaving';
import { withRefreshLock } from './refresh-lock';
import { rejectQueue, retryQueue } from './request-queue';
import { leaveSession } from './session-store';
import { isExpiring, isReadable, readTokens, storeTokens, type TokenPair } from './tokens';

let isRunning = false;

/**
 * A new access token in place of `worn`, the one the caller found spent or refused (specification §4, 'Token
 * refresh').
 *
 * Only one refresh runs at a time; other callers wait, looking every 100 ms. On success the pair is stored
 * and the queue retried. On failure the tokens are cleared, the session is signed out and the queue rejected
 * with 'Authentication required'. Being offline is no failure of the session: nothing is cleared and the
 * queue gets the network's own error (see offline.ts). Nor is leaving the page while the answer is on its
 * way: the next page asks again.
 */
export async function refreshTokens(worn: string | null): Promise<string> {
  if (isRunning) return waitForRunningRefresh();
  isRunning = true;
  const page = watchPageLeaving();
  try {
    const access = await withRefreshLock(() => renew(worn, page.isLeaving));
    retryQueue(access);
    return access;
  } catch (error) {
    if (isNetworkFailure(error) || error instanceof PageLeft)
      rejectQueue(error instanceof Error ? error : new Error(MESSAGES.refreshFailed));
    else leaveSession(MESSAGES.authenticationRequired);
    throw error;
  } finally {
    page.stop();
    isRunning = false;
  }
}

/**
 * After a response: with 60 seconds or less left the next token is fetched now, so that nobody has to wait for
 * it later. A failure signs out by itself.
 */
export function refreshInBackground(): void {
  const { access } = readTokens();
  if (access !== null && isReadable(access) && isExpiring(access, BACKGROUND_REFRESH_SECONDS)) {
    refreshTokens(access).catch(() => undefined);
  }
}

async function waitForRunningRefresh(): Promise<string> {
  while (isRunning) await new Promise((resolve) => setTimeout(resolve, REFRESH_POLL_MS));
  return storedAccess(MESSAGES.authenticationRequired);
}

/**
 * Storage is read again here, inside the lock: a pair that another tab has stored in the meantime is used and
 * the server not asked. It is read once more after the answer, because a sign-out (here or in another tab)
 * must not be undone by an answer that comes late.
 */
async function renew(worn: string | null, isLeaving: () => Promise<boolean>): Promise<string> {
  const { access, refresh } = readTokens();
  if (access !== null && access !== worn && !isExpiring(access, REFRESH_BEFORE_CALL_SECONDS)) return access;
  if (refresh === null) throw new Error(MESSAGES.noRefreshToken);
  const askedAtMs = Date.now();
  const outcome = await askForNewPair(refresh, isLeaving).catch((error: unknown) => ({ error }));
  if (readTokens().refresh !== refresh) return storedAccess(MESSAGES.userLoggedOut);
  if ('error' in outcome) throw outcome.error;
  storeTokens(outcome, askedAtMs);
  return outcome.access;
}

async function askForNewPair(refresh: string, isLeaving: () => Promise<boolean>): Promise<TokenPair> {
  const response = await fetch(apiUrl('/api/token/refresh/'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify({ refresh }),
  }).catch(async (cause: unknown) => {
    if (isNetworkFailure(cause)) throw cause;
    if (await isLeaving()) throw new PageLeft(MESSAGES.refreshFailed, { cause });
    throw new Error(MESSAGES.refreshFailed, { cause });
  });
  if (!response.ok) throw new Error(MESSAGES.refreshFailed);
  const answer: unknown = await response.json().catch(async (cause: unknown) => {
    // The head of the answer had come, its body is called off.
    if (await isLeaving()) throw new PageLeft(MESSAGES.refreshFailed, { cause });
    return null;
  });
  if (!isTokenPair(answer)) throw new Error(MESSAGES.invalidRefreshResponse);
  return { access: answer.access, refresh: answer.refresh };
}

function isTokenPair(answer: unknown): answer is TokenPair {
  if (typeof answer !== 'object' || answer === null) return false;
  const { access, refresh } = { access: undefined, refresh: undefined, ...answer };
  return typeof access === 'string' && access !== '' && typeof refresh === 'string' && refresh !== '';
}

/** The access token of whoever stored one last; none means that the session ended meanwhile. */
function storedAccess(reasonWithout: string): string {
  const { access } = readTokens();
  if (access === null) throw new Error(reasonWithout);
  return access;
}
