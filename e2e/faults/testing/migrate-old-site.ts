import assert from 'node:assert/strict';
import config from '../../../payload.config';
import { getPayload } from 'payload';
import { report } from '../../../lib/platform/database/testing/open-test-database';
import { breakStatements } from './break-statements';
import {
  checkOldRows,
  checkOldSite,
  makeOldSite,
  migrateTo,
  migrationNames,
  migrationsDone,
  schemaOf,
} from './old-site';

/**
 * What becomes of a site when its migrations do not go well:
 * - `first <stride>`: each call of the database fails once (or every so manyth) while the schema of an empty one is
 *   made; after each the database is still empty;
 * - `make`: a site before the next version, with rows;
 * - `fail <stride>`: the same as `first` for the migration to the next version; after each call the schema and the
 *   rows are as before that migration;
 * - `kill <call>`: the process is killed at this call of the database, counted over all migrations;
 * - `finish`: what the next start does, and whether all is there.
 */
const [what = '', call = ''] = process.argv.slice(2);
const stride = Number(call) || 1;
const payload = await getPayload({ config });
const breaker = breakStatements(payload);

const committed = migrationNames.length - 1;

class Exited extends Error {}

/** Fails each call of every migration from the one after `from` up to `to`. */
async function failEach(from: number, to: number, check: () => Promise<void>): Promise<void> {
  let failures = 0;
  // Payload ends the process when a migration fails.
  const exit = process.exit.bind(process);
  process.exit = () => {
    throw new Exited();
  };
  for (let count = from + 1; count <= to; count += 1) {
    const before = await schemaOf(payload);
    for (let number = 1; (await migrationsDone(payload)) < count; number += stride) {
      breaker.breakAt(number);
      const failure = await migrateTo(payload, count).then(
        () => null,
        (error: unknown) => ({ error }),
      );
      const isThrough = breaker.calls() < number;
      breaker.breakAt(Number.POSITIVE_INFINITY);
      if (isThrough) break;
      failures += 1;
      assert.ok(failure, `${migrationNames[count - 1]}: call ${number} failed unseen`);
      const done = await migrationsDone(payload);
      if (done === count) break;
      assert.equal(
        await schemaOf(payload),
        before,
        `${migrationNames[count - 1]}: call ${number} left a trace`,
      );
    }
    assert.equal(await migrationsDone(payload), count);
    await check();
  }
  process.exit = exit;
  report({ failures });
}

if (what === 'make') {
  await makeOldSite(payload);
  await checkOldRows(payload);
  breaker.breakAt(Number.POSITIVE_INFINITY);
  report({ made: await migrationsDone(payload) });
} else if (what === 'first') await failEach(0, committed, async () => undefined);
else if (what === 'fail') await failEach(committed, migrationNames.length, () => checkOldSite(payload));
else if (what === 'kill') {
  breaker.breakAt(Number(call), () => process.kill(process.pid, 'SIGKILL'));
  await migrateTo(payload, migrationNames.length);
  report({ calls: breaker.calls() });
} else {
  const found = await migrationsDone(payload);
  await checkOldRows(payload);
  await migrateTo(payload, migrationNames.length);
  await checkOldSite(payload);
  report({ found, done: await migrationsDone(payload), calls: breaker.calls() });
}
process.exit(0);
