import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type PackedRedFlags,
  packedRedFlags,
  unpackedRedFlags,
} from '@/lib/nutriai/engine/red-flags/packed-red-flags';
import { ordinaryWords } from './ordinary-words';
import { readKnowledge } from './read-knowledge';
import { compiledRedFlags, redFlagFile } from './red-flag-file';

it('is compiled from the files as they are: `npm run knowledge` writes it', () => {
  const { redFlags } = readKnowledge(path.resolve('knowledge'));
  const { words, classes } = compiledRedFlags(redFlags, []);
  const committed = unpackedRedFlags(JSON.parse(readFileSync(redFlagFile, 'utf8')) as PackedRedFlags);
  expect({ words, classes }).toEqual({ ...committed, notMisspelt: undefined });
  const packed = { words, classes, notMisspelt: ['breading'] };
  expect(unpackedRedFlags(packedRedFlags(packed))).toEqual(packed);
  const ordinary = new Set(ordinaryWords());
  expect(committed.notMisspelt.filter((word) => !ordinary.has(word))).toEqual([]);
});
