import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What is mutated, by the tests of which folder, and the score that it must reach. Tables of data (published reference values, rules, cases) are no
 * logic and stay out.
 */
export const parts = {
  growth: {
    least: 85,
    folder: 'lib/nutriai/growth',
    isPure: true,
    tables: ['{bmi,head-circumference,length,weight}-for-{age,length}.ts'],
  },
  needs: { least: 85, folder: 'lib/nutriai/needs', isPure: true, tables: ['*-intakes.ts'] },
  safety: {
    least: 90,
    isPure: true,
    folder: 'lib/nutriai/safety',
    tables: [],
    slowTests: ['cases', 'gate-properties'],
  },
  planner: { least: 85, isPure: true, folder: 'lib/nutriai/planner', tables: [] },
  http: {
    least: 80,
    folder: 'lib/http',
    tables: [],
    databaseChecks: ['lib/comments/testing/database-checks.ts', 'lib/auth/testing/database-checks.ts'],
  },
  front: { least: 80, folder: 'lib/front', tables: [] },
  auth: {
    least: 80,
    folder: 'lib/auth',
    tables: [],
    databaseChecks: ['lib/auth/testing/database-checks.ts'],
  },
};

/** The part of this name. */
export function partNamed(name) {
  const part = Object.hasOwn(parts, name ?? '') ? parts[name] : undefined;
  if (!part) throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(', ')}.`);
  return part;
}

/** Starts the part's `databaseChecks` in a process that does not know of mutants. */
const checksInAProcess = 'database.test.ts';

/** The test files of a part, those that take longest last. */
export function testsOf(name) {
  const { folder, slowTests = [] } = partNamed(name);
  const isSlow = (file) => slowTests.some((slow) => path.basename(file) === `${slow}.test.ts`);
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && path.basename(file) !== checksInAProcess)
    .map((file) => path.join(folder, file))
    .sort();
  return [...files.filter((file) => !isSlow(file)), ...files.filter(isSlow)];
}
