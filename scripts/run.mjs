import { endOf, startChild } from './child-processes.mjs';
import { programEnvironment } from './compiled-programs.mjs';
import { root, typescript } from './start-steps.mjs';

/** Runs one of our TypeScript programs on the site's own data: `node scripts/run.mjs rebuild-search.ts`. */
const [program = '', ...args] = process.argv.slice(2);
const options = await typescript(program);
const child = startChild(process.execPath, [...options, ...args], {
  isServer: true,
  cwd: root,
  stdio: 'inherit',
  env: { ...programEnvironment, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
});
process.exit(await endOf(child));
