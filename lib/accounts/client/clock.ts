import { readItem, removeItem, writeItem } from './browser-storage';

/**
 * The server's time, as far as the browser can know it.
 *
 * `exp` is in the server's time, and a member's clock may be wrong. With a clock ten minutes fast every fresh
 * token would look nearly spent and each response would start another refresh; with a slow one no refresh
 * would come before the server says no. A token that was just issued says in `iat` what the server's clock
 * showed, and that is all that is needed.
 *
 * The difference is kept beside the tokens, for the next page and the other tabs. A wrong one corrects itself:
 * too early a refresh, or a 401, brings a new token and with it a new `iat`.
 */
const OFFSET_KEY = 'clock_offset_ms';

/**
 * Beyond a day the token was not issued now (or no certificate would be valid either): nothing can be learnt
 * from it.
 */
const BELIEVABLE_OFFSET_MS = 86_400_000;

export function serverNowMs(): number {
  const offset = Number(readItem('localStorage', OFFSET_KEY) ?? 0);
  return Date.now() + (Number.isFinite(offset) ? offset : 0);
}

/**
 * Learns from a token asked for at `askedAtMs` (our clock) and received now. The server stamped it somewhere
 * between the two, to the second: an offset of nothing is kept if it explains that, else the smallest that
 * does. So a slow network is not taken for a wrong clock.
 */
export function learnClock(issuedAtSeconds: number, askedAtMs: number): void {
  const now = Date.now();
  const smallest = issuedAtSeconds * 1000 - now;
  const largest = issuedAtSeconds * 1000 + 999 - Math.min(askedAtMs, now);
  const offset = Math.max(smallest, Math.min(0, largest));
  if (offset === 0 || Math.abs(offset) > BELIEVABLE_OFFSET_MS) {
    forgetClock();
  } else {
    writeItem('localStorage', OFFSET_KEY, String(offset));
  }
}

export function forgetClock(): void {
  removeItem('localStorage', OFFSET_KEY);
}
