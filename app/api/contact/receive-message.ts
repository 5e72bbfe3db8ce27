import type { ContactRequest } from '@/lib/contract/auth';
import { withWriteTransaction } from '@/lib/http/database';
import type { ServiceContext } from '@/lib/http/service-context';
import { queueMail } from '@/lib/mail/outbox';
import { log } from '@/lib/ops/log';
import { getSettings } from '@/lib/ops/settings';

/**
 * Stores a visitor's message, and with it the mail that tells the people of the site (`CONTACT_EMAIL`).
 * @returns whether it was stored; what filled in the field that no person sees is dropped, and is not told so
 */
export async function storeMessage(
  { payload, nowMs }: ServiceContext,
  { website, ...message }: ContactRequest,
): Promise<boolean> {
  if (website) {
    log.info('contact message dropped: the hidden field was filled in');
    return false;
  }
  const { CONTACT_EMAIL, SITE_NAME } = getSettings();
  await withWriteTransaction(payload, async (transaction) => {
    // The collection lets nobody create: this is the one door.
    await payload.create({
      collection: 'contact-messages',
      data: message,
      overrideAccess: true,
      req: transaction.req,
    });
    if (!CONTACT_EMAIL) return;
    await queueMail(transaction, {
      kind: 'contact message',
      nowMs: nowMs(),
      content: {
        to: CONTACT_EMAIL,
        replyTo: message.email,
        subject: `[${SITE_NAME}] ${message.subject}`,
        text: `${message.name} <${message.email}> wrote:\n\n${message.message}\n`,
      },
    });
  });
  return true;
}
