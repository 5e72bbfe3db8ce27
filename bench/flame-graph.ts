import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { callTree, type CpuProfile, type Frame } from './flame/call-tree';
import { flameSvg } from './flame/flame-svg';
import { whenUp } from './serving/running';
import { wrk } from './serving/wrk';

/**
 * Draws where the time of the thread that serves goes while one page is asked for over sixteen connections, into the
 * file that BENCH_SVG names. Needs wrk on the PATH and `npm run build`. BENCH_PATH is another page than home.
 */
const port = 3296;
const origin = `http://127.0.0.1:${port}`;
const address = `${origin}${process.env.BENCH_PATH ?? '/'}`;
const file = process.env.BENCH_SVG ?? 'docs/flame-graph-of-a-cached-page.svg';
const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const sampledEachUs = 250;
/** What a start does ahead is over by then. */
const settledMs = 60_000;

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-flame-'));
const environment = { ...process.env, PORT: String(port), SITE_URL: origin, LOG_LEVEL: 'info' };
const nowUs = () => Number(process.hrtime.bigint() / 1_000n);
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const { profile, during, requestsPerSecond } = await profiled();
  const tree = callTree(profile, during);
  const each = tree.us / (requestsPerSecond * seconds);
  const page = process.env.BENCH_PATH ?? 'The home page';
  const title = `${page} from memory, 16 connections: ${each.toFixed(0)} µs a request`;
  writeFileSync(file, flameSvg(tree, title));
  say(
    `${requestsPerSecond.toFixed(0)} requests/s, ${each.toFixed(1)} µs of the thread each; drawn in ${file}`,
  );
  for (const [name, us] of selfTimes(tree).slice(0, 25)) {
    say(`  ${((us / tree.us) * 100).toFixed(1).padStart(5)} %  ${name}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function profiled() {
  execFileSync('node', ['scripts/run.mjs', 'prepare.ts'], { env: environment, stdio: 'ignore' });
  const print = ['scripts/print-compiled-program.mjs', 'scripts/serve.ts'];
  const args = execFileSync('node', print, { encoding: 'utf8' }).trim().split('\n');
  const options = ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-interval=${sampledEachUs}`];
  const child = spawn('node', [...options, ...args], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await whenUp(`${origin}/readyz`);
  await (await fetch(address)).arrayBuffer();
  await delay(settledMs);
  const load = { url: address, headers: { 'accept-encoding': 'gzip' } };
  await wrk(load, 16, 2);
  const from = nowUs();
  const { requestsPerSecond } = await wrk(load, 16, seconds);
  const during = [from, nowUs()] as const;
  child.kill('SIGTERM');
  await once(child, 'close');
  return { profile: profileOfMain(), during, requestsPerSecond };
}

/** Each thread has a profile of its own, with its number behind that of the process; the main thread is 0. */
function profileOfMain(): CpuProfile {
  const name = readdirSync(folder).find((each) => /\.0\.\d+\.cpuprofile$/.test(each));
  if (name === undefined) throw new Error('The server wrote no profile of its main thread.');
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as CpuProfile;
}

/** The time spent in each function itself, the most first. */
function selfTimes(root: Frame): [string, number][] {
  const times = new Map<string, number>();
  const add = ({ name, us, calls }: Frame): void => {
    const inCalls = [...calls.values()].reduce((sum, call) => sum + call.us, 0);
    times.set(name, (times.get(name) ?? 0) + us - inCalls);
    for (const call of calls.values()) add(call);
  };
  add(root);
  return [...times].sort((a, b) => b[1] - a[1]);
}
