import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type PackedRedFlags,
  packedRedFlags,
  unpackedCards,
  unpackedRedFlags,
} from '@/lib/nutriai/engine/red-flags/packed-red-flags';
import { ordinaryWords } from './ordinary-words';
import { readKnowledge } from './read-knowledge';
import {
  compiledCards,
  compiledRedFlags,
  compiledSaidOfOthers,
  redFlagCardFile,
  redFlagFile,
  saidOfOthersFile,
} from './red-flag-file';

// Read once: it takes seconds.
const { redFlags } = readKnowledge(path.resolve('knowledge'));

it('is compiled from the files as they are: `npm run knowledge` writes it', () => {
  const { words, classes } = compiledRedFlags(redFlags, []);
  const committed = unpackedRedFlags(JSON.parse(readFileSync(redFlagFile, 'utf8')) as PackedRedFlags);
  expect({ words, classes }).toEqual({ ...committed, notMisspelt: undefined });
  const packed = { words, classes, notMisspelt: ['breading'] };
  expect(unpackedRedFlags(packedRedFlags(packed))).toEqual(packed);
  const ordinary = new Set(ordinaryWords());
  expect(committed.notMisspelt.filter((word) => !ordinary.has(word))).toEqual([]);
});

it('compiles the words that are said of food and things from the file as it is', () => {
  expect(JSON.parse(readFileSync(saidOfOthersFile, 'utf8'))).toEqual(
    compiledSaidOfOthers(redFlags.saidOfOthers),
  );
});

it('compiles the cards in other languages, and refuses one that lacks a step', () => {
  const packed = compiledCards(redFlags.cards, redFlags.classes);
  expect(packed).toEqual(JSON.parse(readFileSync(redFlagCardFile, 'utf8')));
  expect(unpackedCards(packed, redFlags.classes)).toEqual(redFlags.cards);
  expect(packed).toHaveLength(redFlags.words.length - 1);
  const [card] = redFlags.cards;
  expect(card).toBeDefined();
  expect(() => compiledCards(card === undefined ? [] : [{ ...card, steps: {} }], redFlags.classes)).toThrow(
    /does not match the classes/,
  );
});
