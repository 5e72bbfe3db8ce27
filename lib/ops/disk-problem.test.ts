import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskProblem } from './disk-problem';

const before = process.env.DATA_DIR;

afterEach(() => {
  if (before === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = before;
});

test('a folder that can be written to is no problem', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-disk-'));
  process.env.DATA_DIR = folder;
  expect(await diskProblem()).toBeNull();
  expect(await diskProblem()).toBeNull();
  rmSync(folder, { recursive: true });
});

test('a folder in which nobody may create anything is one', async () => {
  // The kernel's own folder takes no files from anybody, root included.
  process.env.DATA_DIR = '/proc/self';
  expect(await diskProblem()).toBe('disk read-only');
});
