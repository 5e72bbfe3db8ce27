import base from './jest.config.js';

/**
 * The long runs (`npm run test:faults`): whole servers that are killed, starved and cut off, and the short
 * ones of `npm test` with many rounds.
 */
export default async function config() {
  const { projects } = await base();
  const rules = projects.find(({ displayName }) => displayName === 'rules' || displayName?.name === 'rules');
  return {
    maxWorkers: 1,
    projects: [
      {
        ...rules,
        testMatch: [
          '<rootDir>/e2e/faults/**/*.fault.ts',
          '<rootDir>/e2e/faults/*.test.ts',
          '<rootDir>/lib/platform/database/durability.test.ts',
        ],
      },
    ],
  };
}
