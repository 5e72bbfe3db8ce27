import { checkNode, installIfNeeded, serve, step, typescript } from './start-steps.mjs';

checkNode();
const environment = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };

await installIfNeeded();
const preparing = await typescript('prepare.ts');
await step('Preparing the data folder and the database', [process.execPath, ...preparing], {
  env: environment,
});
await serve(environment);
