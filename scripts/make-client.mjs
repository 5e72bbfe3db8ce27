import { endOf, startChild } from './child-processes.mjs';
import { root, typescript } from './start-steps.mjs';

/** Makes the typed client of packages/client anew from the operations' declarations: `npm run client`. */
const options = await typescript('client/make-client.ts');
const child = startChild(process.execPath, [...options, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
process.exit(await endOf(child));
