import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureStoredSecrets, readStoredSecrets } from './secrets';

const folder = mkdtempSync(path.join(tmpdir(), 'little-pear-secrets-'));
const file = path.join(folder, 'data', 'secrets.json');
const given = process.env.DATA_DIR;
const modeOf = (name: string) => (statSync(name).mode & 0o777).toString(8);

beforeAll(() => {
  process.env.DATA_DIR = path.join(folder, 'data');
});
afterAll(() => {
  if (given === undefined) delete process.env.DATA_DIR;
  else process.env.DATA_DIR = given;
  rmSync(folder, { recursive: true });
});

test('secrets are made readable by their owner alone, from the first moment', () => {
  // A system that would let everybody read and write.
  const mask = process.umask(0);
  try {
    expect(ensureStoredSecrets()).toBe(true);
  } finally {
    process.umask(mask);
  }
  expect(modeOf(file)).toBe('600');
  expect(modeOf(path.dirname(file))).toBe('700');
});

test('secrets that a copy made readable by others are closed again, and stay what they are', () => {
  const secrets = readStoredSecrets();
  chmodSync(file, 0o644);
  expect(ensureStoredSecrets()).toBe(false);
  expect(modeOf(file)).toBe('600');
  expect(readStoredSecrets()).toEqual(secrets);
});
