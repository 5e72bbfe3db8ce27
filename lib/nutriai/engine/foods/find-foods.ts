import { editDistance, letterSet, mayBeWithin } from './edit-distance';
import { type Food } from './food';
import { foods } from './food-list';
import { foodNameKey, plainText } from './food-name-key';
import { entriesWithPrefix, type FoodName, nameIndex, type SortedEntries } from './name-index';

export interface FoodMatch {
  food: Food;
  /** 1 for the food's own name, falling towards 0. */
  score: number;
  /** The name or synonym that matched. */
  matched: string;
  kind: 'exact' | 'prefix' | 'word' | 'fuzzy';
}

const defaultLimit = 10;

/** The kinds lie a band apart, so that an exact name always stands before a prefix, and so on. */
const scores = { exact: 1, prefix: 0.8, word: 0.6, fuzzy: 0.4 } as const;
const accentPenalty = 0.01;
/** Synonyms stand behind names, and later (foreign) ones behind earlier ones. */
const synonymPenalty = 0.02;
const laterSynonymPenalty = 0.002;
const longerPenalty = 0.003;
const secondTypoPenalty = 0.05;
const extraWordPenalty = 0.05;
const largestPenalty = 0.19;

/**
 * Foods whose name or synonym fits what a parent typed, best first: an exact name, then one that begins so,
 * then one with such words, then one that is a typo away (two for words of eight letters and more). Case,
 * accents, hyphens and plurals do not matter. When nothing fits, the foods whose whole name stands among the
 * typed words ("organic frozen blueberries"). Empty for an empty query.
 */
export function findFoods(query: string, { limit = defaultLimit }: { limit?: number } = {}): FoodMatch[] {
  const typed = plainText(query);
  if (typed === '') return [];
  const key = foodNameKey(query);
  const found = new Matches(query);
  addWhole(found, typed, key);
  addWords(found, key);
  if (!found.hasExact() && found.size < limit) addTypos(found, typed, key);
  if (found.size === 0) addContained(found, key);
  return found.best(limit);
}

/** Foods that bear exactly this name or synonym; more than one where the name is ambiguous ("bread"). */
export function foodsNamed(name: string): Food[] {
  const found = new Matches(name);
  addWhole(found, plainText(name), foodNameKey(name));
  return found.best(Infinity).flatMap(({ food, kind }) => (kind === 'exact' ? [food] : []));
}

/** The best match of each food so far. */
class Matches {
  readonly #byFood = new Map<string, FoodMatch>();
  readonly #query: string;

  constructor(query: string) {
    this.#query = query.trim().toLowerCase();
  }

  get size(): number {
    return this.#byFood.size;
  }

  add(name: FoodName, kind: FoodMatch['kind'], penalty = 0): void {
    const synonym = name.position > 0 ? synonymPenalty + laterSynonymPenalty * name.position : 0;
    const otherAccents = kind === 'exact' && name.name.toLowerCase() !== this.#query ? accentPenalty : 0;
    const score = scores[kind] - Math.min(largestPenalty, penalty + synonym + otherAccents);
    const known = this.#byFood.get(name.food.id);
    if (known && known.score >= score) return;
    this.#byFood.set(name.food.id, { food: name.food, score, matched: name.name, kind });
  }

  hasExact(): boolean {
    return [...this.#byFood.values()].some(({ kind }) => kind === 'exact');
  }

  best(limit: number): FoodMatch[] {
    return [...this.#byFood.values()]
      .sort(byScore)
      .slice(0, limit)
      .map((match) => ({ ...match, score: Math.round(match.score * 1000) / 1000 }));
  }
}

/**
 * Equal scores: foods with a composition first, then in the order of the list, which has the usual food of a
 * kind first.
 */
function byScore(a: FoodMatch, b: FoodMatch): number {
  const unknown = (match: FoodMatch) => (match.food.forms.length > 0 ? 0 : 1);
  return b.score - a.score || unknown(a) - unknown(b) || rankOf(a) - rankOf(b);
}

const ranks: ReadonlyMap<string, number> = new Map(foods.map(({ id }, rank) => [id, rank]));

function rankOf({ food }: FoodMatch): number {
  return ranks.get(food.id) ?? foods.length;
}

function addWhole(found: Matches, typed: string, key: string): void {
  for (const text of new Set([typed, key, key.replaceAll(' ', '')])) {
    for (const { text: spelling, names } of entriesWithPrefix(nameIndex().spellings, text)) {
      const rest = spelling.length - text.length;
      for (const name of names) found.add(name, rest === 0 ? 'exact' : 'prefix', rest * longerPenalty);
    }
  }
}

function addWords(found: Matches, key: string): void {
  const asked = key.split(' ');
  const namesByWord = asked.map((word) => {
    const entries = entriesWithPrefix(nameIndex().words, word);
    return new Set(entries.flatMap(({ names }) => names));
  });
  const [first = new Set<FoodName>(), ...others] = namesByWord;
  for (const name of first) {
    if (!others.every((names) => names.has(name))) continue;
    found.add(name, 'word', Math.max(0, name.key.length - key.length) * longerPenalty);
  }
}

/**
 * Names a typo away as a whole ("chick pees"), and names each of whose typed words is one ("brocolli florets"
 * is not).
 */
function addTypos(found: Matches, typed: string, key: string): void {
  for (const text of new Set([typed, key.replaceAll(' ', '')])) {
    for (const [name, edits] of namesNear(nameIndex().spellings, text)) {
      found.add(name, 'fuzzy', (edits - 1) * secondTypoPenalty);
    }
  }
  const editsByWord = key.split(' ').map((word) => {
    const near = namesNear(nameIndex().words, word);
    for (const { names } of entriesWithPrefix(nameIndex().words, word))
      for (const name of names) near.set(name, 0);
    return near;
  });
  const [first = new Map<FoodName, number>(), ...others] = editsByWord;
  for (const [name, edits] of first) {
    const rest = others.map((near) => near.get(name));
    if (rest.includes(undefined)) continue;
    const all = rest.reduce<number>((sum, next) => sum + (next ?? 0), edits);
    const longer = Math.max(1, name.key.length - key.length) * longerPenalty;
    found.add(name, 'fuzzy', Math.max(0, all - 1) * secondTypoPenalty + longer);
  }
}

function namesNear(entries: SortedEntries, text: string): Map<FoodName, number> {
  const near = new Map<FoodName, number>();
  const allowed = text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0;
  if (allowed === 0) return near;
  const letters = letterSet(text);
  for (const entry of entries) {
    if (!mayBeWithin(letters, entry.letters, allowed)) continue;
    const edits = editDistance(text, entry.text, allowed);
    if (edits === null) continue;
    for (const name of entry.names) near.set(name, Math.min(edits, near.get(name) ?? edits));
  }
  return near;
}

function addContained(found: Matches, key: string): void {
  const asked = new Set(key.split(' '));
  for (const word of asked) {
    for (const { text, names } of entriesWithPrefix(nameIndex().words, word)) {
      if (text !== word) continue;
      for (const name of names) {
        const own = name.key.split(' ');
        if (!own.every((part) => asked.has(part))) continue;
        found.add(name, 'word', (asked.size - own.length) * extraWordPenalty);
      }
    }
  }
}
