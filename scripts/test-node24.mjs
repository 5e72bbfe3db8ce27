import { spawnSync } from 'node:child_process';
import { findNode24 } from './find-node24.mjs';
import { makeTestSite } from './make-test-site.mjs';
import { buildIfNeeded, checkNode, installIfNeeded, root, say } from './start-steps.mjs';

/**
 * `npm run test:node24`: the unit tests and the contract over HTTP once more, with everything on Node 24.
 * `npm run test:node24 -- short` serves the build that is there and takes the parts of the contract that hang
 * on Node most; `npm test` ends with it where Node 24 is found.
 */
const dependOnNode = [
  'http-messages',
  'http-rules',
  'login',
  'uploads.spec',
  'nutriai-plans',
  'sharing-pictures',
];

const isShort = process.argv[2] === 'short';
const node24 = findNode24();
if (!node24) {
  process.stderr.write('No Node 24: set NODE24 to its program, or put it on the PATH as `node24`.\n');
  process.exit(1);
}
checkNode();
await installIfNeeded({ forTests: true });
await buildIfNeeded();
await makeTestSite();
say(`Node ${node24.version}`);

const contract = run(['playwright', 'test', ...(isShort ? dependOnNode : [])], {
  TEST_PART: 'contract',
  TEST_PORTS_FROM: '3290',
});
const unit = isShort || run(['jest'], {});
process.exit(contract && unit ? 0 : 1);

function run(args, environment) {
  const { status } = spawnSync('npx', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...node24.environment, NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0', ...environment },
  });
  return status === 0;
}
