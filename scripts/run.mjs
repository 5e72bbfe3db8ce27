import { spawn } from 'node:child_process';
import { root, typescript } from './start-steps.mjs';

/** Runs one of our TypeScript programs on the site's own data: `node scripts/run.mjs rebuild-search.ts`. */
const [program = '', ...args] = process.argv.slice(2);
const options = await typescript(program);
// Loaded late, as what compiles is.
const { programEnvironment } = await import('./compile-program.mjs');
const child = spawn(process.execPath, [...options, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...programEnvironment, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
// Whoever ends this process means the program.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('close', (status) => process.exit(status ?? 1));
