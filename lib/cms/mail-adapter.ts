import type { EmailAdapter } from 'payload';
import { sendMail } from '../ops/mail';
import { getSettings } from '../ops/settings';

/** Payload's mails (a forgotten staff password) leave by the same door as ours. */
export const mailAdapter: EmailAdapter = () => ({
  name: 'little-pear-mail',
  defaultFromAddress: getSettings().MAIL_FROM,
  defaultFromName: getSettings().SITE_NAME,
  sendEmail: async (message) =>
    sendMail({
      to: Array.isArray(message.to) ? message.to.map(String).join(', ') : String(message.to),
      subject: String(message.subject ?? ''),
      text: String(message.text ?? message.html ?? ''),
      ...(message.html ? { html: String(message.html) } : {}),
    }),
});
