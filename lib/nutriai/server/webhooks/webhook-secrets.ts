import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { openText, sealText } from '../../../platform/http/sealed-text';
import { getSettings } from '../../../platform/settings/settings';

const purpose = 'webhook';
export { purpose as webhookPurpose };
const secretBytes = 32;

const sealedParts = z.object({ url: z.string(), secret: z.string() });

/** What nobody may read in the database: the address, which is often a secret of its own, and what signs. */
export type WebhookSecrets = z.output<typeof sealedParts>;

/** Makes a secret as the Standard Webhooks specification writes one. */
export function makeSigningSecret(): string {
  return `whsec_${randomBytes(secretBytes).toString('base64')}`;
}

export function sealSecrets(secrets: WebhookSecrets): string {
  return sealText(getSettings().TOKEN_SECRET, purpose, JSON.stringify(secrets));
}

/**
 * Opens what was sealed with the secret of today or with one of before, which `isOld` says; `null` where none
 * of them opens it, because the one of then was left out.
 */
export function openSecrets(sealed: string): (WebhookSecrets & { isOld: boolean }) | null {
  for (const [index, secret] of getSettings().TOKEN_SECRETS.entries()) {
    const text = opened(secret, sealed);
    if (text !== null) return { ...sealedParts.parse(JSON.parse(text)), isOld: index > 0 };
  }
  return null;
}

function opened(secret: string, sealed: string): string | null {
  try {
    return openText(secret, purpose, sealed);
  } catch {
    // Sealed with another secret: the next one is tried.
    return null;
  }
}
