import type { ServiceContext } from '../../../platform/http/service-context';
import { deliverDue } from '../../../platform/process/deliver-due';
import { sendPush } from './send-push';
import { takePush } from './take-push';

const atOnce = 8;

/** Sends the reminders that wait and resolves once none does. Never throws. */
export function deliverPushes(context: ServiceContext): Promise<void> {
  return deliverDue({
    name: 'pushes',
    atOnce,
    take: () => takePush(context),
    send: (taken) => sendPush(context, taken),
  });
}
