import { cpSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { makeSite, type Program, type Site } from '../lib/platform/testing/run-program';

const template = path.resolve('test-results/sites/template');

let site: Site;

beforeEach(() => {
  site = makeSite();
});

afterEach(() => {
  site.remove();
});

async function succeeds(program: Program): Promise<string> {
  if ((await program.ended) !== 0) throw new Error(program.output());
  return program.output();
}

async function until(program: Program, text: string): Promise<void> {
  while (!program.output().includes(text)) {
    if (program.child.exitCode !== null) throw new Error(`the program ended early: ${program.output()}`);
    await delay(20);
  }
}

test('a start that was killed goes on where it stopped, and three starts at once migrate once and make one admin', async () => {
  const killed = site.start('scripts/prepare.ts');
  await until(killed, 'first content: post 2 of');
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(killed.output()).toContain('Migrated:');

  const starts = [1, 2, 3].map(() => site.start('scripts/prepare.ts'));
  const outputs = await Promise.all(starts.map(succeeds));

  expect(outputs.filter((output) => output.includes('password  '))).toHaveLength(1);
  expect(outputs.filter((output) => output.includes('Migrated:'))).toHaveLength(0);
  const contents = JSON.parse(
    (await succeeds(site.start('lib/content/cms/seed/testing/count-content.ts'))).trim().split('\n').at(-1) ??
      '',
  ) as Record<string, number>;
  expect(contents).toMatchObject({ categories: 6, staff: 1, repeatedPosts: 0, repeatedImages: 0 });
  expect(contents.posts).toBeGreaterThanOrEqual(24);
  expect(contents.stories).toBeGreaterThanOrEqual(6);
  expect(contents.pages).toBe(6);

  const secrets = path.join(site.dataDir, 'secrets.json');
  expect(statSync(secrets).mode & 0o777).toBe(0o600);
  expect(readFileSync(secrets, 'utf8')).toMatch(/"tokenSecret": "[0-9a-f]{64}"/);

  // The browser tests start from a copy of what was made here: drawing its pictures twice would only take time.
  rmSync(template, { recursive: true, force: true });
  cpSync(site.dataDir, template, { recursive: true });
}, 600_000);
