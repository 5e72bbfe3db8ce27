import * as z from 'zod';
import { makeSite } from '../../platform/testing/run-program';
import { databaseChecks } from './testing/database-checks';

const result = z.object({ name: z.string(), problem: z.string().nullable() });
const problems = new Map<string, string | null>();
let output = '';

/**
 * Payload cannot be loaded inside Jest (ES modules only), so a process of its own runs the checks on a
 * database of its own.
 */
beforeAll(async () => {
  const site = makeSite();
  const program = site.start('lib/accounts/server/testing/check-database.ts');
  await program.ended;
  output = program.output();
  site.remove();
  for (const line of output.split('\n').filter((text) => text.startsWith('check:'))) {
    const { name, problem } = result.parse(JSON.parse(line.slice('check:'.length)));
    problems.set(name, problem);
  }
}, 300_000);

describe.each(databaseChecks)('on a real database: %s', (_group, checks) => {
  it.each(Object.keys(checks))('%s', (name) => {
    if (!problems.has(name)) throw new Error(`the check did not run:\n${output.slice(-2_000)}`);
    expect(problems.get(name)).toBeNull();
  });
});
