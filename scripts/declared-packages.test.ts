import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import * as z from 'zod';

/**
 * Every package that a file of ours names is declared, and every declared one is used: a package that comes
 * along with another one by chance goes when that one changes, and one that nobody uses is only more to be
 * attacked.
 */
const names = z.record(z.string(), z.string()).default({});
const packageFile = z.object({
  dependencies: names,
  devDependencies: names,
  scripts: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).default({}),
  bin: z.union([z.string(), z.record(z.string(), z.string())]).default({}),
});

const readPackage = (folder: string) =>
  packageFile.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

const own = readPackage('.');
const declared = Object.keys({ ...own.dependencies, ...own.devDependencies });

const folders = ['app', 'bench', 'components', 'e2e', 'lib', 'scripts', 'styles'];
const isSource = (file: string) => /\.(?:ts|tsx|js|mjs|css)$/.test(file);
const sources = new Map(
  [
    ...readdirSync('.').filter(isSource),
    ...folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(isSource)
        .map((file) => path.join(folder, file)),
    ),
  ]
    .filter((file) => statSync(file).isFile())
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

/** Names that stand for files of ours or of Next's: tsconfig.json and the compilers know them. */
const aliases = /^(?:@\/|@payload-config$|server-only$|node:|\.)/;

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importsOf(file: string, text: string): string[] {
  const specifiers = file.endsWith('.css')
    ? [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)['"]/g)].map(([, name = '']) => name)
    : ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
  return specifiers.filter((specifier) => !aliases.test(specifier)).map(packageOf);
}

const imported = new Map<string, string>();
for (const [file, text] of sources) for (const name of importsOf(file, text)) imported.set(name, file);

/** A required peer of a package that is declared: without it that one does not work. */
const peers = new Set(
  declared.flatMap((name) => {
    const { peerDependencies, peerDependenciesMeta } = readPackage(path.join('node_modules', name));
    return Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional !== true);
  }),
);

const programs = [...sources].filter(([file]) => !file.includes('.test.')).map(([, text]) => text);
const commands = [
  ...Object.values(own.scripts),
  ...programs.flatMap((text) => [...text.matchAll(/'npx', \['([\w-]+)'/g)].map(([, name = '']) => name)),
];

function hasCommandInUse(name: string): boolean {
  const { bin } = readPackage(path.join('node_modules', name));
  const bins = typeof bin === 'string' ? [name] : Object.keys(bin);
  return bins.some((command) => commands.some((line) => line.split(/\s+/).includes(command)));
}

/**
 * Found in node_modules by its path, by the `require` of a worker's own text, or by a tool whose
 * configuration names it.
 */
const isFoundByName = (name: string) =>
  [...sources].some(
    ([file, text]) =>
      !file.includes('.test.') &&
      (text.includes(`node_modules/${name}/`) ||
        text.includes(`'${name}/`) ||
        text.includes(`('${name}')`) ||
        (/config\.m?[jt]s$/.test(file) && text.includes(`'${name}'`))),
  );

const config = (file: string) => readFileSync(file, 'utf8');
/** What a tool finds by a name made from what its configuration says. */
const byConfiguration: Record<string, () => boolean> = {
  'jest-environment-jsdom': () => config('jest.config.js').includes("'jsdom'"),
  'eslint-import-resolver-typescript': () =>
    /'import\/resolver': \{ typescript/.test(config('eslint.config.js')),
  'oxlint-tsgolint': () => config('.oxlintrc.json').includes('"typeAware": true'),
};

function isUsed(name: string): boolean {
  const typed = name.startsWith('@types/') ? name.slice('@types/'.length) : null;
  if (typed !== null) return ['node', 'jest'].includes(typed) || imported.has(typed);
  return (
    imported.has(name) ||
    peers.has(name) ||
    hasCommandInUse(name) ||
    isFoundByName(name) ||
    (byConfiguration[name]?.() ?? false)
  );
}

it('reads the sources', () => {
  expect(sources.size).toBeGreaterThan(1_000);
  expect([...imported.keys()]).toEqual(
    expect.arrayContaining(['react', 'payload', '@libsql/client', 'esbuild']),
  );
});

it('every package that a file of ours names is declared', () => {
  // Types of a form (`hast`, `mdast`) come without a package of that name.
  const isTypesAlone = (name: string) =>
    declared.includes(`@types/${name}`) && !existsSync(path.join('node_modules', name));
  const undeclared = [...imported].filter(([name]) => !declared.includes(name) && !isTypesAlone(name));
  expect(undeclared.map(([name, file]) => `${name} in ${file}`)).toEqual([]);
});

it('every declared package is used', () => {
  expect(declared.filter((name) => !isUsed(name))).toEqual([]);
});

const isForDevelopment = (file: string) =>
  /\.(?:test|spec|fault)\.tsx?$|(?:^|\/)testing\/|^(?:bench|e2e)\/|^(?!payload\.config)[\w.]+\.(?:js|ts)$/.test(
    file,
  );

/**
 * These run on a developer's machine only. Whatever else stands in scripts/ may run where development
 * packages are not installed.
 */
const developersScripts =
  /^scripts\/(?:fuzz|bench|release|screenshots|find-chromium|fetch-amp-validator|create-migration|make-client|client\/|questions\/|measur|mutation|test)/;

it('what a running site needs is no dependency of development', () => {
  const missing = [...sources]
    .filter(([file]) => !isForDevelopment(file) && !developersScripts.test(file))
    .flatMap(([file, text]) => runtimeImportsOf(file, text).map((name) => ({ file, name })))
    .filter(({ name }) => name in own.devDependencies);
  expect(missing).toEqual([]);
});

/** Without `import type`, which is gone when the site runs. */
function runtimeImportsOf(file: string, text: string): string[] {
  return importsOf(file, text.replaceAll(/^(?:import|export) type [^;]+;/gm, ''));
}
