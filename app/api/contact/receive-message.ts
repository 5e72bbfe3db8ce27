import type { ContactRequest } from '@/lib/contract/auth';
import type { ServiceContext } from '@/lib/http/service-context';
import { log } from '@/lib/ops/log';
import { sendMail } from '@/lib/ops/mail';
import { getSettings } from '@/lib/ops/settings';

/**
 * Stores a visitor's message.
 * @returns whether it was stored; what filled in the field that no person sees is dropped, and is not told so
 */
export async function storeMessage({ payload }: ServiceContext, message: ContactRequest): Promise<boolean> {
  const { website, ...data } = message;
  if (website) {
    log.info('contact message dropped: the hidden field was filled in');
    return false;
  }
  // The collection lets nobody create: this is the one door.
  await payload.create({ collection: 'contact-messages', data, overrideAccess: true });
  return true;
}

/** Tells the people of the site. The message is stored already, so a mail that fails loses nothing. */
export async function mailMessage({ name, email, subject, message }: ContactRequest): Promise<void> {
  const { CONTACT_EMAIL, SITE_NAME } = getSettings();
  if (!CONTACT_EMAIL) return;
  try {
    await sendMail({
      to: CONTACT_EMAIL,
      replyTo: email,
      subject: `[${SITE_NAME}] ${subject}`,
      text: `${name} <${email}> wrote:\n\n${message}\n`,
    });
  } catch (error) {
    log.error('a contact message was stored but not mailed', error);
  }
}
