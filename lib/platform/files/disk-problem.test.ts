import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { diskProblem } from './disk-problem';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-pear-disk-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a folder that can be written to is no problem, and nothing stays in it', async () => {
  expect(await diskProblem(folder)).toBeNull();
  expect(await diskProblem(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('what an earlier look left behind, its process killed, is in nobody’s way', async () => {
  writeFileSync(path.join(folder, '.readiness'), 'left');
  expect(await diskProblem(folder)).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('a disk with less room than writes will need is full before they fail', async () => {
  expect(await diskProblem(folder, Number.MAX_SAFE_INTEGER)).toBe('disk full');
});

test('a disk whose count shows room and that takes no new block is full', async () => {
  // The kernel's own full device.
  symlinkSync('/dev/full', path.join(folder, '.readiness'));
  expect(await diskProblem(folder)).toBe('disk full');
  expect(existsSync('/dev/full')).toBe(true);
});

test('a folder in which nobody may create anything is one', async () => {
  // The kernel's own folder takes no files from anybody, root included, and its file system counts no blocks.
  expect(await diskProblem('/proc/self')).toBe('disk read-only');
});
