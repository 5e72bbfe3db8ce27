import { createServer } from 'node:net';
import { type CheckResults, readChecks } from '../testing/read-checks';

const own = [
  'a backup of PostgreSQL, put back, has every row and every file',
  'a backup of PostgreSQL under writes is of one moment',
  'readiness tells the truth about PostgreSQL: read-only, standing still, gone, back',
];

let results: CheckResults;

beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(address !== null && typeof address !== 'string' ? address.port : 0));
    });
  });
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.LOG_LEVEL = 'error';
  results = await readChecks('e2e/faults/testing/check-postgres.ts');
  delete process.env.SMTP_URL;
  delete process.env.LOG_LEVEL;
}, 600_000);

it('the outbox, the jobs and the audit trail keep their promises on PostgreSQL too', () => {
  expect(results.names.length).toBeGreaterThan(own.length + 12);
  for (const name of results.names.filter((each) => !own.includes(each))) results.expectGood(name);
});

it.each(own)('%s', (name) => results.expectGood(name));
