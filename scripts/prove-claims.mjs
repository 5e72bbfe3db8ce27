import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readClaims } from './read-claims.mjs';
import { root, say } from './start-steps.mjs';

/**
 * `npm run prove:claims [document] [words of a claim]`: breaks the code behind each promise of the documents, in a copy of the checkout, and sees its test
 * fail. Journeys and contract tests are built anew for each, so that they take minutes; `--quick` leaves them out.
 */
const words = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const isQuick = process.argv.includes('--quick');
const selected = readClaims(root)
  .flatMap(({ document, claims }) => claims.map((claim) => ({ document, ...claim })))
  .filter(({ test }) => !isQuick || !isOverHttp(test))
  .filter(({ document, claim, test }) =>
    words.every((word) => `${document} ${claim} ${test}`.includes(word)),
  );

const copy = copyCheckout();
const soundTests = new Map();
let unproven = 0;
for (const entry of selected) {
  const problem = proveOne(entry);
  if (problem !== null) unproven += 1;
  say(
    `${problem === null ? 'proven  ' : 'UNPROVEN'}  ${entry.document}: ${entry.claim}${problem ? `\n          ${problem}` : ''}`,
  );
}
rmSync(copy, { recursive: true, force: true });
say(`\n${selected.length - unproven} of ${selected.length} claims proven`);
process.exit(unproven === 0 && selected.length > 0 ? 0 : 1);

/** @returns what is wrong, or `null` when the test passes on sound code and fails on broken code */
function proveOne(entry) {
  const key = `${entry.test} ${entry.name ?? ''}`;
  if (!soundTests.has(key)) soundTests.set(key, run(entry));
  const sound = soundTests.get(key);
  if (sound.passed === 0 || sound.failed > 0)
    return `the test does not pass on sound code: ${JSON.stringify(sound)}`;
  const restore = breakCode(entry.break);
  if (typeof restore === 'string') return restore;
  const broken = run(entry);
  restore();
  if (broken.didNotRun) return `the broken code does not compile: ${broken.didNotRun}`;
  return broken.failed > 0 ? null : `${entry.test} passes on broken code`;
}

/** @returns what takes the edits back, or why they could not be made */
function breakCode(edits) {
  const originals = new Map();
  const restore = () => originals.forEach((text, file) => writeFileSync(file, text));
  for (const { file: name, find, replace } of edits) {
    const file = path.join(copy, name);
    const text = readFileSync(file, 'utf8');
    if (text.split(find).length !== 2) {
      restore();
      return `"${find}" does not stand once in ${name}`;
    }
    if (!originals.has(file)) originals.set(file, text);
    writeFileSync(
      file,
      text.replace(find, () => replace),
    );
  }
  return restore;
}

function isOverHttp(test) {
  return test.startsWith('e2e/');
}

function run({ test, name }) {
  return isOverHttp(test) ? runPlaywright(test, name) : runJest(test, name);
}

function runJest(test, name) {
  const output = path.join(copy, 'test-results', 'claim.json');
  rmSync(output, { force: true });
  const only = name ? ['-t', escaped(name)] : [];
  execute('npx', ['jest', '--json', '--outputFile', output, '--runTestsByPath', test, ...only]);
  if (!existsSync(output)) return { passed: 0, failed: 0, didNotRun: 'Jest wrote no report' };
  const report = JSON.parse(readFileSync(output, 'utf8'));
  const suite = report.numRuntimeErrorTestSuites > 0 ? report.testResults[0]?.message : undefined;
  return { passed: report.numPassedTests, failed: report.numFailedTests, didNotRun: suite?.slice(0, 300) };
}

function runPlaywright(test, name) {
  const part = test.startsWith('e2e/journeys/') ? 'journeys' : 'contract';
  const build = execute(process.execPath, ['scripts/build.mjs']);
  if (build.status !== 0) return { passed: 0, failed: 0, didNotRun: build.stderr.slice(-300) };
  const only = name ? ['-g', escaped(name)] : [];
  execute(process.execPath, ['scripts/make-test-site.mjs']);
  execute('npx', ['playwright', 'test', test, ...only], { TEST_PART: part, TEST_WITHOUT_POSTGRES: '1' });
  const output = path.join(copy, 'test-results', `playwright-${part}.json`);
  if (!existsSync(output)) return { passed: 0, failed: 0, didNotRun: 'Playwright wrote no report' };
  const { stats, errors } = JSON.parse(readFileSync(output, 'utf8'));
  rmSync(output);
  return { passed: stats.expected, failed: stats.unexpected, didNotRun: errors[0]?.message };
}

function escaped(text) {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

function execute(command, args, environment = {}) {
  return spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0', NEXT_TELEMETRY_DISABLED: '1', ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
}

/** What git knows of the checkout, as it is on the disk; a break must never be left in the files that somebody works on. */
function copyCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-claims-'));
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of listed.stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file));
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  mkdirSync(path.join(folder, 'test-results'));
  return folder;
}
