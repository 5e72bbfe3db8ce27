import { type Checks, makeWorld, type World } from '../../lib/accounts/server/testing/world';
import { openTestDatabase } from '../../lib/platform/database/testing/open-test-database';

/** A machine with much else to do opens a database slowly. */
const openingTimeoutMs = 60_000;

/** Attacks of a whole day, with real hashes of passwords. */
const checkTimeoutMs = 60_000;

/** Declares checks on the database of the environment as tests of this process. */
export function declareChecks(groups: readonly (readonly [string, Checks])[]): void {
  let world: World | undefined;
  beforeAll(async () => {
    world = makeWorld(await openTestDatabase());
  }, openingTimeoutMs);
  afterAll(() => world?.payload.destroy(), openingTimeoutMs);
  describe.each(groups)('%s', (_group, checks) => {
    it.each(Object.keys(checks))('%s', (name) => run(checks[name], world), checkTimeoutMs);
  });
}

async function run(check: Checks[string] | undefined, world: World | undefined): Promise<void> {
  if (!check || !world) throw new Error('There is nothing to check, or no database.');
  await check(world);
}
