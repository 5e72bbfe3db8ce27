import { createServer } from 'node:net';
import { SmtpStandIn } from '../../platform/mail/testing/smtp-stand-in';
import { makeSite } from '../../platform/testing/run-program';
import { resultOf } from '../search/testing/test-databases';

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** Headers of a mail by their names in small letters, long ones in one line again, and what stands below them. */
function readMail(mail: string) {
  const end = mail.indexOf('\r\n\r\n');
  const lines = mail
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const text = mail
    .slice(end + 4)
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return { headers, text };
}

test('each issue says how to leave in one click, which needs no cookie and which looking does not do', async () => {
  const port = await freePort();
  const smtp = new SmtpStandIn();
  await smtp.listen(port);
  const before = process.env.SMTP_URL;
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  const site = makeSite();
  try {
    const result = await resultOf(site.start('lib/content/newsletter/testing/send-and-leave.ts'));
    expect(result).toEqual({
      looked: 405,
      afterLooking: 3,
      clicked: [200, null],
      again: 200,
      left: ['stays@reader.example', 'waits@reader.example'],
    });
  } finally {
    if (before === undefined) delete process.env.SMTP_URL;
    else process.env.SMTP_URL = before;
    await smtp.close();
    site.remove();
  }

  const mails = smtp.taken.map(readMail);
  const issues = mails.filter(({ headers }) => headers.get('subject') === 'Peas');
  expect(issues.map(({ headers }) => headers.get('to')).toSorted()).toEqual([
    'leaves@reader.example',
    'stays@reader.example',
  ]);
  for (const { headers, text } of issues) {
    expect(headers.get('list-unsubscribe')).toMatch(
      /^<http:\/\/localhost:\d+\/api\/newsletter\/unsubscribe\/\d+\.[\w-]+>$/,
    );
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headers.get('from')).toMatch(/^"?Pear news"? <.+>$/);
    expect(text).toContain('Good morning from the orchard.');
    expect(text).toMatch(/\/newsletter\/unsubscribe\/\d+\./);
    expect(text).toContain('Pear Trust\r\n1 Orchard Lane');
    expect(text.trimEnd()).toMatch(/-- ?\r\nThe Pear Trust$/);
  }
  // Who has not confirmed gets nothing but the question.
  const [asked] = mails.filter(({ headers }) => headers.get('to') === 'waits@reader.example');
  expect(asked?.headers.has('list-unsubscribe')).toBe(false);
  expect(asked?.text).toMatch(/\/newsletter\/confirm\/\d+\./);
  expect(mails).toHaveLength(3);
}, 180_000);
