import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import { dataPath } from '../../files/data-dir';
import { openTestDatabase, report } from './open-test-database';

interface Runner {
  run: (query: unknown) => Promise<unknown>;
}

const heldMs = 3_000;

/**
 * Another process holds the file's write lock for three seconds: what becomes of writes, of reads, and of
 * everything else that this process does.
 */
const payload = await openTestDatabase();
const { drizzle } = payload.db as unknown as { drizzle: Runner };
const createPoll = () =>
  payload.create({
    collection: 'polls',
    data: { question: 'Which?', options: [{ label: 'yes' }, { label: 'no' }] },
    depth: 0,
  });
await createPoll();

const holder = spawn(
  process.execPath,
  [
    '--input-type=module',
    '-e',
    `import { createClient } from '@libsql/client';
     const transaction = await createClient({ url: ${JSON.stringify(`file:${dataPath('little-pear.db')}`)} }).transaction('write');
     process.stdout.write('held');
     setTimeout(async () => { await transaction.rollback(); process.exit(0); }, ${heldMs});`,
  ],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await once(holder.stdout, 'data');

const began = performance.now();
const lag = monitorEventLoopDelay({ resolution: 10 });
lag.enable();
const reads: number[] = [];
const reading = setInterval(() => {
  const asked = performance.now();
  void payload.count({ collection: 'polls' }).then(() => reads.push(performance.now() - asked));
}, 100);
const [created, plain] = await Promise.allSettled([
  createPoll(),
  drizzle.run(sql`insert into payload_kv (key, data) values ('while locked', '1') returning id`),
]);
clearInterval(reading);
lag.disable();
report({
  created: created.status,
  plain: plain.status,
  waitedMs: Math.round(performance.now() - began),
  worstLagMs: Math.round(lag.max / 1e6),
  p90LagMs: Math.round(lag.percentile(90) / 1e6),
  reads: reads.length,
  polls: (await payload.count({ collection: 'polls' })).totalDocs,
});
process.exit(0);
