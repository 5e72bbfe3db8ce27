import { createHash, randomBytes } from 'node:crypto';

/** By which people, programs that look for leaked secrets, and this site tell a key from any other token. */
const prefix = 'lp_';
const secretBytes = 32;
const keyPattern = /^lp_[\w-]{43}$/;
const hintLength = 4;

export interface KeySecret {
  key: string;
  hash: string;
  /** The end of the key, for people to know it by. */
  hint: string;
}

/** Makes a key of 256 random bits. */
export function makeKeySecret(): KeySecret {
  const key = `${prefix}${randomBytes(secretBytes).toString('base64url')}`;
  return { key, hash: keyHash(key), hint: key.slice(-hintLength) };
}

/** Whether a bearer token is meant as a key, well formed or not. */
export function isKey(token: string): boolean {
  return token.startsWith(prefix);
}

/** The name under which a key is stored, or `null` for what is no key by its form alone. */
export function hashOfKey(token: string): string | null {
  return keyPattern.test(token) ? keyHash(token) : null;
}

/**
 * A plain hash is enough for 256 random bits, which nobody can try out, and it is what the lookup compares:
 * how long that takes says something about the hash alone, from which the key cannot be made.
 */
function keyHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
