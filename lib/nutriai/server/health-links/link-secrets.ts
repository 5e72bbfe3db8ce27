import { createHash, randomBytes } from 'node:crypto';

/** What the specification asks for: 256 bits for the address, and as many for the key. */
const secretBytes = 32;
/** SMART Health Links, "Establish a SMART Health Link Manifest URL". */
const addressLengthAtMost = 128;

/** What stands in a `shlink:/` URI, in the order in which it is written. */
export interface LinkPayload {
  url: string;
  key: string;
  /** Seconds since 1970. */
  exp: number;
  flag?: string;
  label: string;
  v: 1;
}

/** Makes 256 random bits, as 43 characters. */
export function makeSecret(): string {
  return randomBytes(secretBytes).toString('base64url');
}

/**
 * Returns the name under which an address or a ticket is stored. A plain hash is enough for 256 random bits,
 * and the stored table gives no address away.
 */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/**
 * Returns the address at which a link's manifest is.
 * @throws Error where the site's own address leaves no room for it
 */
export function manifestUrl(siteUrl: string, address: string): string {
  const url = `${siteUrl}/api/health-links/${address}`;
  if (url.length > addressLengthAtMost) {
    throw new Error(
      `A SMART Health Link's URL has at most ${addressLengthAtMost} characters: SITE_URL is too long.`,
    );
  }
  return url;
}

/** Writes a link as the URI that a recipient's program reads. */
export function shlinkUri({ url, key, exp, flag, label, v }: LinkPayload): string {
  const payload = { url, key, exp, ...(flag && { flag }), label, v };
  return `shlink:/${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
}
