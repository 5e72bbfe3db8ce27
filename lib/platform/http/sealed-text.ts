import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { purposeKey } from './keyed-name';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text for the database: whoever reads the table, or a backup without the secrets, gets nothing. */
export function sealText(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const encipher = createCipheriv(cipher, purposeKey(secret, purpose), nonce);
  const sealed = Buffer.concat([encipher.update(text, 'utf8'), encipher.final()]);
  return Buffer.concat([nonce, encipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws Error for what was changed, or sealed with another secret or for another purpose */
export function openText(secret: string, purpose: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(cipher, purposeKey(secret, purpose), bytes.subarray(0, nonceLength), {
    authTagLength: tagLength,
  });
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const plain = decipher.update(bytes.subarray(nonceLength + tagLength));
  return Buffer.concat([plain, decipher.final()]).toString('utf8');
}

/**
 * Opens what was sealed with one of the site's secrets, today's first. `isOld`: seal it anew, for the secret of then
 * will be left out one day.
 * @returns `null` where none of them opens it
 */
export function openSealed(
  secrets: readonly string[],
  purpose: string,
  sealed: string,
): { text: string; isOld: boolean } | null {
  for (const [index, secret] of secrets.entries()) {
    try {
      return { text: openText(secret, purpose, sealed), isOld: index > 0 };
    } catch {
      // Sealed with another of the secrets: the next one is tried.
    }
  }
  return null;
}
