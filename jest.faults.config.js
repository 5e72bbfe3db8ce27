import base from './jest.config.js';

/** The long runs (`npm run test:faults`): whole servers that are killed, starved and cut off, and the short ones of `npm test` with many rounds. */
export default async function config() {
  const { projects } = await base();
  const rules = projects.find(({ displayName }) => displayName === 'rules' || displayName?.name === 'rules');
  return {
    maxWorkers: 1,
    projects: [
      {
        ...rules,
        testMatch: [
          '<rootDir>/lib/faults/**/*.fault.ts',
          '<rootDir>/lib/faults/*.test.ts',
          '<rootDir>/lib/cms/database/durability.test.ts',
        ],
      },
    ],
  };
}
