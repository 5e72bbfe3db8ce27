import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';
import { compileKnowledge } from './scripts/compile-knowledge.mjs';

const createJestConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only and are therefore compiled for Jest as our own code is. */
const esModulesOnly = ['feed', 'jose', 'qs-esm'];

async function project(name, environment, testMatch) {
  const base = await createJestConfig({
    displayName: name,
    testEnvironment: environment,
    testMatch: [testMatch],
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testPathIgnorePatterns: ['<rootDir>/e2e/(?!faults/)', '<rootDir>/.next/', '<rootDir>/data/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/test-results/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/jest.server-only.ts',
    },
  })();
  return {
    ...base,
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModulesOnly.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async function config() {
  await compileKnowledge();
  return {
    // Jest leaves one core free: on two that halves the speed, and nothing else runs meanwhile.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A browser's document takes half a second to make: only components have one unasked (others say `@jest-environment jsdom`).
    projects: [
      await project('components', 'jsdom', '**/*.test.tsx'),
      await project('rules', 'node', '**/*.test.ts'),
    ],
  };
}
