import { apiUrl } from './api-url';
import { REFRESH_BEFORE_CALL_SECONDS } from './limits';
import { logout } from './logout';
import { MESSAGES } from './messages';
import { isNetworkFailure } from './offline';
import { PageLeft, watchPageLeaving } from './page-leaving';
import { refreshInBackground, refreshTokens } from './refresh';
import { waitInQueue } from './request-queue';
import { getSnapshot } from './session-store';
import { whenStarted } from './start-session';
import { isExpiring, readTokens } from './tokens';

/**
 * `fetch` with the member's access token (specification §4, 'Authenticated request flow'). `path` is a path
 * of the API. A body must be one that can be sent twice (text, FormData, Blob), for the request may be
 * repeated after a refresh.
 *
 * A request that throws signs the member out without redirect. Three failures are not the session's and only
 * reach the caller: the caller's own abort, being offline, and leaving the page (the browser cancels what is
 * in flight). An answer with an error status is no throw: it is returned like any other.
 */
export async function authenticatedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const url = apiUrl(path);
  await whenStarted();
  const { epoch } = getSnapshot();
  const page = watchPageLeaving();
  try {
    const response = await send(url, init, epoch);
    refreshInBackground();
    return response;
  } catch (error) {
    const isExcused =
      init.signal?.aborted === true ||
      isNetworkFailure(error) ||
      (mayBeCancelled(error) && (await page.isLeaving()));
    // A session that began after this request did is not ended by it.
    if (!isExcused && getSnapshot().epoch === epoch) await logout({ redirect: false });
    throw error;
  } finally {
    page.stop();
  }
}

/** Browsers report a request that they cancelled as a TypeError, as they do a dead network. */
function mayBeCancelled(error: unknown): boolean {
  return error instanceof TypeError || error instanceof PageLeft;
}

/**
 * The same without an end of the session when no answer comes: for what is sent in the background, and again
 * until it arrives. Nobody has to sign in anew because a phone was in a tunnel.
 */
export async function patientFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const url = apiUrl(path);
  await whenStarted();
  const response = await send(url, init, getSnapshot().epoch);
  refreshInBackground();
  return response;
}

async function send(url: string, init: RequestInit, epoch: number): Promise<Response> {
  const access = await usableAccess();
  const response = await fetch(url, withBearer(init, access));
  if (!(await isTokenRefused(response))) return response;
  const renewed = await accessAfterRefusal(access);
  // What one member asked must not be repeated with the token of the next.
  if (getSnapshot().epoch !== epoch) throw new Error(MESSAGES.userLoggedOut);
  return fetch(url, withBearer(init, renewed));
}

/** The stored token, renewed first when it is expired or within 30 seconds of it. */
async function usableAccess(): Promise<string> {
  const { access } = readTokens();
  if (access === null) throw new Error(MESSAGES.authenticationRequired);
  return isExpiring(access, REFRESH_BEFORE_CALL_SECONDS) ? refreshTokens(access) : access;
}

async function isTokenRefused(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  // A copy, because a 401 of another kind goes to the caller with its body unread.
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'token_not_valid';
}

/** Queued until a refresh is over. If one was already over before this refusal came, its token is there to be used. */
async function accessAfterRefusal(refused: string): Promise<string> {
  const { access } = readTokens();
  if (access !== null && access !== refused) return access;
  const queued = waitInQueue();
  // The outcome comes through the queue, as it does for everybody else who waits there.
  refreshTokens(refused).catch(() => undefined);
  return queued;
}

function withBearer(init: RequestInit, access: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${access}`);
  if (!headers.has('Accept')) headers.set('Accept', 'application/json');
  return { ...init, headers };
}
