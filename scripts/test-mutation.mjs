import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { compileKnowledge } from './compile-knowledge.mjs';
import { partNamed, parts } from './mutation/parts.mjs';
import { checkNode, installIfNeeded, root } from './start-steps.mjs';

/**
 * `npm run test:mutation [part …] [option of Stryker …]`: breaks the code in thousands of small ways and
 * counts which of them a test notices. Ends with 1 when a part stays below its score. Without a part all of
 * them, one after the other; what was measured before and has not changed is not measured again.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((each) => each.startsWith('-'));
const named = firstOption === -1 ? given : given.slice(0, firstOption);
const options = given.slice(named.length);
const wanted = named.length > 0 ? named : Object.keys(parts);
wanted.forEach(partNamed);

checkNode();
await installIfNeeded({ forTests: true });
await compileKnowledge();
const below = [];
for (const part of wanted) {
  if ((await mutate(part)) !== 0) below.push(part);
}
if (below.length > 0) process.exit(1);

function mutate(part) {
  mkdirSync(path.join(root, 'test-results/mutation', part), { recursive: true });
  const child = spawn('npx', ['stryker', 'run', 'scripts/mutation/stryker.config.mjs', ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, MUTATION_PART: part },
  });
  return new Promise((resolve) => child.once('close', (status) => resolve(status ?? 1)));
}
