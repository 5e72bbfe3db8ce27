import { buildIfNeeded, checkNode, installIfNeeded, serve, step, typescript } from './start-steps.mjs';

checkNode();
const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

await installIfNeeded();
const preparing = await typescript('prepare.ts');
// Side by side: the build asks no database, and each leaves half of a small machine idle.
const prepared = Promise.all([
  step('Preparing the data folder and the database', [process.execPath, ...preparing], { env: environment }),
  buildIfNeeded(),
]);
await serve(environment, { prepared });
