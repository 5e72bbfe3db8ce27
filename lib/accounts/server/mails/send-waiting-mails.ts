import type { ServiceContext } from '../../../platform/http/service-context';
import { deliverMails } from '../../../platform/mail/outbox';
import { resetMail } from '../passwords/reset-password';

/**
 * Sends every mail that is due. To be run after the answer has gone out; what fails is sent again later
 * (lib/content/cms/jobs/run-waiting-work.ts). Never throws.
 */
export function sendWaitingMails({ payload, nowMs }: ServiceContext): Promise<void> {
  return deliverMails({ payload, nowMs }, resetMail);
}
