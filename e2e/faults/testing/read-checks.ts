import * as z from 'zod';
import { makeSite } from '../../../lib/platform/testing/run-program';

const result = z.object({ name: z.string(), problem: z.string().nullable(), ms: z.number() });

export interface CheckResults {
  names: string[];
  /** @throws when the check found something wrong, or did not run */
  expectGood: (name: string) => void;
}

/**
 * Runs a program of checks (run-checks.ts) on an empty site and reads what it says: the checks' modules load
 * Payload, which Jest cannot.
 */
export async function readChecks(program: string, ...args: string[]): Promise<CheckResults> {
  const site = makeSite();
  const running = site.start(program, ...args);
  await running.ended;
  const output = running.output();
  site.remove();
  const problems = new Map<string, string | null>();
  for (const line of output.split('\n').filter((text) => text.startsWith('check:'))) {
    const { name, problem } = result.parse(JSON.parse(line.slice('check:'.length)));
    problems.set(name, problem);
  }
  return {
    names: [...problems.keys()],
    expectGood: (name) => {
      const problem = problems.get(name);
      if (problem === undefined) throw new Error(`the check did not run:\n${output.slice(-2_000)}`);
      if (problem !== null) throw new Error(problem);
    },
  };
}
