import { mkdir, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import { keyedName } from '../http/keyed-name';
import { dataPath } from '../files/data-dir';
import { getSettings } from '../settings/settings';
import { log } from '../log/log';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Of a newsletter: how to unsubscribe. */
  headers?: Record<string, string>;
}

const smtpTimeoutMs = 10_000;
/** A server that says a word now and then would never time out. */
const wholeAttemptMs = 45_000;

/**
 * Sends by SMTP when `SMTP_URL` is set; else writes the message to `data/outbox` as an `.eml` file that any
 * mail program opens.
 * @param mail.id the same for each attempt to send the same mail: it makes the Message-ID, by which a mail
 *   program shows a mail that came twice once
 * @throws when the mail server cannot be reached or refuses
 */
export async function sendMail({ id, ...mail }: Mail & { id: string }): Promise<void> {
  const { SMTP_URL, MAIL_FROM, MAIL_SIGNATURE, SITE_URL, TOKEN_SECRET } = getSettings();
  const name = keyedName(TOKEN_SECRET, 'message-id', [id, mail.to, mail.subject, mail.text]);
  const signed = MAIL_SIGNATURE ? withSignature(mail, MAIL_SIGNATURE) : mail;
  const message = { from: MAIL_FROM, ...signed, messageId: `<${name}@${new URL(SITE_URL).hostname}>` };
  if (SMTP_URL) await sendBySmtp(SMTP_URL, message);
  else await writeToOutbox(message, name);
}

/** Behind the line of two dashes that mail programs know the end of a text by. */
function withSignature(mail: Mail, signature: string): Mail {
  return { ...mail, text: `${mail.text.trimEnd()}\n\n-- \n${signature}\n` };
}

async function sendBySmtp(url: string, message: object): Promise<void> {
  const transport = createTransport(url, {
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  } as Parameters<typeof createTransport>[1]);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' })),
      wholeAttemptMs,
    );
  });
  try {
    await Promise.race([transport.sendMail(message), late]);
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}

async function writeToOutbox(message: object, id: string): Promise<void> {
  const outbox = dataPath('outbox');
  await mkdir(outbox, { recursive: true, mode: 0o700 });
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`;
  await writeFile(dataPath('outbox', name), await new MailComposer(message).compile().build(), {
    mode: 0o600,
  });
  log.info('mail written to the outbox', { file: `outbox/${name}` });
}
