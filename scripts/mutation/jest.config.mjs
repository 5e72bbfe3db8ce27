import path from 'node:path';
import baseConfig from '../../jest.config.js';
import { testsOf } from './parts.mjs';

/** Jest as it runs once for every mutant: with the tests of one part and nothing else. */
export default async function config() {
  const { projects } = await baseConfig();
  const rules = projects.find(({ displayName }) => (displayName?.name ?? displayName) === 'rules');
  return {
    ...rules,
    displayName: undefined,
    rootDir: process.cwd(),
    // Jest looks at every file below its roots before each run.
    roots: ['<rootDir>/scripts/mutation'],
    testMatch: ['<rootDir>/scripts/mutation/tests-of-part.ts'],
    globals: { mutationTests: testsOf(process.env.MUTATION_PART) },
    modulePathIgnorePatterns: [],
    testPathIgnorePatterns: [],
    // Its matchers for documents take a third of the time, and there is no document here.
    setupFilesAfterEnv: [],
    testEnvironment: path.resolve('scripts/mutation/stop-at-failure.mjs'),
  };
}
