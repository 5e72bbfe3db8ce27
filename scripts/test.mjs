import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { makeTestSite } from './make-test-site.mjs';
import { findPostgres } from '../lib/platform/testing/postgres-cluster.mjs';
import { findNode24 } from './find-node24.mjs';
import { failedJestTests, failedPlaywrightTests } from './testing/failed-tests.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, root, say } from './start-steps.mjs';

/**
 * Everything that must hold, from a fresh clone: formatting, lint, types, unit tests, build, and Playwright
 * against the production build. Every part runs even when an earlier one failed, and the last line counts.
 */
checkNode();
await installIfNeeded({ forTests: true });
rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
mkdirSync(path.join(root, 'test-results'), { recursive: true });

/**
 * What of the contract hangs on the database most. On PostgreSQL all of it is tested where the machine has
 * been quick so far, or with `TEST_POSTGRES=whole`; else these, so that the whole run ends within 25 minutes.
 */
const dependOnDatabase = [
  'audit-trail',
  'comments',
  'delete-account',
  'erasure',
  'idempotency',
  'login',
  'nutriai-meals',
  'nutriai-plans',
  'polls',
  'rate-limits',
  'api/search',
  'token-refresh',
];

const quickMs = 7 * 60_000;
const began = Date.now();

/**
 * A check that hangs must not hold the whole run. The journeys have taken more than eighteen minutes on a busy
 * machine without hanging: each test has a limit of its own.
 */
const checkAtMostMs = 40 * 60_000;

let passed = 0;
let failed = 0;

/** What failed, said again at the end: thousands of lines lie between a failure and the last line. */
const failures = [];

const hasRouteTypes = await check('Route types', ['npx', 'next', 'typegen']);
// Side by side, for each takes one core for most of its time.
const [isFormatted, hasWalls, isClean] = await Promise.all([
  check('Formatting', ['npx', 'oxfmt', '--check']),
  check('Walls and expressions', ['npx', 'eslint', '.', '--max-warnings', '0']),
  checkCodeAndBuild(),
]);
for (const [title, isFine] of [
  ['Formatting', isFormatted],
  ['Walls and expressions', hasWalls],
  ['Lint and types', hasRouteTypes && isClean],
]) {
  count(isFine ? 1 : 0, isFine ? [] : [{ title, message: 'What it found stands above.' }]);
}

// Without it the stories' own tests fail, and say how to fetch it.
await check('AMP validator', ['node', 'scripts/fetch-amp-validator.mjs']);
// Loaded late, as what compiles is: before the installation there is no compiler.
const { compileStartedPrograms } = await import('./testing/compile-started-programs.mjs');
await compileStartedPrograms();
const unit = 'Unit tests';
const hasNoFailure = await check(unit, ['npx', 'jest', '--json', '--outputFile=test-results/jest.json'], {
  TEST_GATHERED: '1',
  TEST_PROGRAMS: 'compiled',
});
const jest = readReport('jest.json');
count(jest?.numPassedTests ?? 0, explained(unit, hasNoFailure, jest && failedJestTests(jest)));

const chromium = await findChromium();
if (!chromium) {
  say(
    '\nNo Chromium: set CHROMIUM_PATH, or install the package `chromium-headless-shell`. ' +
      'The browser tests could not run.',
  );
  count(0, [{ title: 'Tests in a browser', message: 'There is no Chromium.' }]);
} else {
  say(`\nChromium: ${chromium}`);
  await makeTestSite();
  // Each part has a site of its own; one alone would leave the machine waiting for a single server.
  const contracts = [browserTests('contract')];
  if (findPostgres()) {
    const isWhole = process.env.TEST_POSTGRES === 'whole' || Date.now() - began < quickMs;
    const files = isWhole ? [] : dependOnDatabase;
    say(`\nOn PostgreSQL: ${isWhole ? 'the whole contract' : files.join(', ')}`);
    contracts.push(browserTests('contract-postgres', { TEST_PORTS_FROM: '3250' }, files));
  } else say('\nNo PostgreSQL on this machine: the contract is tested on SQLite alone.');
  await Promise.all(contracts);
  await browserTests('journeys', { CHROMIUM_PATH: chromium });
}
if (findNode24()) {
  const title = 'On Node 24';
  const isFine = await check(title, ['node', 'scripts/test-node24.mjs', 'short']);
  count(isFine ? 1 : 0, isFine ? [] : [{ title, message: 'What it found stands above.' }]);
} else say('\nNo Node 24 on this machine (NODE24, or `node24` on the PATH): tested on this Node alone.');

for (const { title, message } of failures) say(`\nFAILED: ${title}\n${message.replaceAll(/^/gm, '    ')}`);
say(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function checkCodeAndBuild() {
  const isClean = await check('Lint and types', ['npx', 'oxlint']);
  // Next's own check that pages export what it asks for: Git, and with it Oxlint, passes over that folder.
  const hasPages = await check('Types of pages', [
    'npx',
    ...['oxlint', '--allow', 'all', '--type-aware', '--type-check'],
    ...['--no-ignore', '.next/types/validator.ts'],
  ]);
  await buildIfNeeded();
  return isClean && hasPages;
}

/** A part of the tests over HTTP and in the browser, with a report of its own. */
async function browserTests(part, environment = {}, files = []) {
  const title = `Tests of the site: ${part}`;
  const isFine = await check(title, ['npx', 'playwright', 'test', ...files], {
    TEST_PART: part,
    ...environment,
  });
  const report = readReport(`playwright-${part}.json`);
  count(report?.stats.expected ?? 0, explained(title, isFine, report && failedPlaywrightTests(report)));
}

function count(more, wrong) {
  passed += more;
  failed += wrong.length;
  failures.push(...wrong);
}

/** What failed, by the report; a part that failed and names no test counts as one. */
function explained(title, isFine, failed) {
  if (failed === null) return [{ title, message: 'It ended without a report.' }];
  if (isFine || failed.length > 0) return failed;
  return [{ title, message: 'It failed, though no test of it did. What it said stands above.' }];
}

async function check(title, [command, ...args], environment = {}) {
  say(`\n${title} …`);
  const started = Date.now();
  const busyBefore = busyMs();
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...environment },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), checkAtMostMs);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  const tookMs = Date.now() - started;
  const busy = ((busyMs() - busyBefore) / tookMs).toFixed(1);
  say(
    `  ${title}: ${code === 0 ? 'fine' : 'FAILED'} after ${(tookMs / 1000).toFixed(0)} s, ` +
      `${busy} of ${cpus().length} cores busy`,
  );
  return code === 0;
}

/** What all cores of the machine have worked since it started: a check that leaves one idle could be quicker. */
function busyMs() {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);
}

function readReport(name) {
  const file = path.join(root, 'test-results', name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
