import { checkNode, installIfNeeded, serve, step, typescript } from './start-steps.mjs';

checkNode();
const environment = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };

await installIfNeeded();
await step('Preparing the data folder and the database', process.execPath, await typescript('prepare.ts'), {
  env: environment,
});
await serve(environment);
