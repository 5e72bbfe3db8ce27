import type { ContactRequest } from '@/lib/contract/auth';
import { waitForTurn, type WriteTransaction } from '@/lib/platform/database/sql';
import type { ServiceContext } from '@/lib/platform/http/service-context';
import { queueMail } from '@/lib/platform/mail/outbox';
import { log } from '@/lib/platform/log/log';
import { getSettings } from '@/lib/platform/settings/settings';

/** The same message once more within this time is a button that was pressed twice. */
const repeatedWithinMs = 60_000;

/**
 * Stores a visitor's message, and with it the mail that tells the people of the site (`CONTACT_EMAIL`).
 * @returns whether it was stored: one that has just come is not stored twice, and what filled in the field
 *   that no person sees is dropped, and is not told so
 */
export async function storeMessage(
  { payload, nowMs }: ServiceContext,
  transaction: WriteTransaction,
  { website, ...message }: ContactRequest,
): Promise<boolean> {
  if (website) {
    log.info('contact message dropped: the hidden field was filled in');
    return false;
  }
  const { CONTACT_EMAIL, SITE_NAME } = getSettings();
  if (await hasJustCome({ payload, nowMs }, transaction, message)) return false;
  // The collection lets nobody create: this is the one door.
  await payload.create({
    collection: 'contact-messages',
    data: message,
    overrideAccess: true,
    req: transaction.req,
  });
  if (!CONTACT_EMAIL) return true;
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
  return true;
}

async function hasJustCome(
  { payload, nowMs }: ServiceContext,
  transaction: WriteTransaction,
  { name, email, subject, message }: Omit<ContactRequest, 'website'>,
): Promise<boolean> {
  await waitForTurn(payload, transaction, `messages of ${email}`);
  const since = new Date(nowMs() - repeatedWithinMs).toISOString();
  const { totalDocs } = await payload.count({
    collection: 'contact-messages',
    where: {
      and: [
        { email: { equals: email } },
        { createdAt: { greater_than: since } },
        { name: { equals: name } },
        { subject: { equals: subject } },
        { message: { equals: message } },
      ],
    },
    overrideAccess: true,
    req: transaction.req,
  });
  return totalDocs > 0;
}
