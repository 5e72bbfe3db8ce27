import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareServerChunks } from './share-server-chunks.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'little-pear-chunks-'));
const chunks = path.join(root, '.next/server/chunks');
afterAll(() => rmSync(root, { recursive: true }));

const filler = 'x'.repeat(10_000);
const write = (name: string, text: string) => writeFileSync(path.join(chunks, name), text);
const chunk = (name: string, value: string) =>
  `module.exports=[1,"${value}"];\n\n//# sourceMappingURL=${name}.map`;

it('keeps the first of equal chunks, and gives what it holds under the names of the others', () => {
  mkdirSync(path.join(chunks, 'ssr'), { recursive: true });
  for (const name of ['a.js', 'b.js', 'c.js']) write(name, chunk(name, filler));
  write('other.js', chunk('other.js', `${filler}y`));
  write('small.js', chunk('small.js', 'x'));
  write('small-too.js', chunk('small-too.js', 'x'));
  write('[turbopack]_runtime.js', chunk('a.js', filler));
  write('program.js', `"use strict";${filler}`);
  write('program-too.js', `"use strict";${filler}`);
  const text = (name: string) => readFileSync(path.join(chunks, name), 'utf8');
  const untouched = [
    'a.js',
    'other.js',
    'small.js',
    'small-too.js',
    '[turbopack]_runtime.js',
    'program.js',
    'program-too.js',
  ];
  const before = untouched.map(text);

  expect(shareServerChunks(root)).toBe(2 * chunk('b.js', filler).length);

  expect(untouched.map(text)).toEqual(before);
  const load = createRequire(path.join(chunks, 'index.js'));
  expect(load('./b.js')).toEqual([1, filler]);
  expect(load('./c.js')).toBe(load('./a.js'));
  expect(shareServerChunks(root)).toBe(0);
});
