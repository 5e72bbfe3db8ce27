import { createClient } from '@libsql/client';
import { dataPath } from '../../files/data-dir';
import { report } from './open-test-database';

/** What a crash left behind, read without Payload. */
const client = createClient({ url: `file:${dataPath('little-pear.db')}` });
const polls = await client.execute(
  'select polls.id as id, count(polls_options.id) as options from polls left join polls_options on _parent_id = polls.id group by polls.id',
);
const integrity = await client.execute('pragma integrity_check');
const orphans = await client.execute('pragma foreign_key_check');
report({
  ids: polls.rows.map(({ id }) => Number(id)),
  halfWritten: polls.rows.filter(({ options }) => Number(options) !== 3).length,
  integrity: integrity.rows[0]?.integrity_check,
  orphans: orphans.rows.length,
});
process.exit(0);
