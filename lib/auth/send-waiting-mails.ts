import type { ServiceContext } from '../http/service-context';
import { deliverMails } from '../mail/outbox';
import { resetMail } from './reset-password';

/** Sends every mail that is due. To be run after the answer has gone out; what fails is sent again later (lib/cms/jobs/keep-work-going.ts). Never throws. */
export function sendWaitingMails({ payload, nowMs }: ServiceContext): Promise<void> {
  return deliverMails({ payload, nowMs }, resetMail);
}
