import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { GET, POST } from '@/app/api/newsletter/unsubscribe/[token]/route';
import { sendWaitingMails } from '../../../accounts/server/mails/send-waiting-mails';
import { openTestDatabase, report } from '../../../platform/database/testing/open-test-database';
import { numberColumn, readRows, sql, withWriteTransaction } from '../../../platform/database/sql';
import { ensurePageTree } from '../../cms/page-tree/ensure-page-tree';
import { contentMaker } from '../../search/testing/make-content';
import { issueDay } from '../issue-day';
import { newsletterToken } from '../newsletter-token';
import { sendDigest } from '../send-digest';
import { confirmSubscription, subscribe } from '../subscriptions';

/** Two readers ask, confirm and get an issue over SMTP; then one of them leaves as a mail program does it. */
const payload = await openTestDatabase();
await ensurePageTree(payload);
const make = await contentMaker(payload);
const dayMs = 24 * 60 * 60_000;
const nowMs = Date.now();
const issue = Date.parse(issueDay('weekly', nowMs));

await payload.updateGlobal({
  slug: 'publication',
  data: {
    operatorName: 'Pear Trust',
    operatorAddress: '1 Orchard Lane',
    newsletter: 'weekly',
    newsletterIntro: 'Good morning from the orchard.',
    mailSignature: 'The Pear Trust',
    senderName: 'Pear news',
  },
});
await make.post({ title: 'Peas', publishedAt: new Date(issue - 2 * dayMs).toISOString() });

const subscriberRow = z.object({ id: numberColumn, email: z.string() });
const subscribers = () =>
  readRows(payload, subscriberRow, sql`SELECT id, email FROM newsletter_subscribers ORDER BY id`);
const send = () => sendWaitingMails({ payload, nowMs: () => nowMs });

for (const name of ['stays', 'leaves'])
  await withWriteTransaction(payload, (transaction) =>
    subscribe(transaction, { email: `${name}@reader.example`, operator: null, nowMs: issue - 3 * dayMs }),
  );
// What asks to confirm was of use for a day.
await payload.delete({ collection: 'outgoing-mails', where: {} });
await withWriteTransaction(payload, (transaction) =>
  subscribe(transaction, { email: 'waits@reader.example', operator: null, nowMs }),
);
await send();
for (const subscriber of (await subscribers()).filter(({ email }) => !email.startsWith('waits')))
  await withWriteTransaction(payload, (transaction) =>
    confirmSubscription(transaction, {
      token: newsletterToken('confirm', subscriber),
      nowMs: issue - 3 * dayMs,
    }),
  );
await sendDigest(payload, nowMs);
await send();

const leaving = (await subscribers()).find(({ email }) => email.startsWith('leaves'));
if (!leaving) throw new Error('Nobody is there to leave.');
const token = newsletterToken('unsubscribe', leaving);
const context = { params: Promise.resolve({ token }) };
const address = `http://localhost:3000/api/newsletter/unsubscribe/${token}`;
// As RFC 8058 has it: a form of one field, no cookie, no origin, nobody signed in.
const oneClick = () =>
  POST(
    new Request(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-request-id': randomUUID(),
      },
      body: 'List-Unsubscribe=One-Click',
    }),
    context,
  );
const looked = await GET(new Request(address), context);
const afterLooking = (await subscribers()).length;
const clicked = await oneClick();
const again = await oneClick();
report({
  looked: looked.status,
  afterLooking,
  clicked: [clicked.status, clicked.headers.get('location')],
  again: again.status,
  left: (await subscribers()).map(({ email }) => email),
});
process.exit(0);
