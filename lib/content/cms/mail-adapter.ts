import type { EmailAdapter } from 'payload';
import { withWriteTransaction } from '../../platform/database/sql';
import { queueMail } from '../../platform/mail/outbox';
import { log } from '../../platform/log/log';
import { getSettings } from '../../platform/settings/settings';

/**
 * Payload's mails (a forgotten staff password) leave by the same door as ours. Payload sends inside an open
 * write transaction: nobody may wait there, least of all for a mail server. So the mail is stored once that
 * transaction has passed its turn on.
 */
export const mailAdapter: EmailAdapter = ({ payload }) => ({
  name: 'little-pear-mail',
  defaultFromAddress: getSettings().MAIL_FROM,
  defaultFromName: getSettings().SITE_NAME,
  sendEmail: async (message) => {
    const mail = {
      to: Array.isArray(message.to) ? message.to.map(String).join(', ') : String(message.to),
      subject: String(message.subject ?? ''),
      text: String(message.text ?? message.html ?? ''),
      ...(message.html ? { html: String(message.html) } : {}),
    };
    withWriteTransaction(payload, (transaction) =>
      queueMail(transaction, { kind: 'from the panel', content: mail, nowMs: Date.now() }),
    ).catch((error: unknown) => log.error('a mail of the panel was not stored', error));
  },
});
