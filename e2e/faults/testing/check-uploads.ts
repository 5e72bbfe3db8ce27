import { makeWorld } from '../../../lib/accounts/server/testing/world';
import { breakBucket, breakDisk } from './break-store';
import { breakStatements } from './break-statements';
import { runChecks } from './run-checks';
import { StoreStandIn } from './store-stand-in';

/** Runs the checks of uploads on the data folder of the environment: with its disk, or with a bucket (`bucket`). */
const isBucket = process.argv[2] === 'bucket';
const standIn = new StoreStandIn();
if (isBucket) {
  process.env.S3_BUCKET = 'pear';
  process.env.S3_ENDPOINT = await standIn.listen();
  process.env.S3_ACCESS_KEY_ID = 'pear';
  process.env.S3_SECRET_ACCESS_KEY = 'pear';
}
// Which store there is decides how the collections are made.
const { openTestDatabase } = await import('../../../lib/platform/database/testing/open-test-database');
const { uploadChecks } = await import('./upload-checks');
const payload = await openTestDatabase();
const world = makeWorld(payload);
await runChecks(uploadChecks, {
  ...world,
  breaker: breakStatements(payload),
  store: isBucket ? breakBucket(standIn) : breakDisk(),
});
await payload.destroy();
process.exit(0);
