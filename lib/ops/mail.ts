import { mkdir, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { dataPath } from './data-dir';
import { getSettings } from './settings';
import { log } from './log';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
}

const smtpTimeoutMs = 10_000;

/**
 * Sends by SMTP when `SMTP_URL` is set; else writes the message to `data/outbox` as an `.eml` file that any mail program opens.
 * @throws when the mail server cannot be reached or refuses
 */
export async function sendMail(mail: Mail): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = getSettings();
  const message = { from: MAIL_FROM, ...mail };
  if (SMTP_URL) {
    const transport = createTransport(SMTP_URL, {
      connectionTimeout: smtpTimeoutMs,
      greetingTimeout: smtpTimeoutMs,
      socketTimeout: smtpTimeoutMs,
    } as Parameters<typeof createTransport>[1]);
    await transport.sendMail(message);
    return;
  }
  const outbox = dataPath('outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
  await writeFile(dataPath('outbox', name), await new MailComposer(message).compile().build(), {
    mode: 0o600,
  });
  log.info('mail written to the outbox', { file: `outbox/${name}` });
}
