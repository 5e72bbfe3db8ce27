import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from './site-under-test';

/**
 * Where the site under test writes its mails: it has no mail server. A site started by hand says so by
 * `MAIL_OUTBOX`.
 */
const outbox = () => process.env.MAIL_OUTBOX ?? path.join(dataFolder(), 'outbox');

interface Mail {
  subject: string;
  text: string;
}

/** The mails to an address so far, the oldest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const files = await readdir(outbox()).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .sort()
      .map((file) => readFile(path.join(outbox(), file), 'utf8')),
  );
  return mails.filter((mail) => header(mail, 'To') === address).map(readMail);
}

/** Mails are sent after the answer: waits until there is one with this subject, and gives the latest. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => (found = (await mailsTo(address)).findLast((mail) => subject.test(mail.subject))), {
      message: `a mail to ${address} about ${subject.source}`,
    })
    .toBeDefined();
  if (!found) throw new Error('unreachable: the poll has seen it');
  return found;
}

/** The address of the page that a mail leads to, without the site's own. */
export function linkIn({ text }: Mail): string {
  const [link] = /https?:\/\/\S+#\S+/.exec(text) ?? [];
  if (link === undefined) throw new Error(`no link in: ${text}`);
  const { pathname, hash } = new URL(link);
  return `${pathname}${hash}`;
}

/** What stands behind the # of a mail's link. */
export function secretsIn(mail: Mail): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(linkIn(mail).split('#')[1]));
}

function readMail(mail: string): Mail {
  const [head = '', ...body] = mail.split('\r\n\r\n');
  const isEncoded = /^content-transfer-encoding: quoted-printable$/im.test(head);
  const text = body.join('\r\n\r\n');
  return { subject: header(mail, 'Subject'), text: isEncoded ? decoded(text) : text };
}

/** Quoted-printable (RFC 2045 §6.7): `=` at the end of a line joins it to the next, else two figures name a byte. */
function decoded(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function header(mail: string, name: string): string {
  return (
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(mail)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? ''
  );
}
