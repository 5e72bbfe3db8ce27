import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start-steps.mjs';

/** More of them share more, and fewer keep both cores busy to the end. */
const filesOfGroup = 25;

/**
 * What a test changes for all that share modules with it: Jest's own mocks, spies and clock, the environment,
 * processes and threads, databases, a document.
 */
const changesWhatIsShared =
  /\bjest\.|process\.(env|chdir|on|exit)|@jest-environment|globalThis\.|node:child_process|worker|database'/i;

/** Those that take minutes are better spread over the cores than read one after another. */
const takesMinutes = /\/(cases|reading-time|plan|plan-properties|gate-properties)\.test\.ts$/;

const folders = ['app', 'bench', 'components', 'e2e/faults', 'lib', 'packages', 'scripts'];

/**
 * Jest evaluates every module anew for each file of tests, and the engine takes a second and a half to build
 * its trees of phrases. Where all tests are run, files that change nothing shared are therefore read by one
 * file a group, in which each is a `describe` of its own.
 *
 * @returns {string[]} what Jest is to run of the tests without a document, as paths from the project's folder
 */
export function gatheredTests() {
  const folder = path.join('.programs', 'gathered-tests');
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  const { groups, alone } = groupTests(testFiles(), (file) => readFileSync(path.join(root, file), 'utf8'));
  const gathered = groups.map((files, index) => {
    const name = path.join(folder, `${index}.test.ts`);
    writeFileSync(path.join(root, name), groupSource(files));
    return name;
  });
  return [...gathered, ...alone];
}

/**
 * Which files share modules. Neighbours do, for they need the same.
 *
 * @param {string[]} files
 * @param {(file: string) => string} sourceOf
 * @returns {{ groups: string[][], alone: string[] }}
 */
export function groupTests(files, sourceOf) {
  const isAlone = (file) => takesMinutes.test(file) || changesWhatIsShared.test(sourceOf(file));
  const alone = files.filter(isAlone);
  const shared = files.filter((file) => !isAlone(file)).sort();
  const groups = [];
  for (let first = 0; first < shared.length; first += filesOfGroup) {
    groups.push(shared.slice(first, first + filesOfGroup));
  }
  return { groups, alone };
}

function testFiles() {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  );
  return [...inFolders, 'middleware.test.ts'].filter(
    (file) => file.endsWith('.test.ts') && !file.includes('node_modules'),
  );
}

function groupSource(files) {
  return files
    .map((file) => {
      const fromHere = JSON.stringify(`../../${file}`);
      return `describe(${JSON.stringify(file)}, () => {\n  require(${fromHere});\n});\n`;
    })
    .join('');
}
