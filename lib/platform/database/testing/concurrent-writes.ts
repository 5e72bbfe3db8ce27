import { readdirSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { dataPath } from '../../files/data-dir';
import { openTestDatabase, report } from './open-test-database';

const payload = await openTestDatabase();
const openFiles = () => readdirSync('/proc/self/fd').length;

const pollOf = (name: string, labels: readonly string[]) => ({
  question: name,
  options: labels.map((label) => ({ label })),
});

const target = await payload.create({ collection: 'polls', data: pollOf('target', ['yes', 'no']) });
const filesBefore = openFiles();

const creates = await Promise.allSettled(
  Array.from({ length: 500 }, (_, index) =>
    payload.create({ collection: 'polls', data: pollOf(`poll ${index}`, ['a', 'b']), depth: 0 }),
  ),
);
const updates = await Promise.allSettled(
  Array.from({ length: 50 }, (_, index) =>
    payload.update({
      collection: 'polls',
      id: target.id,
      data: pollOf(`target ${index}`, [`yes ${index}`, `no ${index}`]),
      depth: 0,
    }),
  ),
);

const filesGrown = openFiles() - filesBefore;
const client = createClient({ url: `file:${dataPath('little-pear.db')}` });
const { rows } = await client.execute(`select _parent_id from polls_options where _parent_id = ${target.id}`);
report({
  created: creates.filter(({ status }) => status === 'fulfilled').length,
  stored: (await payload.count({ collection: 'polls' })).totalDocs,
  updated: updates.filter(({ status }) => status === 'fulfilled').length,
  rowsOfTarget: rows.length,
  filesGrown,
});
process.exit(0);
