import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileProgram } from './compile-program.mjs';
import { programOptions } from './compiled-programs.mjs';
import { root } from './start-steps.mjs';

/**
 * Measures one thing on a database of its own, which is removed afterwards: `node scripts/bench.mjs search`.
 * With BENCH_DATABASE_URL on that PostgreSQL database, which must be empty.
 */
const [name = ''] = process.argv.slice(2);
const dataDir = mkdtempSync(path.join(tmpdir(), 'little-pear-bench-'));
const child = spawn(process.execPath, [...programOptions, await compileProgram(`bench/${name}.ts`)], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: process.env.BENCH_DATABASE_URL ?? '',
    PAYLOAD_SECRET: 'a secret for measuring, long enough to pass',
    TOKEN_SECRET: 'another secret for measuring, long enough',
    LOG_LEVEL: process.env.BENCH_LOG_LEVEL ?? 'error',
  },
});
child.once('close', (status) => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(status ?? 1);
});
