import { execFileSync } from 'node:child_process';
import { startPostgres } from '../lib/platform/testing/postgres-cluster.mjs';

/**
 * How many bytes a row of each table takes in PostgreSQL, indexes included, on a site made for it: MEMBERS
 * with a year of logs each (four meals and three drinks a day) and POSTS. docs/scale.md builds on it.
 */
const members = process.env.BENCH_MEMBERS ?? '300';
const posts = process.env.BENCH_POSTS ?? '300';
const port = Number(process.env.BENCH_POSTGRES_PORT ?? '45432');

const cluster = await startPostgres(port);
try {
  cluster.createDatabase('pear');
  const program = execFileSync(process.execPath, [
    'scripts/print-compiled-program.mjs',
    'bench/generate-site.ts',
  ]);
  execFileSync(process.execPath, [...program.toString().split('\n'), posts, members, '0'], {
    env: { ...process.env, DATABASE_URL: cluster.url('pear') },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const rows = cluster.query(
    'pear',
    `SELECT relname, reltuples::bigint, pg_table_size(oid), pg_indexes_size(oid)
     FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 100
     ORDER BY pg_total_relation_size(oid) DESC`,
  );
  process.stdout.write('| table | rows | bytes a row | of them indexes |\n| --- | --- | --- | --- |\n');
  for (const row of rows.split('\n')) {
    const [table = '', count = '', tableBytes = '', indexBytes = ''] = row.split('|');
    const perRow = (bytes: number) => Math.round(bytes / Number(count));
    const all = perRow(Number(tableBytes) + Number(indexBytes));
    process.stdout.write(`| ${table} | ${count} | ${all} | ${perRow(Number(indexBytes))} |\n`);
  }
} finally {
  await cluster.remove();
}
