import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { growthCalls } from './growth-calls';

/**
 * What calls cost on a small site and on large ones, made for it. SITES keeps what was made in a folder for
 * the next time, SIZES says which (`posts:members:days`, by commas; the first thousand members have logged a
 * year, all others so many days), CALLS how often each call is made.
 */
const sizes = (process.env.BENCH_SIZES ?? '100:1000:0,10000:1000:0,100000:100000:10').split(',');
const folder = process.env.BENCH_SITES ?? process.env.DATA_DIR ?? '';
const calls = process.env.BENCH_CALLS ?? '9';

const say = (line: string) => process.stdout.write(`${line}\n`);

function run(program: string, dataDir: string, args: readonly string[]): string {
  const compiled = execFileSync(process.execPath, ['scripts/print-compiled-program.mjs', program]).toString();
  return execFileSync(process.execPath, [...compiled.split('\n'), ...args], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  }).toString();
}

const measured = sizes.map((size) => {
  const [posts = '', members = '', days = ''] = size.split(':');
  const dataDir = path.join(folder, `posts-${posts}`);
  if (!existsSync(dataDir)) {
    mkdirSync(dataDir, { recursive: true });
    say(`${posts} posts, ${members} members`);
    say(run('bench/generate-site.ts', dataDir, [posts, members, days]));
  }
  const line = /^RESULT (.*)$/m.exec(run('bench/measure-growth.ts', dataDir, [posts, calls]))?.[1];
  if (line === undefined) throw new Error(`The site of ${posts} posts gave no result.`);
  return { posts, costs: JSON.parse(line) as Record<string, number> };
});

say(
  `| ms of processor time, median | ${measured.map(({ posts }) => `${posts} posts`).join(' | ')} | grows |`,
);
say(`| --- | ${measured.map(() => '--- | ').join('')}--- |`);
for (const { name } of growthCalls) {
  const costs = measured.map((each) => each.costs[name] ?? Number.NaN);
  const growth = (costs.at(-1) ?? Number.NaN) / (costs[0] ?? Number.NaN);
  say(`| ${name} | ${costs.map((cost) => cost.toFixed(1)).join(' | ')} | ${growth.toFixed(1)}× |`);
}
