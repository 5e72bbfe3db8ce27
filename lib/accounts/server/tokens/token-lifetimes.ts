/** Times of tokens and sessions that are not settings (those are ACCESS_TOKEN_SECONDS and REFRESH_TOKEN_SECONDS). */
export const tokenTimes = {
  /**
   * How long the direct parent of a refresh token still gets the successor already issued: a racing tab, a
   * lost answer.
   */
  parentGraceMs: 10_000,
  /**
   * Each rotation starts the refresh lifetime anew (as simplejwt does), but no device stays signed in longer
   * than this without its owner signing in again (OWASP ASVS 5.0, 10.4.8).
   */
  sessionMaximumSeconds: 180 * 24 * 60 * 60,
  /**
   * Clocks of several instances differ a little: `iat` and `nbf` may lie so far ahead. `exp` gets no such
   * leeway, as in simplejwt.
   */
  clockToleranceSeconds: 60,
  /**
   * A clock that was set right may stand hours before the last tokens. Refresh tokens are taken nevertheless, or all
   * members who were here lately would be signed out at once; nobody but us can sign one.
   */
  clockSetBackSeconds: 24 * 60 * 60,
} as const;

/** Signed-in devices a member keeps; the ones not used for longest go first. */
export const maxSessionsPerMember = 50;
