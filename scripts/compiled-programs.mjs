import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * What Node is told for each of our compiled programs.
 *
 * Lexical's entry for Node chooses between two builds by a top-level `await import(…)`. Its packages import
 * one another in circles, so that under load the loader sometimes waited for itself and Node ended with
 * status 13. The condition names the build directly.
 *
 * Left to itself V8 lets garbage grow to several times of what lives before it sweeps all of it: under load
 * the server held 700 MB, of which 200 lived. With the second option it held 400 MB and answered as many
 * requests (docs/performance.md). It is no limit: what lives may grow.
 */
export const programOptions = ['--conditions=production', '--heap-growing-percent=40'];

/**
 * glibc gives each thread a heap of its own and keeps what was freed in it: with two, the server holds 50 MB
 * less after pictures and plans. It also takes larger pieces from its heap once one was freed, and rarely returns
 * them: with fixed thresholds these go back to the system, which makes 100 MB after the start (docs/performance.md).
 */
export const programEnvironment = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export const programsFolder = path.join(root, '.programs');

/**
 * Where a program lies once it is compiled.
 * @param {string} file from the project's folder, such as `scripts/serve.ts`
 */
export const compiledPath = (file) => path.join(programsFolder, file.replace(/\.ts$/, '.mjs'));

/** The same where the packages that it needs stand in it. */
export const pathWithPackages = (file) => compiledPath(file.replace(/\.ts$/, '.with-packages.ts'));
