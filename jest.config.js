import { availableParallelism } from 'node:os';
import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Packages that ship ES modules only and are therefore compiled for Jest as our own code is. */
const esModulesOnly = ['feed', 'jose'];

export default async function config() {
  const base = await createJestConfig({
    testEnvironment: 'jsdom',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
    testMatch: ['**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['<rootDir>/e2e/', '<rootDir>/.next/', '<rootDir>/data/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/data/', '<rootDir>/test-results/'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      '^server-only$': '<rootDir>/jest.server-only.ts',
    },
  })();
  return {
    ...base,
    // Jest leaves one core free: on two that halves the speed, and nothing else runs meanwhile.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    transformIgnorePatterns: [
      `/node_modules/(?!(${esModulesOnly.join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}
