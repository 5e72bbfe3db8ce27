import { spawn } from 'node:child_process';
import { makeTestSite } from './make-test-site.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, root, typescript } from './start-steps.mjs';

/**
 * `npm run test:faults [part of a file's name …]`: servers that are killed, starved and cut off. Takes about
 * half an hour; some need root.
 */
checkNode();
await installIfNeeded({ forTests: true });
await buildIfNeeded();
await makeTestSite();
await typescript('serve.ts');
await typescript('backup.ts');

const child = spawn('npx', ['jest', '--config', 'jest.faults.config.js', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, FAULTS: 'long', NEXT_TELEMETRY_DISABLED: '1' },
});
child.once('close', (status) => process.exit(status ?? 1));
