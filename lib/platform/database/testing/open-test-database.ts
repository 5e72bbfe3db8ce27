import config from '../../../../payload.config';
import { getPayload, type Payload } from 'payload';
import { migrateDatabase } from '../migrate-database';

/** Payload on the data folder of the environment, migrated. For programs that tests start. */
export async function openTestDatabase(): Promise<Payload> {
  const payload = await getPayload({ config });
  await migrateDatabase(payload);
  return payload;
}

/** The one line that the test reads. */
export function report(result: object): void {
  process.stdout.write(`RESULT ${JSON.stringify(result)}\n`);
}
