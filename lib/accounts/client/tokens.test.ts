/** @jest-environment jsdom */
import {
  clearTokens,
  decodeToken,
  hasDot,
  isExpiring,
  readTokens,
  secondsLeft,
  storedSubject,
  storeTokens,
} from './tokens';
import { resetBrowser } from './testing/open-tab';
import { base64url, keepTokens, makeToken } from './testing/token';

beforeEach(resetBrowser);

it('keeps both tokens in local storage under the names of the specification', () => {
  const access = makeToken();
  storeTokens({ access, refresh: 'r.r.r' });
  expect(localStorage.getItem('access_token')).toBe(access);
  expect(localStorage.getItem('refresh_token')).toBe('r.r.r');
  expect(readTokens()).toEqual({ access, refresh: 'r.r.r' });
});

it('clears everything it has stored, the clock offset too', () => {
  storeTokens({ access: makeToken({ issuedAtMs: Date.now() + 600_000 }), refresh: 'r.r.r' });
  clearTokens();
  expect(localStorage).toHaveLength(0);
});

it('takes an empty string for no token', () => {
  keepTokens('', '');
  expect(readTokens()).toEqual({ access: null, refresh: null });
});

it('reads exp in seconds out of a base64url payload without padding', () => {
  // The claims hold characters that base64 and base64url write differently.
  const payload = base64url(JSON.stringify({ exp: 1_800_000_000, user_id: 7, note: '~~~???>>>' }));
  expect(payload).toMatch(/[-_]/);
  expect(decodeToken(`h.${payload}.s`)).toEqual({ exp: 1_800_000_000, iat: null, subject: '7' });
});

it.each([
  ['without a dot', 'abc'],
  ['with an empty payload', 'a..c'],
  ['whose payload is not base64', 'a.§§§.c'],
  ['whose payload is not JSON', `a.${base64url('not json')}.c`],
  ['whose payload is a list', `a.${base64url('[1]')}.c`],
  ['whose payload is null', `a.${base64url('null')}.c`],
  ['without exp', `a.${base64url('{"iat":1}')}.c`],
  ['whose exp is a string', `a.${base64url('{"exp":"1800000000"}')}.c`],
])("calls a token %s 'Invalid token structure'", (_, token) => {
  expect(() => decodeToken(token)).toThrow('Invalid token structure');
  expect(isExpiring(token, 30)).toBe(true);
});

it('tells a token with a dot from one without', () => {
  expect(hasDot('a.b')).toBe(true);
  expect(hasDot('undefined')).toBe(false);
});

it.each([
  [30.001, false],
  [30, true],
  [29.999, true],
  [0, true],
  [-1, true],
])('finds a token with %s s left within 30 s of expiry: %s', (expiresInSeconds, expected) => {
  expect(isExpiring(makeToken({ expiresInSeconds }), 30)).toBe(expected);
});

it('computes what is left from the clock at the time of the call, so a sleeping laptop wakes to the truth', () => {
  const token = makeToken({ expiresInSeconds: 900 });
  expect(secondsLeft(token)).toBe(900);
  jest.setSystemTime(Date.now() + 8 * 3_600_000);
  expect(secondsLeft(token)).toBe(900 - 8 * 3600);
});

it('knows whose token is stored, by user_id or sub, and says null where it cannot', () => {
  expect(storedSubject()).toBeNull();
  keepTokens(makeToken({ subject: '42' }), 'r.r');
  expect(storedSubject()).toBe('42');
  keepTokens(`h.${base64url('{"exp":1,"sub":"x"}')}.s`, 'r.r');
  expect(storedSubject()).toBe('x');
  keepTokens('h.broken', 'r.r');
  expect(storedSubject()).toBeNull();
});
