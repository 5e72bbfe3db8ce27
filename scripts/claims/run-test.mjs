import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

/** A check that did not run says nothing of the code. */
const noRun = /the check did not run/;

/** Broken code may never end. */
const longestRunMs = 30 * 60_000;

const jest = 'node_modules/jest/bin/jest.js';

/** Each project looks through all files before it begins: one that is not needed is left out. */
const projectsOf = (tests) => [
  '--selectProjects',
  ...new Set(tests.map((test) => (test.endsWith('.tsx') ? 'components' : 'rules'))),
];

/** Returns whether a test runs on the built site. */
export const needsBuild = (test) => /\.(?:spec|fault)\.ts$/.test(test);

/**
 * Runs the test of a claim in a copy of the checkout.
 * @param {string} folder
 * @param {{ test: string, name?: string, environment?: Record<string, string> }} entry
 * @returns how many tests passed, the names of those that failed, and why none of them says anything
 */
export async function runTest(folder, entry) {
  if (entry.test.endsWith('.spec.ts')) return runPlaywright(folder, entry);
  const [result] = await runJest(folder, [entry.test], entry);
  return result;
}

/**
 * Runs whole test files, in one go.
 * @param {string} folder
 * @param {string[]} tests
 * @returns for each file the same as {@link runTest}, with the names of the tests that passed
 */
export async function runFiles(folder, tests) {
  return tests.length === 0 ? [] : runJest(folder, tests, {});
}

async function runJest(folder, tests, { name, environment }) {
  const output = path.join(folder, 'test-results', 'claim.json');
  rmSync(output, { force: true });
  const only = name ? ['-t', escaped(name)] : [];
  // A run over all claims takes its time, on a machine that does other work as well; a test that fails may
  // leave a server open.
  const patience = ['--runInBand', '--testTimeout', '60000', '--forceExit'];
  const args = ['--json', '--outputFile', output, ...patience, '--runTestsByPath', ...tests, ...only];
  const [command, begin] = tests[0]?.endsWith('.fault.ts')
    ? [process.execPath, ['scripts/test-faults.mjs']]
    : [process.execPath, [jest, ...projectsOf(tests)]];
  const { stderr } = await execute(folder, [command, ...begin, ...args], {
    ...(name ? { ONLY_CHECK: name } : {}),
    ...environment,
  });
  if (!existsSync(output)) return tests.map(() => nothing(`no report: ${stderr.slice(-300)}`));
  const files = JSON.parse(readFileSync(output, 'utf8')).testResults;
  return tests.map((test) => resultOf(files.find(({ name: file }) => file.endsWith(`/${test}`))));
}

function resultOf(file) {
  const results = file?.assertionResults ?? [];
  const failed = results.filter(({ status }) => status === 'failed');
  const passed = results.filter(({ status }) => status === 'passed');
  if (passed.length + failed.length === 0) return nothing(file?.message.slice(0, 300) ?? 'no such test');
  const [unread] = failed.flatMap(({ failureMessages }) =>
    failureMessages.filter((text) => noRun.test(text)),
  );
  if (unread) return nothing(unread.slice(-300));
  return { passed: passed.map(namesOf), failed: failed.map(namesOf), didNotRun: null };
}

const namesOf = ({ fullName }) => fullName;

async function runPlaywright(folder, { test, name, environment }) {
  const part = test.startsWith('e2e/journeys/') ? 'journeys' : 'contract';
  for (const script of ['scripts/build.mjs', 'scripts/make-test-site.mjs']) {
    const { status, stdout, stderr } = await execute(folder, [process.execPath, script]);
    if (status !== 0) return nothing(`${script} failed: ${(stdout + stderr).slice(-300)}`);
  }
  const output = path.join(folder, 'test-results', `playwright-${part}.json`);
  rmSync(output, { force: true });
  await execute(folder, ['npx', 'playwright', 'test', test, ...(name ? ['-g', escaped(name)] : [])], {
    TEST_PART: part,
    TEST_WITHOUT_POSTGRES: '1',
    ...environment,
  });
  if (!existsSync(output)) return nothing('Playwright wrote no report');
  const { errors, suites } = JSON.parse(readFileSync(output, 'utf8'));
  const specs = suites.flatMap(specsOf);
  if (specs.length === 0) return nothing(errors[0]?.message ?? 'no such test');
  const titlesOf = (isGood) => specs.filter(({ ok }) => ok === isGood).map(({ title }) => title);
  return { passed: titlesOf(true), failed: titlesOf(false), didNotRun: null };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

const nothing = (didNotRun) => ({ passed: [], failed: [], didNotRun });

function escaped(text) {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

async function execute(folder, [command, ...args], environment = {}) {
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    timeout: longestRunMs,
  });
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr']) child[name].on('data', (chunk) => (output[name] += chunk));
  const stop = () => child.kill();
  process.once('exit', stop);
  const status = await new Promise((resolve) => child.once('close', resolve));
  process.off('exit', stop);
  return { status, ...output };
}
