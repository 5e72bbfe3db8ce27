import { keyedName, keyedNames } from '../../platform/http/keyed-name';
import { getSettings } from '../../platform/settings/settings';

export type NewsletterPurpose = 'confirm' | 'unsubscribe';

const keyPurpose = 'newsletter';

/** Names a subscriber in a mailed link: nothing is stored for it, and nobody else can make it. */
export function newsletterToken(
  purpose: NewsletterPurpose,
  { id, email }: { id: number; email: string },
): string {
  const name = keyedName(getSettings().TOKEN_SECRET, keyPurpose, [purpose, String(id), email]);
  return `${id}.${name}`;
}

/** The subscriber's number; null where the token has not the form of one. */
export function subscriberIdOf(token: string): number | null {
  const id = Number(token.split('.')[0]);
  return Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? id : null;
}

/** Whether we made the token for this purpose and subscriber, with the secret of today or one of before. */
export function isTokenOf(
  token: string,
  purpose: NewsletterPurpose,
  { id, email }: { id: number; email: string },
): boolean {
  const names = keyedNames(getSettings().TOKEN_SECRETS, keyPurpose, [purpose, String(id), email]);
  return names.some((name) => token === `${id}.${name}`);
}
