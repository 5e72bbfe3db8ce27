import { spawn } from 'node:child_process';
import { root, typescript } from './start-steps.mjs';

/** Runs one of our TypeScript programs on the site's own data: `node scripts/run.mjs rebuild-search.ts`. */
const [program = '', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, [...(await typescript(program)), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
child.once('close', (status) => process.exit(status ?? 1));
