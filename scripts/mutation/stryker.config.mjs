import { availableParallelism } from 'node:os';
import path from 'node:path';
import { partNamed } from './parts.mjs';

const name = process.env.MUTATION_PART;
const { least, folder, tables, isPure } = partNamed(name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  mutate: [
    `${folder}/**/*.{ts,mjs}`,
    '!**/testing/**',
    '!**/*.test.ts',
    '!**/*.test-helper.ts',
    ...tables.map((table) => `!${folder}/${table}`),
  ],
  testRunner: isPure ? 'in-process' : 'fresh-modules',
  plugins: [path.resolve(`scripts/mutation/${isPure ? 'in-process' : 'fresh'}-runner.mjs`)],
  // A mutant of the engine that fills the memory ends soon; the server runs as our own programs do
  // (scripts/compile-program.mjs).
  testRunnerNodeArgs: isPure ? ['--max-old-space-size=1024'] : ['--conditions=production'],
  coverageAnalysis: 'perTest',
  // What a module computes while it loads is data; a mutant of it would run every test.
  ignoreStatic: true,
  disableTypeChecks: false,
  // Only these are copied for the mutants. The engine needs no sources but its own, what tests share, and what it
  // knows, compiled.
  ignorePatterns: isPure
    ? [
        '/*',
        ...['!/package.json', '!/tsconfig.json', '!/jest.server-only.ts'],
        ...['!/lib', '/lib/*', '!/lib/nutriai/engine', '!/lib/platform/testing'],
        ...['!/scripts', '/scripts/*', '!/scripts/mutation'],
        ...['!/.programs', '/.programs/*', '!/.programs/*.json'],
      ]
    : [
        '/bench',
        '/components/content/panel',
        '/public',
        '/test-results',
        '*.png',
        'lib/platform/database/migrations/**/*.json',
      ],
  tempDirName: `test-results/mutation/${name}/sandbox`,
  incremental: true,
  incrementalFile: `test-results/mutation/${name}/incremental.json`,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportMutants: false },
  jsonReporter: { fileName: `test-results/mutation/${name}/report.json` },
  htmlReporter: { fileName: `test-results/mutation/${name}/report.html` },
  thresholds: { high: 100, low: least, break: least },
  concurrency: Number(process.env.MUTATION_CONCURRENCY ?? availableParallelism()),
  timeoutFactor: 3,
  // Endless loops that pass no mutant are stopped by this alone, and each of them costs as much.
  timeoutMS: 30_000,
  allowEmpty: false,
  warnings: { slow: false },
};

export default config;
