/** Tokens for tests: real in shape, signed by nobody. Times count from the (faked) clock. */
interface TokenOptions {
  expiresInSeconds?: number;
  /** What the server's clock showed when it issued the token; null leaves `iat` out. */
  issuedAtMs?: number | null;
  subject?: string;
  /** Tells one token from another in an expectation. */
  id?: string;
}

export function makeToken({
  expiresInSeconds = 900,
  issuedAtMs = Date.now(),
  subject = '7',
  id = 'a',
}: TokenOptions = {}): string {
  const exp = (issuedAtMs ?? Date.now()) / 1000 + expiresInSeconds;
  const iat = issuedAtMs === null ? {} : { iat: Math.floor(issuedAtMs / 1000) };
  return ['header', base64url(JSON.stringify({ exp, ...iat, user_id: subject, jti: id })), 'signature'].join(
    '.',
  );
}

export function base64url(text: string): string {
  return btoa(text)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/(?<!=)=+$/, '');
}

/** Puts a pair where the browser keeps it, as if an earlier page had. */
export function keepTokens(access: string, refresh: string): void {
  localStorage.setItem('access_token', access);
  localStorage.setItem('refresh_token', refresh);
}

export function keptTokens(): { access: string | null; refresh: string | null } {
  return { access: localStorage.getItem('access_token'), refresh: localStorage.getItem('refresh_token') };
}
