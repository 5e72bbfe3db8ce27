/** @jest-environment jsdom */
import { learnClock, serverNowMs } from './clock';
import { isExpiring, storeTokens } from './tokens';
import { resetBrowser } from './testing/open-tab';
import { makeToken } from './testing/token';

const TEN_MINUTES_MS = 600_000;

beforeEach(resetBrowser);

it.each([
  ['ten minutes fast', -TEN_MINUTES_MS],
  ['ten minutes slow', TEN_MINUTES_MS],
])('gives a fresh token its whole life on a clock that is %s', (_, offsetMs) => {
  const access = makeToken({ issuedAtMs: Date.now() + offsetMs, expiresInSeconds: 300 });
  storeTokens({ access, refresh: 'r.r' });
  // To the second, which is all that iat says.
  expect(Math.abs(serverNowMs() - Date.now() - offsetMs)).toBeLessThan(1000);
  expect(isExpiring(access, 60)).toBe(false);
  jest.setSystemTime(Date.now() + 240_000);
  expect(isExpiring(access, 60)).toBe(true);
});

it('keeps what it has learnt for the next page', async () => {
  learnClock(Date.now() / 1000 + 600, Date.now());
  jest.resetModules();
  const nextPage = await import('./clock');
  expect(nextPage.serverNowMs()).toBe(Date.now() + TEN_MINUTES_MS);
});

it('does not take a slow answer for a wrong clock', () => {
  const askedAtMs = Date.now();
  const issuedAtSeconds = askedAtMs / 1000 + 1;
  jest.setSystemTime(askedAtMs + 9_000);
  learnClock(issuedAtSeconds, askedAtMs);
  expect(serverNowMs()).toBe(Date.now());
  expect(localStorage).toHaveLength(0);
});

it('does not take the seconds that iat is rounded to for a wrong clock', () => {
  jest.setSystemTime(Date.now() + 900);
  learnClock(Math.floor(Date.now() / 1000), Date.now());
  expect(serverNowMs()).toBe(Date.now());
});

it('learns anew with every token, and forgets an offset that is gone', () => {
  learnClock(Date.now() / 1000 + 600, Date.now());
  learnClock(Date.now() / 1000, Date.now());
  expect(serverNowMs()).toBe(Date.now());
});

it('learns nothing from a token that was plainly not issued now', () => {
  learnClock(1_516_239_022, Date.now());
  expect(serverNowMs()).toBe(Date.now());
});

it('ignores an offset that somebody has scribbled over', () => {
  localStorage.setItem('clock_offset_ms', 'soon');
  expect(serverNowMs()).toBe(Date.now());
});
