import { type Food } from '../foods/food';
import { foods } from '../foods/food-list';
import { knowledge } from '../knowledge/knowledge';
import { sharedTable } from '../knowledge/shared-table';
import { type Compound } from '../knowledge/schemas/compounds';
import { compounds } from './compounds/compounds';
import { type NameContext, nameContexts } from './name-contexts';
import { normaliseText } from './normalise-text';
import { isListedWord } from './ordinary-words';
import { emptyTree, mergeBranches, nodeOf, type PhraseNode } from './phrase-tree';
import { tokenise } from './tokens';
import { wordKey } from './word-key';

/** What a name stands for. */
export interface Meaning {
  /** Food ids, best first. */
  foods: readonly string[];
  compound: Compound | null;
  /** The name names no food here ("baking sheet"). */
  notFood: boolean;
  /** When the name is a common word of another meaning. */
  context: NameContext | null;
}

export interface Lexicon {
  root: PhraseNode<Meaning>;
  /** All words of names, in the singular, and names of several words written as one. */
  words: ReadonlySet<string>;
  /** In how many names each word stands. */
  uses: ReadonlyMap<string, number>;
}

/** All names of foods and compounds as a tree of words. */
export const lexicon = sharedTable('names', buildLexicon);

/** The words of a name as texts are split into them, each in the singular. */
export function keysOf(name: string): string[] {
  // Most names are plain words, which need no reading; there are thousands.
  if (/^[a-z]+(?: [a-z]+)*$/.test(name)) return name.split(' ').map(wordKey);
  return tokenise(normaliseText(name))
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key);
}

function buildLexicon(): Lexicon {
  const root = emptyTree<Meaning>();
  const uses = new Map<string, number>();
  const add = (name: string, change: (meaning: Meaning | null) => Meaning) => {
    const keys = keysOf(name);
    for (const key of keys) uses.set(key, (uses.get(key) ?? 0) + 1);
    const node = nodeOf(root, keys);
    node.value = change(node.value);
  };
  for (const [name, food] of foodNames()) add(name, (meaning) => withFood(meaning, food));
  for (const compound of compounds) {
    for (const name of compound.names) add(name, (meaning) => withCompound(meaning, compound));
  }
  for (const name of knowledge.notFoods) add(name, (meaning) => meaning ?? notFood);
  for (const [word, context] of Object.entries(nameContexts)) {
    const node = root.next.get(word);
    if (node?.value) node.value = { ...node.value, context };
  }
  const joined = addJoinedSpellings(root);
  const numberOf = new Map(compounds.map((compound, number) => [compound, number]));
  const keyOf = ({ foods: ids, compound, notFood: isNone, context }: Meaning) =>
    `${ids.join()} ${isNone} ${compound ? numberOf.get(compound) : ''} ${context ? JSON.stringify(context) : ''}`;
  return { root: mergeBranches(root, keyOf), words: new Set([...uses.keys(), ...joined]), uses };
}

const notFood: Meaning = { foods: [], compound: null, notFood: true, context: null };

/**
 * Names and the food each names: the foods' own first, so that a food with such a name comes before one with
 * such a synonym.
 */
function foodNames(): [string, string][] {
  const named = (food: Food, names: readonly string[]) =>
    names.map((name): [string, string] => [name, food.id]);
  return [
    ...foods.flatMap((food) =>
      named(food, food.plural === undefined ? [food.name] : [food.name, food.plural]),
    ),
    ...foods.flatMap((food) => named(food, food.synonyms)),
    ...Object.entries(knowledge.moreNames).flatMap(([id, names]) =>
      names.map((name): [string, string] => [name, id]),
    ),
  ];
}

function withFood(meaning: Meaning | null, food: string): Meaning {
  const known = meaning?.foods ?? [];
  return {
    foods: known.includes(food) ? known : [...known, food],
    compound: null,
    notFood: false,
    context: null,
  };
}

/** A food that bears the name itself stays the first; what the compound knows about allergens and parts comes to it. */
function withCompound(meaning: Meaning | null, compound: Compound): Meaning {
  const own = meaning?.foods ?? [];
  const others = compound.food === undefined ? own : [...own, compound.food, ...(compound.candidates ?? [])];
  return {
    foods: [...new Set(others)],
    compound: meaning?.compound ?? compound,
    notFood: false,
    context: null,
  };
}

/** Names of two words and more are also found written as one ("peanutbutter"). Returns those spellings. */
function addJoinedSpellings(root: PhraseNode<Meaning>): string[] {
  const joined = new Map<string, Meaning>();
  const walk = (node: PhraseNode<Meaning>, spelling: string, depth: number) => {
    for (const [key, next] of node.next) {
      const text = spelling + key;
      if (next.value && !next.value.notFood && depth > 0 && isJoinable(text)) joined.set(text, next.value);
      walk(next, text, depth + 1);
    }
  };
  walk(root, '', 0);
  for (const [text, meaning] of joined) nodeOf(root, [text]).value ??= meaning;
  return [...joined.keys()];
}

function isJoinable(text: string): boolean {
  return text.length >= 6 && text.length <= 40 && /^\p{L}+$/u.test(text) && !isListedWord(text);
}
