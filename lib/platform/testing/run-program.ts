import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the tests of the database share: a data folder of their own and our TypeScript programs as real processes. */
export interface Site {
  dataDir: string;
  start: (program: string, ...args: string[]) => Program;
  /** The same with another database. */
  startOn: (databaseUrl: string, program: string) => Program;
  remove: () => void;
}

export interface Program {
  child: ChildProcess;
  /** Everything printed so far. */
  output: () => string;
  /** Exit status; `null` when a signal ended it. */
  ended: Promise<number | null>;
}

/** @param databaseUrl an empty PostgreSQL database instead of the SQLite file of the data folder */
export function makeSite(databaseUrl = ''): Site {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'little-pear-'));
  return {
    dataDir,
    start: (program, ...args) =>
      startProgram(program, args, { DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    startOn: (url, program) => startProgram(program, [], { DATA_DIR: dataDir, DATABASE_URL: url }),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** What such a site signs with; a server that a test starts on its data needs the same. */
export const testSecrets = {
  PAYLOAD_SECRET: 'a secret for tests that is long enough',
  TOKEN_SECRET: 'another secret for tests, long enough',
};

const compiled = new Map<string, readonly string[]>();

/**
 * Node's arguments for a program, which a test may start many times: it is compiled once. Where all tests are
 * run, all programs were compiled before (scripts/test.mjs).
 */
function compiledProgram(program: string): readonly string[] {
  const known = compiled.get(program);
  if (known) return known;
  const isCompiled = process.env.TEST_PROGRAMS === 'compiled';
  const print = [
    'scripts/print-compiled-program.mjs',
    program,
    isCompiled ? '--of-tests' : '--with-packages',
  ];
  const args = execFileSync(process.execPath, print).toString().split('\n');
  compiled.set(program, args);
  return args;
}

function startProgram(program: string, args: readonly string[], database: Record<string, string>): Program {
  let text = '';
  const child = spawn(process.execPath, [...compiledProgram(program), ...args], {
    cwd: process.cwd(),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...database,
      ...testSecrets,
    },
  });
  child.stdout?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    child,
    output: () => text,
    ended: new Promise((resolve) => child.once('close', (status) => resolve(status))),
  };
}
