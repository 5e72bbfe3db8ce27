/**
 * How the panel's cookie is kept: where the site is served by TLS, it never leaves the browser without.
 * Payload makes it `HttpOnly`.
 */
export function staffCookie(siteUrl: string): { sameSite: 'Lax'; secure: boolean } {
  // Not `Strict`: a link in a mail leads to the panel, and preview pages open from it.
  return { sameSite: 'Lax', secure: siteUrl.startsWith('https:') };
}
