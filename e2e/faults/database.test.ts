import { type CheckResults, readChecks } from './testing/read-checks';
import { freePort } from '../../lib/platform/testing/free-port.mjs';

/** The names of the checks: their modules load Payload, which Jest cannot. */
const checks = [
  'registering: each call of the database that fails leaves all as it was',
  'renewing a token: a call that fails leaves the old one good',
  'asking for a new password: the wish is stored or refused',
  'a comment: there or not',
  'a plan with an Idempotency-Key: kept with its answer, or not at all',
  'deleting an account: all of it or nothing',
  'the panel’s own REST: what cannot be stored for now is refused with 503, whatever call fails',
  'a mail waits while the mail server is down, is sent once when it is back, and leaves nothing behind',
  'waits grow, and what is of no use any more is given up and kept for the panel',
  'a server that is busy is asked again, one that refuses for good or talks nonsense is understood',
  'a mail server that goes away at each word of the conversation: the mail waits, and is sent once',
  'a mail whose process died while sending it is sent by the next, under the same Message-ID',
  'asking for a new password stores the same for a member as for anybody, and mails the member alone',
  'mails to a member who leaves go, but for the last',
  'a clock that is set back holds no mail up',
  'a job whose process was killed runs again once its lease is over, and not before',
  'a job that ends its process each time is given up and stays for the panel',
  'every job has retries with growing waits, Payload’s own included',
  'a job that fails waits, is tried again, and is listed when it is given up',
  'the audit trail notes what staff do, not what the software does, and forgets after a year',
  'nobody writes, changes or deletes in the audit trail, admins neither',
  'Payload’s GraphQL is off',
  'a sign-in that failed is noted by the name of a colleague alone',
];

let results: CheckResults;

beforeAll(async () => {
  process.env.SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  process.env.LOG_LEVEL = 'error';
  results = await readChecks('e2e/faults/testing/check-database.ts');
  delete process.env.SMTP_URL;
  delete process.env.LOG_LEVEL;
}, 180_000);

it('runs every check that is named here, and no other', () => {
  expect(results.names).toEqual(checks);
});

it.each(checks)('%s', (name) => results.expectGood(name));
