import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { compileKnowledge, knowledgeCompiler } from './compile-knowledge.mjs';

/**
 * What Node is told for each of them.
 *
 * Lexical's entry for Node chooses between two builds by a top-level `await import(…)`. Its packages import one another in circles, so that under
 * load the loader sometimes waited for itself and Node ended with status 13. The condition names the build directly.
 *
 * Left to itself V8 lets garbage grow to several times of what lives before it sweeps all of it: under load the server held 700 MB, of which 200 lived. With the second
 * option it held 400 MB and answered as many requests (docs/performance.md). It is no limit: what lives may grow.
 */
export const programOptions = ['--conditions=production', '--heap-growing-percent=40'];

/** glibc gives each thread a heap of its own and keeps what was freed in it: with two, the server holds 50 MB less after pictures and plans. */
export const programEnvironment = { MALLOC_ARENA_MAX: '2' };

/** What the server's other threads run. */
const threadPrograms = [
  'lib/nutriai/server/engine-thread/engine-worker.ts',
  'lib/nutriai/server/meaning/meaning-worker.ts',
  'lib/wagtail-api/edit/texts/text-worker.ts',
];

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/**
 * Where a program lies once it is compiled.
 * @param {string} file from the project's folder, such as `scripts/serve.ts`
 */
export const compiledPath = (file) => path.join(root, '.programs', file.replace(/\.ts$/, '.mjs'));

/**
 * Compiles one of our TypeScript programs into a plain module, which takes a few milliseconds, and says where it lies. Packages stay outside.
 * @param {string} file from the project's folder, such as `scripts/serve.ts`
 * @returns {Promise<string>} absolute path
 */
export async function compileProgram(file) {
  // Every program may use the engine, which reads what it knows when it loads.
  if (file !== knowledgeCompiler) await compileKnowledge();
  if (file === path.join('scripts', 'serve.ts'))
    for (const program of threadPrograms) await compileProgram(program);
  const outfile = compiledPath(file);
  await build({
    entryPoints: [path.join(root, file)],
    outfile,
    bundle: true,
    packages: 'external',
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
  });
  return outfile;
}
