import { NETWORK_SETTLES_MS } from './limits';

/**
 * Whether a request failed because the device has no network at all.
 *
 * Specification §4 ends the session when a request throws or a refresh fails. A phone in a lift says nothing
 * about a session, so an exception is made: fetch gave its "no answer" error *and* the browser itself says it
 * is offline. `onLine` being true proves nothing (any interface will do), so every failure but these and
 * those of `isNetworkFailure` follows the specification.
 */
export function isOfflineFailure(error: unknown): boolean {
  return error instanceof TypeError && !navigator.onLine;
}

let returnedAtMs = -Infinity;
if (typeof window !== 'undefined') {
  window.addEventListener('online', () => {
    returnedAtMs = performance.now();
  });
}

/**
 * The same, and for a few seconds after the browser said that the network is back: it says so before requests
 * get through, and pages ask at that very moment. No session ends for it.
 */
export function isNetworkFailure(error: unknown): boolean {
  const hasJustReturned = performance.now() - returnedAtMs < NETWORK_SETTLES_MS;
  return isOfflineFailure(error) || (error instanceof TypeError && hasJustReturned);
}
