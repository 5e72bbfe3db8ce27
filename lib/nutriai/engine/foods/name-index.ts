import { sharedTable } from '../knowledge/shared-table';
import { letterSet } from './edit-distance';
import { type Food } from './food';
import { foods } from './food-list';
import { foodNameKey, plainText, pluralOf } from './food-name-key';

/** A name or synonym of a food, made ready to be compared. */
export interface FoodName {
  food: Food;
  name: string;
  /** 0 for the food's own name, then the place among its synonyms. */
  position: number;
  key: string;
}

/** A text that leads to names. */
export interface NameEntry {
  text: string;
  names: FoodName[];
  /** `letterSet` of the text. */
  letters: number;
}

/** Entries in alphabetical order of their texts. */
export type SortedEntries = readonly NameEntry[];

export interface NameIndex {
  /** Whole names as they may be typed: plain, in the singular, in the plural, and without spaces. */
  spellings: SortedEntries;
  /** The words of names, in the singular. */
  words: SortedEntries;
}

/** The index of all names. */
export const nameIndex = sharedTable('searched names', buildIndex);

function buildIndex(): NameIndex {
  const names = foods.flatMap(namesOf);
  return {
    spellings: sortedEntries(names, (name) => spellingsOf(name)),
    words: sortedEntries(names, ({ key }) => new Set(key.split(' '))),
  };
}

function namesOf(food: Food): FoodName[] {
  return [food.name, ...food.synonyms].map((name, position) => ({
    food,
    name,
    position,
    key: foodNameKey(name),
  }));
}

function spellingsOf({ food, name, position, key }: FoodName): Set<string> {
  const plain = plainText(name);
  const plural = position === 0 && food.plural !== undefined ? plainText(food.plural) : pluralName(plain);
  return new Set([plain, plural, key, key.replaceAll(' ', '')]);
}

/** The last word of an English name is the one that takes the plural. */
function pluralName(plain: string): string {
  const last = plain.lastIndexOf(' ') + 1;
  return plain.slice(0, last) + pluralOf(plain.slice(last));
}

function sortedEntries(
  names: readonly FoodName[],
  textsOf: (name: FoodName) => Iterable<string>,
): SortedEntries {
  const byText = new Map<string, NameEntry>();
  for (const name of names) {
    for (const text of textsOf(name)) {
      const entry = byText.get(text);
      if (entry) entry.names.push(name);
      else byText.set(text, { text, names: [name], letters: letterSet(text) });
    }
  }
  return [...byText.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** The entries whose text begins with `prefix`. */
export function entriesWithPrefix(entries: SortedEntries, prefix: string): SortedEntries {
  const start = firstAtLeast(entries, prefix);
  let end = start;
  while (entries[end]?.text.startsWith(prefix)) end += 1;
  return entries.slice(start, end);
}

function firstAtLeast(entries: SortedEntries, text: string): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((entries[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
