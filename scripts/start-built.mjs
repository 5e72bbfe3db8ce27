import { checkNode, compiled, serve, step } from './start-steps.mjs';

/**
 * Starts what was installed, built and compiled before, as in a container: brings the data up to date, then
 * serves. Writes to the data folder alone.
 */
checkNode();
const environment = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };

const preparing = await compiled('prepare.ts');
const prepared = step('Preparing the data folder and the database', [process.execPath, ...preparing], {
  env: environment,
});
await serve(environment, { program: await compiled('serve.ts'), prepared });
