import { type CheckResults, readChecks } from './testing/read-checks';

/** The names of the checks: their modules load Payload, which Jest cannot. */
const checks = [
  'a new picture: row and files, or neither',
  'a new document: row and file, or neither',
  'another file for a picture: the old ones stay until the new ones are there for good',
  'a picture that is deleted: its files go when its row is gone for good',
  'what a crash left without a row is swept after its time, and nothing else',
  'a store that the database knows next to nothing of is another site’s, and is not swept',
];

describe.each([['disk'], ['bucket']])('each call of the database or the %s that fails', (store) => {
  let results: CheckResults;

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'error';
    results = await readChecks('e2e/faults/testing/check-uploads.ts', store);
    delete process.env.LOG_LEVEL;
  }, 180_000);

  it('runs every check that is named here, and no other', () => {
    expect(results.names).toEqual(checks);
  });

  it.each(checks)('%s', (name) => results.expectGood(name));
});
