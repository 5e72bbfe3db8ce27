import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SmtpStandIn } from '../../../lib/platform/mail/testing/smtp-stand-in';
import { sitePort, smtpPort } from '../testing/fault-ports';
import { percentile, ServedSite } from '../testing/served-site';

let folder: string;
let site: ServedSite;
let member: { email: string };

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-mail-'));
  site = new ServedSite(path.join(folder, 'data'), sitePort, { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` });
  await site.start();
  member = await site.newMember();
}, 600_000);

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const askForReset = (email: string) =>
  site.ask('/api/auth/password/reset/', { method: 'POST', body: { email } });

async function timesOf(email: () => string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    const { status, ms } = await askForReset(email());
    if (status === 200) times.push(ms);
    else if (status !== 429) throw new Error(`asking for a new password: ${status}`);
  }
  return times;
}

test.each([['down'], ['silent'], ['garbage'], ['good']] as const)(
  'with a mail server that is %s, asking for a new password is as fast and says the same for anybody',
  async (mode) => {
    const server = new SmtpStandIn();
    if (mode !== 'down') {
      server.mode = mode;
      await server.listen(smtpPort);
    }
    let strangers = 0;
    const known = await timesOf(() => member.email);
    const unknown = await timesOf(() => `stranger-${(strangers += 1)}@example.test`);
    process.stdout.write(
      `mail server ${mode}: a member p50 ${percentile(known, 50)} ms, nobody p50 ${percentile(unknown, 50)} ms\n`,
    );
    expect(percentile(known, 50)).toBeLessThan(1_000);
    expect(percentile(unknown, 50)).toBeLessThan(1_000);
    if (mode !== 'down') await server.close();
  },
  600_000,
);

test('what was asked for while the mail server was down arrives once it is back, without anybody’s help', async () => {
  const { email } = await site.newMember();
  expect((await askForReset(email)).status).toBe(200);
  const server = new SmtpStandIn();
  await server.listen(smtpPort);
  await site.until(async () => server.taken.some((mail) => mail.includes(`To: ${email}`)), 90_000);
  expect(server.taken.filter((mail) => mail.includes(`To: ${email}`))).toHaveLength(1);
  await server.close();
}, 600_000);
