import { execFileSync } from 'node:child_process';
import { parts } from './parts.mjs';

const pureParts = Object.entries(parts).flatMap(([name, part]) => ('isPure' in part ? [name] : []));

/** In a process of its own: esbuild does not run inside Jest. */
const program = `
  import { bundleTests } from './scripts/mutation/bundle-tests.mjs';
  import { partNamed, testsOf } from './scripts/mutation/parts.mjs';
  for (const name of process.argv.slice(1)) await bundleTests(partNamed(name).folder, testsOf(name));
  process.stdout.write('bundled');
`;

it('bundles the tests of each part of the engine, whatever they import', () => {
  expect(pureParts).toEqual(['growth', 'needs', 'safety', 'planner']);
  const args = ['--input-type=module', '--eval', program, ...pureParts];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('bundled');
});
