import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileProgram } from './compile-program.mjs';
import { programOptions } from './compiled-programs.mjs';
import { makeTestSite } from './make-test-site.mjs';
import { buildIfNeeded, root } from './start-steps.mjs';
import { freePort } from '../lib/platform/testing/free-port.mjs';

/**
 * Sends hostile requests to a site of its own, made from the API's description: `npm run fuzz -- [seconds]
 * [seed] [requests]`. The same seed asks the same things again. Ends with 1 when anything came back that must
 * not.
 */
const [seconds = '300', seed = String(Date.now() % 1_000_000), requests = '10000000'] = process.argv.slice(2);

await buildIfNeeded();
await makeTestSite();
const port = await freePort();
const origin = `http://localhost:${port}`;
const metricsToken = randomUUID();
const sockets = mkdtempSync(path.join(tmpdir(), 'turn-clock-'));
/** Whether the system says how long each thread has worked. */
const isTold = existsSync('/proc/self/schedstat');
const preload = pathToFileURL(path.join(root, 'e2e/fuzz/turn-clock.mjs')).href;
const site = spawn(process.execPath, ['scripts/serve-for-tests.mjs', 'fuzz'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    SITE_URL: origin,
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: metricsToken,
    ...(isTold ? { NODE_OPTIONS: `--import ${preload}`, TURN_CLOCK: sockets } : {}),
  },
});
let code = 1;
try {
  await isReady(origin);
  const pid = serverOf(site.pid);
  const program = await compileProgram('e2e/fuzz/main.ts');
  const watched = isTold ? [pid, path.join(sockets, `${pid}.sock`)] : [];
  const args = [program, origin, seed, seconds, requests, ...watched];
  const fuzz = spawn(process.execPath, [...programOptions, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, METRICS_TOKEN: metricsToken },
  });
  code = await new Promise((resolve) => fuzz.once('close', (status) => resolve(status ?? 1)));
} finally {
  site.kill('SIGTERM');
  rmSync(sockets, { recursive: true, force: true });
}
process.exit(code);

/** The site itself is a child of what starts it; its memory is watched where the system says (Linux), else not. */
function serverOf(starter) {
  const children = `/proc/${starter}/task/${starter}/children`;
  return existsSync(children) ? (readFileSync(children, 'utf8').trim().split(' ').at(-1) ?? '') : '';
}

async function isReady(address) {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    if (site.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`The site at ${path.join('test-results', 'sites', 'fuzz')} did not start.`);
}
