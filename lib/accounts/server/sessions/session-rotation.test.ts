import { decideRotation, refreshExpirySeconds } from './session-rotation';

const rotatedAtMs = 1_000_000;
const decide = (tokenGeneration: number, currentGeneration: number, afterMs: number) =>
  decideRotation({ tokenGeneration, currentGeneration, rotatedAtMs, nowMs: rotatedAtMs + afterMs });

describe('what a refresh token may do', () => {
  it.each([
    ['the newest', 5, 5, 0, 'rotate'],
    ['the newest, weeks later', 5, 5, 1_000_000_000, 'rotate'],
    ['its parent at once', 4, 5, 0, 'repeat'],
    ['its parent after ten seconds', 4, 5, 10_000, 'repeat'],
    ['its parent after more', 4, 5, 10_001, 'revoke'],
    ['its parent, clocks apart', 4, 5, -500, 'repeat'],
    ['its grandparent, even at once', 3, 5, 0, 'revoke'],
    ['the very first', 0, 5, 0, 'revoke'],
    ['one that we never gave out', 6, 5, 0, 'revoke'],
  ])('%s', (_what, token, current, afterMs, decision) => {
    expect(decide(token, current, afterMs)).toBe(decision);
  });
});

describe('when the next refresh token expires', () => {
  const day = 24 * 60 * 60;
  const expiry = (issuedAtSeconds: number) =>
    refreshExpirySeconds({ issuedAtSeconds, sessionStartedAtMs: 0, refreshTokenSeconds: 30 * day });

  it('after a full lifetime', () => expect(expiry(10 * day)).toBe(40 * day));
  it('but never past the end of the session', () => expect(expiry(170 * day)).toBe(180 * day));
});
