import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What is mutated, by the tests of which folder, and the score that it must reach. What lies in folders of the
 * folder is mutated too, but for what only tests use. Tables of data (published reference values, rules, cases)
 * are no logic and stay out. `leftOut` are tests that solve whole weeks in threads of their own, or measure how
 * long the code takes, which fails for any mutant on a busy machine: a mutant that only they notice counts as
 * survived. `slowTests` run after the others, the slowest last; `slowChecks` are groups of checks on a database.
 */
export const parts = {
  growth: {
    least: 85,
    folder: 'lib/nutriai/engine/growth',
    isPure: true,
    tables: [],
  },
  needs: {
    least: 85,
    folder: 'lib/nutriai/engine/needs',
    isPure: true,
    tables: [],
    slowTests: ['needs-for'],
  },
  safety: {
    least: 90,
    isPure: true,
    folder: 'lib/nutriai/engine/safety',
    tables: ['rules/*'],
    slowTests: [
      ...['left-out-and-listed', 'emergency-signs', 'allergy-words-abroad'],
      ...['first-tastes', 'rules', 'too-long', 'gate-properties', 'cases'],
    ],
    leftOut: ['assess-speed'],
  },
  planner: {
    least: 85,
    isPure: true,
    folder: 'lib/nutriai/engine/planner',
    tables: [],
    slowTests: [
      ...[
        'weekly-shopping',
        'nutrient-bound',
        'eligible-recipes',
        'portion-steps',
        'recipe-holds',
        'solve-week',
      ],
      ...['assign-days', 'weekly-model', 'portion-model', 'assemble-plan', 'small-plan', 'solve-in-worker'],
    ],
    leftOut: ['alternatives-of-library', 'plan', 'plan-json', 'plan-properties'],
  },
  http: {
    least: 80,
    folder: 'lib/platform/http',
    tables: [],
    databaseChecks: [
      'lib/content/community/comments/testing/database-checks.ts',
      'lib/accounts/server/testing/database-checks.ts',
    ],
    slowChecks: ['attacks on sign-in'],
  },
  // What browsers run has no test in Node: the journeys drive it.
  front: {
    least: 80,
    folder: 'lib/front',
    tables: ['next-adapter/browser/*'],
    slowTests: [
      ...['front-server', 'media-files', 'ignore-upgrades', 'ask-ahead'],
      ...['page-handler', 'page-cache-bus', 'stop-under-load', 'graceful-stop'],
    ],
  },
  auth: {
    least: 80,
    folder: 'lib/accounts/server',
    tables: [],
    databaseChecks: ['lib/accounts/server/testing/database-checks.ts'],
    slowChecks: ['attacks on sign-in'],
  },
};

/** The part of this name. */
export function partNamed(name) {
  const part = Object.hasOwn(parts, name ?? '') ? parts[name] : undefined;
  if (!part) throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(', ')}.`);
  return part;
}

/** Starts the part's `databaseChecks` in a process that does not know of mutants. */
const checksInAProcess = 'database';

/** Which groups of checks on a database run: `MUTATION_TESTS=quick` leaves the slow ones out. */
export function runsChecks(name, group) {
  return process.env.MUTATION_TESTS !== 'quick' || !(partNamed(name).slowChecks ?? []).includes(group);
}

/**
 * The test files of a part, those that take longest last. `MUTATION_TESTS` leaves some out: with `quick` those
 * that take longest, and else those whose names the regular expression does not match.
 */
export function testsOf(name) {
  const { folder, slowTests = [], leftOut = [] } = partNamed(name);
  const wanted = process.env.MUTATION_TESTS ?? '';
  const nameOf = (file) => path.basename(file, '.test.ts');
  const isOneOf = (names) => (file) => names.includes(nameOf(file));
  const placeOf = (file) => slowTests.indexOf(nameOf(file));
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.test.ts') && !isOneOf([...leftOut, checksInAProcess])(file))
    .filter((file) => wanted === 'quick' || new RegExp(wanted).test(path.basename(file)))
    .map((file) => path.join(folder, file))
    .sort();
  // What is not slow has place -1, and keeps its order.
  const ordered = files.sort((one, other) => placeOf(one) - placeOf(other));
  return wanted === 'quick' ? ordered.filter((file) => !isOneOf(slowTests)(file)) : ordered;
}
