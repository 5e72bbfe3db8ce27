import { singularOf } from '../foods/food-name-key';

/** Spellings of one word that many names share. */
const spellings: Readonly<Record<string, string>> = {
  yogurt: 'yoghurt',
  yogourt: 'yoghurt',
  yoghourt: 'yoghurt',
  flavored: 'flavoured',
  unpasteurized: 'unpasteurised',
  colored: 'coloured',
};

/** Spellings that no name is kept in. */
export const otherSpellings: readonly string[] = Object.keys(spellings);

/** A word as names of foods are looked up: in the singular and in one spelling. */
export function wordKey(word: string): string {
  const singular = singularOf(word);
  return Object.hasOwn(spellings, singular) ? (spellings[singular] ?? singular) : singular;
}
