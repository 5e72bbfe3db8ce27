import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

const require = createRequire(path.resolve('package.json'));

/**
 * Bundles the tests of a folder. Each call of what it resolves to loads a fresh copy of the folder's modules
 * and of those test files that hold one of the tests named in `only`, or of all; one mutant after another is
 * active in them. Everything else is pure, has no mutants and is loaded once, with the tables that it has built.
 */
export async function bundleTests(folder, testFiles) {
  const outside = new Set();
  const lines = testFiles.map(
    (file) => `exports[${quoted(file)}] = () => void require(${quoted(`./${file}`)});`,
  );
  const tests = await bundled(lines, [leaveOut(await mutatedOrBuiltOn(folder, lines), outside)]);
  const modules = [...outside].map((file) => `${quoted(file)}: () => require(${quoted(file)}),`);
  const load = evaluated(await bundled(['module.exports = {', ...modules, '};'], [refuse(folder)]), require);
  const script = compiled(tests);
  const requireOutside = (name) => (outside.has(name) ? load[name]() : require(name));
  return ({ only, mutated }) => {
    const declareTests = run(script, requireOutside);
    for (const file of ownTestsFirst(testFiles, mutated)) {
      if (holdsOneOf(only, file)) describe(file, declareTests[file]);
    }
  };
}

/** The tests of the mutated file come first: they find most of its mutants, and those of others need not run. */
export function ownTestsFirst(testFiles, mutated = '') {
  const own = `${path.parse(mutated).name}.test.ts`;
  const isOwn = (file) => path.basename(file) === own;
  return [...testFiles.filter(isOwn), ...testFiles.filter((file) => !isOwn(file))];
}

/** Whether a test file holds one of these tests, whose names begin with that of their file. */
export const holdsOneOf = (tests, file) =>
  tests === undefined || tests.some((name) => name.startsWith(`${file} `));

const quoted = (text) => JSON.stringify(text);

async function bundled(lines, plugins) {
  const { outputFiles } = await built(lines, plugins);
  return outputFiles[0].text;
}

function built(lines, plugins) {
  return build({
    // Stryker's process moves into its copy after esbuild has loaded, which remembers where that was.
    absWorkingDir: process.cwd(),
    stdin: { contents: lines.join('\n'), resolveDir: process.cwd() },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    packages: 'external',
    // A marker that only Next knows.
    alias: { 'server-only': path.resolve('jest.server-only.ts') },
    logLevel: 'error',
    metafile: true,
    plugins,
  });
}

const isIn = (folder, file) => !path.relative(path.resolve(folder), file).startsWith('..');

/** The paths of the folder's modules, and of those elsewhere that import one of them, however far away. */
async function mutatedOrBuiltOn(folder, lines) {
  const { inputs } = (await built(lines, [])).metafile;
  const importers = new Map();
  for (const [file, { imports }] of Object.entries(inputs)) {
    for (const { path: imported } of imports)
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
  }
  const found = new Set(Object.keys(inputs).filter((file) => isIn(folder, path.resolve(file))));
  // What is added while the set is walked is walked too.
  for (const file of found) importers.get(file)?.forEach((importer) => found.add(importer));
  return new Set([...found].map((file) => path.resolve(file)));
}

/** Leaves modules of our own out of a bundle but for those of the set, and collects their paths. */
function leaveOut(inside, outside) {
  return plugin('outside', ({ path: file }) => {
    if (inside.has(file)) return undefined;
    outside.add(file);
    return { path: file, external: true };
  });
}

/** What is loaded once may not hold what is mutated. */
function refuse(folder) {
  return plugin('inside', ({ path: file }, importer) =>
    isIn(folder, file) ? { errors: [{ text: `${importer} imports ${file}, which is mutated.` }] } : undefined,
  );
}

function plugin(name, choose) {
  return {
    name,
    setup(bundler) {
      bundler.onResolve(
        { filter: /^[./]/ },
        async ({ path: wanted, resolveDir, kind, importer, pluginData }) => {
          if (pluginData === name) return undefined;
          const found = await bundler.resolve(wanted, { resolveDir, kind, importer, pluginData: name });
          return found.errors.length > 0 ? found : choose(found, importer);
        },
      );
    },
  };
}

function compiled(code) {
  return new vm.Script(`(function (require, module, exports) {${code}\n})`, {
    filename: path.resolve('tests-of-part.cjs'),
    importModuleDynamically: vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
}

function run(script, requireFrom) {
  const made = { exports: {} };
  script.runInThisContext()(requireFrom, made, made.exports);
  return made.exports;
}

const evaluated = (code, requireFrom) => run(compiled(code), requireFrom);
