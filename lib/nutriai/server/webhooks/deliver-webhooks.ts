import type { ServiceContext } from '../../../platform/http/service-context';
import { deliverDue } from '../../../platform/process/deliver-due';
import { sendDelivery } from './send-delivery';
import { takeDelivery } from './take-delivery';

/** Slow receivers wait beside each other; a member has one at a time (`takeDelivery`). */
const atOnce = 8;

/**
 * Delivers what is due and resolves once nothing is. What a process has begun and not finished is taken up by
 * the next after a minute and a half, under the same `webhook-id`. Never throws.
 */
export function deliverWebhooks(context: ServiceContext): Promise<void> {
  return deliverDue({
    name: 'webhooks',
    atOnce,
    take: () => takeDelivery(context),
    send: (taken) => sendDelivery(context, taken),
  });
}
