/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { limitChecks } from './limit-checks';
import { sessionChecks } from './session-checks';
import { signInChecks } from './sign-in-checks';

const result = z.object({ name: z.string(), problem: z.string().nullable() });
const problems = new Map<string, string | null>();
let output = '';
let dataDirectory = '';

/** Payload cannot be loaded inside Jest (ES modules only), so a process of its own runs the checks on a database of its own. */
async function runChecks(): Promise<void> {
  dataDirectory = await mkdtemp(join(tmpdir(), 'little-pear-test-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/auth/database-test/run.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: dataDirectory,
      // PostgreSQL when a database for tests is given (an empty one), else SQLite.
      DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
      SITE_URL: 'https://pear.example',
      PAYLOAD_SECRET: 'p'.repeat(40),
      TOKEN_SECRET: 't'.repeat(40),
      // Whether all packages have one version is not what is looked at here.
      PAYLOAD_DISABLE_DEPENDENCY_CHECKER: 'true',
    },
  });
  const collect = (chunk: Buffer) => {
    output += chunk.toString('utf8');
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  await new Promise((closed) => child.on('close', closed));
  for (const line of output.split('\n').filter((text) => text.startsWith('check:'))) {
    const { name, problem } = result.parse(JSON.parse(line.slice('check:'.length)));
    problems.set(name, problem);
  }
}

beforeAll(runChecks, 120_000);
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

describe.each([
  ['limits', limitChecks],
  ['sessions', sessionChecks],
  ['signing in', signInChecks],
])('on a real database: %s', (_group, checks) => {
  it.each(Object.keys(checks))('%s', (name) => {
    if (!problems.has(name)) throw new Error(`the check did not run:\n${output.slice(-2_000)}`);
    expect(problems.get(name)).toBeNull();
  });
});
