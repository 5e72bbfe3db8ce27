import path from 'node:path';
import { build } from 'esbuild';
import { compileKnowledge, knowledgeCompiler } from './compile-knowledge.mjs';
import { compiledPath, pathWithPackages, programsFolder } from './compiled-programs.mjs';
import { root } from './start-steps.mjs';

/** What the server's other threads run. */
const threadPrograms = [
  'lib/front/markdown/markdown-worker.ts',
  'lib/nutriai/server/engine-thread/engine-worker.ts',
  'lib/nutriai/server/meaning/meaning-worker.ts',
  'lib/wagtail-api/edit/texts/text-worker.ts',
];

/** Packages that bring binaries or files of their own, or that only Next may load. */
const loadedFromTheirFolders = [
  '@energetic-ai/*',
  '@libsql/*',
  '@node-rs/*',
  'drizzle-kit*',
  'esbuild',
  'jsdom',
  'libsql',
  'next',
  'next/*',
  'pg-native',
  'react',
  'react-dom',
  'react-dom/*',
  'sharp',
];

/** What CommonJS packages find in the scope of their modules, by names that no package has. */
const commonJsScope = `
import { createRequire as createRequireForPackages } from 'node:module';
import { dirname as dirnameForPackages } from 'node:path';
import { fileURLToPath as fileUrlToPathForPackages } from 'node:url';
const require = createRequireForPackages(import.meta.url);
const __filename = fileUrlToPathForPackages(import.meta.url);
const __dirname = dirnameForPackages(__filename);
`;

/**
 * Payload's packages are 2,600 modules: Node needs 3.5 s of processor time to find and load them one by one,
 * and 1.7 s where they stand in one file, which takes 1.8 s to make.
 */
const packagesInside = {
  banner: { js: commonJsScope },
  conditions: ['production'],
  external: loadedFromTheirFolders,
  loader: { '.css': 'empty', '.scss': 'empty' },
};

const options = {
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  logLevel: 'warning',
  alias: {
    '@/lib': path.join(root, 'lib'),
    '@payload-config': path.join(root, 'payload.config.ts'),
    // A marker that only Next knows; programs run on the server by nature.
    'server-only': path.join(root, 'node_modules/next/dist/compiled/server-only/empty.js'),
  },
};

/**
 * Compiles one of our TypeScript programs into a plain module, which takes a few milliseconds, and says where
 * it lies. Packages stay outside.
 * @param {string} file from the project's folder, such as `scripts/serve.ts`
 * @param {object} [options]
 * @param {boolean} [options.withPackages] for what tests start again and again: the packages stand in the module
 * @returns {Promise<string>} absolute path
 */
export async function compileProgram(file, { withPackages = false } = {}) {
  // Every program may use the engine, which reads what it knows when it loads.
  if (file !== knowledgeCompiler) await compileKnowledge();
  if (file === path.join('scripts', 'serve.ts'))
    for (const program of threadPrograms) await compileProgram(program);
  const outfile = withPackages ? pathWithPackages(file) : compiledPath(file);
  await build({
    ...options,
    ...(withPackages ? packagesInside : { packages: 'external' }),
    entryPoints: [path.join(root, file)],
    outfile,
  });
  return outfile;
}

/** CommonJS that is loaded late: cut out as a file of its own it would lose the names of what it exports. */
const loadedLate = ['@zxcvbn-ts/language-common', 'pg'];

/**
 * The same for all that tests start, packages inside, in one go: what they share is compiled once.
 * @param {string[]} files
 */
export async function compileTogether(files) {
  await compileKnowledge();
  await build({
    ...options,
    ...packagesInside,
    external: [...loadedFromTheirFolders, ...loadedLate],
    entryPoints: files.map((file) => ({
      in: path.join(root, file),
      out: path.relative(programsFolder, pathWithPackages(file)).replace(/\.mjs$/, ''),
    })),
    outdir: programsFolder,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-by-tests/[name]-[hash]',
    splitting: true,
  });
}
