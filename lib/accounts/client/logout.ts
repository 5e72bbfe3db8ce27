import { apiUrl } from './api-url';
import { REFRESH_BEFORE_CALL_SECONDS, SIGN_OUT_WAIT_MS } from './limits';
import { MESSAGES } from './messages';
import { refreshTokens } from './refresh';
import { getSnapshot, leaveSession } from './session-store';
import { isExpiring, readTokens } from './tokens';

export interface LogoutOptions {
  /** By default the member is taken to / (specification §4). */
  redirect?: boolean;
  /** How to get there; the router of the app, or a plain page load. */
  navigate?: (path: string) => void;
}

let ending: Promise<void> | null = null;

/**
 * Signs out (specification §4): the server is called with the refresh token; then, whatever comes of it,
 * tokens are cleared and queued requests rejected with 'User logged out'. Requests that fail together share
 * one sign-out.
 */
export async function logout({ redirect = true, navigate = loadPage }: LogoutOptions = {}): Promise<void> {
  ending ??= endSession().finally(() => {
    ending = null;
  });
  await ending;
  if (redirect) navigate('/');
}

async function endSession(): Promise<void> {
  const { epoch } = getSnapshot();
  await settledWithin(SIGN_OUT_WAIT_MS, tellServer());
  // Somebody may have signed in while the server was silent; that session is not ours to end.
  if (getSnapshot().epoch === epoch) leaveSession(MESSAGES.userLoggedOut);
}

/**
 * A spent access token is renewed first, as before every call: a server that checks the bearer header would
 * refuse the sign-out and the refresh token would stay good for a month. `keepalive` lets the call outlive
 * the page.
 */
async function tellServer(): Promise<void> {
  const { access, refresh } = readTokens();
  if (refresh === null) return;
  const isSpent = access === null || isExpiring(access, REFRESH_BEFORE_CALL_SECONDS);
  const bearer = isSpent ? await refreshTokens(access) : access;
  await fetch(apiUrl('/api/auth/logout'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ refresh_token: readTokens().refresh ?? refresh }),
    keepalive: true,
  });
}

/** Until the work is over, well or badly, or the time is. */
function settledWithin(milliseconds: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    work.then(finish, finish);
  });
}

function loadPage(path: string): void {
  window.location.assign(path);
}
