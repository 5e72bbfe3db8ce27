import { ApiError, apiErrorFrom } from './api-error';
import { apiUrl } from './api-url';
import { authenticatedFetch } from './authenticated-fetch';
import { storedResponse } from './stored-responses';
import { noteStoredResponse } from './stored-time';
import { MESSAGES } from './messages';
import { isOfflineFailure } from './offline';
import { getSnapshot } from './session-store';
import { whenStarted } from './start-session';

/**
 * SWR's fetcher for what belongs to a member. Give the key only when signed in: `useSWR(status ===
 * 'signed-in' ? path : null)`.
 *
 * Without a network it gives what the member saw last. What was asked for in one session is never an answer
 * in the next.
 */
export async function fetcher<Data>(path: string): Promise<Data> {
  await whenStarted();
  const { epoch } = getSnapshot();
  try {
    const data = await readJson<Data>(await authenticatedFetch(path));
    if (getSnapshot().epoch !== epoch) throw new Error(MESSAGES.userLoggedOut);
    return data;
  } catch (error) {
    const stored =
      isOfflineFailure(error) && getSnapshot().epoch === epoch ? storedResponse(path) : undefined;
    if (stored === undefined) throw error;
    noteStoredResponse(stored.atMs);
    return stored.data as Data;
  }
}

/** The same for what everybody may read; no token is sent. */
export async function publicFetcher<Data>(path: string): Promise<Data> {
  return readJson<Data>(await fetch(apiUrl(path), { headers: { Accept: 'application/json' } }));
}

/**
 * The body of a response, or its ApiError. 204 has no body and gives undefined. The shape is the caller's
 * word for the contract.
 */
export async function readJson<Data>(response: Response): Promise<Data> {
  if (!response.ok) {
    const silent = `The server did not answer as expected (${response.status}).`;
    throw await apiErrorFrom(response, { unreadable: (statusText) => statusText || silent, silent });
  }
  if (response.status === 204) return undefined as Data;
  return (await response.json()) as Data;
}

/**
 * Asking again helps when the server or the network was at fault, not when the answer was a no. 429 says
 * itself when to come back.
 */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : error instanceof TypeError;
}
