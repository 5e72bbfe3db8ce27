import { singularOf } from '../foods/food-name-key';

/** Spellings of one word that many names share. */
const spellings: ReadonlyMap<string, string> = new Map([
  ['yogurt', 'yoghurt'],
  ['yogourt', 'yoghurt'],
  ['yoghourt', 'yoghurt'],
  ['flavored', 'flavoured'],
  ['unpasteurized', 'unpasteurised'],
  ['colored', 'coloured'],
  ['dryed', 'dried'],
  ['dreid', 'dried'],
  ['dride', 'dried'],
]);

/** "The" is one word with its noun: names are looked up without it. */
const arabicArticle = /^ال[\u0600-\u06ff]{3}/;

/** Makers whose names look like a plural of another word: “French’s” is mustard. */
const makers: ReadonlySet<string> = new Set(['frenchs']);

/** Spellings that no name is kept in. */
export const otherSpellings: readonly string[] = [...spellings.keys()];

/** A word as names of foods are looked up: in the singular and in one spelling. */
export function wordKey(word: string): string {
  if (arabicArticle.test(word)) return word.slice(2);
  if (makers.has(word)) return word;
  const singular = singularOf(word);
  return spellings.get(singular) ?? singular;
}
