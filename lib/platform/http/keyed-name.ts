import { createHmac, hkdfSync } from 'node:crypto';

/**
 * A key of its own for each purpose, so that what one part of the software signs can never be used as another
 * part's (RFC 5869; the purpose is HKDF's `info`). TOKEN_SECRET itself signs nothing.
 */
export function purposeKey(secret: string, purpose: string): Uint8Array {
  const name = `${purpose} ${secret}`;
  let key = derived.get(name);
  if (!key) {
    key = new Uint8Array(hkdfSync('sha256', secret, 'little-pear', purpose, 32));
    derived.set(name, key);
  }
  return key;
}

/** A handful of secrets times a dozen purposes, which every request asks for. */
const derived = new Map<string, Uint8Array>();

/**
 * The same name as each secret makes it, the one of today first: what was stored under a secret of before is
 * found again.
 */
export function keyedNames(
  secrets: readonly string[],
  purpose: string,
  parts: readonly string[],
): [string, ...string[]] {
  const [today, ...before] = secrets.map((secret) => keyedName(secret, purpose, parts));
  if (today === undefined) throw new Error('There is no secret.');
  return [today, ...before];
}

/**
 * A name that only we can make and nobody can turn back into what it stands for. Parts are kept apart:
 * ('ab','c') and ('a','bc') differ.
 */
export function keyedName(secret: string, purpose: string, parts: readonly string[]): string {
  return createHmac('sha256', purposeKey(secret, purpose)).update(JSON.stringify(parts)).digest('base64url');
}
