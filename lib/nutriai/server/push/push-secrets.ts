import * as z from 'zod';
import { openSealed } from '../../../platform/http/sealed-text';
import { getSettings } from '../../../platform/settings/settings';

export const devicePurpose = 'push device';

const subscription = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
});

/** Where a browser takes messages, and the keys that they are encrypted for. */
export type PushSubscription = z.output<typeof subscription>;

/** Opens what was sealed with a secret of this site; null where none of them opens it. */
export function openSubscription(sealed: string): PushSubscription | null {
  const opened = openSealed(getSettings().TOKEN_SECRETS, devicePurpose, sealed);
  return opened && subscription.parse(JSON.parse(opened.text));
}
