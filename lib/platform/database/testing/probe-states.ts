import { rmSync, symlinkSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { dataPath } from '../../files/data-dir';
import formerMigrations from '../former-migrations.json';
import { migrations } from '../migrations/sqlite';
import { probeDatabase } from '../probe-database';

/** What the readiness says of a SQLite file in each state that it may be in. */
const file = dataPath('little-pear.db');
const said: Record<string, string | null> = {};
const probe = probeDatabase(undefined);
const ask = async (state: string) => {
  said[state] = await probe.problem();
};

await ask('before there is one');
const client = createClient({ url: `file:${file}`, concurrency: 1 });
await client.executeMultiple('PRAGMA journal_mode = WAL; CREATE TABLE payload_migrations (name text)');
const [first = { name: '' }, ...later] = migrations;
for (const name of [...formerMigrations.sqlite, ...later.map(({ name }) => name)])
  await client.execute({ sql: 'INSERT INTO payload_migrations VALUES (?)', args: [name] });
await ask('one migration short');
await client.execute({ sql: 'INSERT INTO payload_migrations VALUES (?)', args: [first.name] });
await client.execute(`INSERT INTO payload_migrations VALUES ('of a later version')`);
await ask('up to date, and more');
const transaction = await client.transaction('write');
const began = performance.now();
await ask('locked by another connection');
const saidAfterMs = Math.round(performance.now() - began);
await transaction.rollback();
await ask('free again');
symlinkSync('/dev/full', dataPath('.readiness'));
await ask('on a full disk');
rmSync(dataPath('.readiness'), { force: true });
await ask('with room again');
client.close();
await probe.close();
process.stdout.write(`RESULT ${JSON.stringify({ said, saidAfterMs })}\n`);
process.exit(0);
