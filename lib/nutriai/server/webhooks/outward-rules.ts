import type { OutwardRules } from '../../../platform/http/outward-address';
import { getSettings } from '../../../platform/settings/settings';

/** Returns where webhooks of this site may go. */
export function outwardRules(): OutwardRules {
  return { isLoopbackAllowed: getSettings().WEBHOOKS_TO_LOOPBACK === 'on' };
}
