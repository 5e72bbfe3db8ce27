import { createClient } from '@libsql/client';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { dataPath } from '../../files/data-dir';
import { openTestDatabase, report } from './open-test-database';

interface Runner {
  run: (query: unknown) => Promise<unknown>;
}

const rounds = 3;

/**
 * Writes outside any transaction, as Payload's locks of documents are, each while a transaction has written;
 * then what the file itself holds.
 */
const payload = await openTestDatabase();
const { drizzle } = payload.db as unknown as { drizzle: Runner };
const createPoll = (question: string, transactionID?: number | string) =>
  payload.create({
    collection: 'polls',
    data: { question, options: [{ label: 'yes' }, { label: 'no' }] },
    depth: 0,
    req: { transactionID } as PayloadRequest,
  });

const refused: string[] = [];
for (let round = 0; round < rounds; round += 1) {
  const transaction = (await payload.db.beginTransaction()) ?? undefined;
  await createPoll(`inside ${round}`, transaction);
  const plain = drizzle
    .run(sql`insert into payload_kv (key, data) values (${`plain ${round}`}, '1') returning id`)
    .catch((error: unknown) => refused.push(String(error)));
  if (transaction !== undefined) await payload.db.commitTransaction(transaction);
  await plain;
}
await Promise.all(Array.from({ length: 20 }, (_, index) => createPoll(`later ${index}`)));

const client = createClient({ url: `file:${dataPath('little-pear.db')}` });
const counted = async (table: string) =>
  Number((await client.execute(`select count(*) as n from ${table}`)).rows[0]?.n);
report({
  refused,
  polls: await counted('polls'),
  plain: await counted(`payload_kv where key like 'plain %'`),
  seen: (await payload.count({ collection: 'polls' })).totalDocs,
});
process.exit(0);
