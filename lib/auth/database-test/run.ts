import { getPayload } from 'payload';
import config from '../../cms/config';
import { limitChecks } from './limit-checks';
import { sessionChecks } from './session-checks';
import { signInChecks } from './sign-in-checks';
import { makeWorld } from './world';

/** One line a check, for database.test.ts: its name, and what was wrong. */
async function main(): Promise<void> {
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  const world = makeWorld(payload);
  for (const [name, check] of Object.entries({ ...limitChecks, ...sessionChecks, ...signInChecks })) {
    const problem = await check(world).then(
      () => null,
      (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error)),
    );
    process.stdout.write(`check:${JSON.stringify({ name, problem })}\n`);
  }
  await payload.destroy();
}

void main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exit(1);
  },
);
