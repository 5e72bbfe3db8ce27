import { availableParallelism } from 'node:os';
import path from 'node:path';
import { partNamed } from './parts.mjs';

const name = process.env.MUTATION_PART;
const { least, folder, tables, isPure } = partNamed(name);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  mutate: [
    `${folder}/*.ts`,
    '!**/*.test.ts',
    '!**/*.test-helper.ts',
    ...tables.map((table) => `!${folder}/${table}`),
  ],
  testRunner: isPure ? 'in-process' : 'fresh-modules',
  plugins: ['in-process', 'fresh'].map((name) => path.resolve(`scripts/mutation/${name}-runner.mjs`)),
  // As our own programs run (scripts/compile-program.mjs).
  testRunnerNodeArgs: ['--conditions=production'],
  coverageAnalysis: 'perTest',
  // What a module computes while it loads is data; a mutant of it would run every test.
  ignoreStatic: true,
  disableTypeChecks: false,
  // Copied for the mutants are the sources alone.
  ignorePatterns: [
    'bench',
    'components/cms',
    'deploy',
    'docs',
    'e2e',
    'public',
    '*.png',
    'lib/cms/migrations/**/*.json',
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
  timeoutMS: 15_000,
  allowEmpty: false,
  warnings: { slow: false },
};

export default config;
