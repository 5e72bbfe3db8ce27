import { checkNode, compiled, serve, step } from './start-steps.mjs';

/** Starts what was installed, built and compiled before, as in a container: brings the data up to date, then serves. Writes to the data folder alone. */
checkNode();
const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

await step('Preparing the data folder and the database', process.execPath, await compiled('prepare.ts'), {
  env: environment,
});
await serve(environment, await compiled('serve.ts'));
