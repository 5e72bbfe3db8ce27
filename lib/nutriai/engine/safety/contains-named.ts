import { boundedMemo } from '../bounded-memo';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { foodsNamed } from '../foods/find-foods';
import { type PartCertainty } from '../text/parsed-ingredient';
import { type Holding, type Item } from './item';
import { allergensNamed } from './recorded-allergies';
import { type FoodFamily, foodFamilies } from './rules/food-families';

/** What a parent's word for a food covers: foods by id, and what makes others belong to it. */
interface NamedFood {
  ids: ReadonlySet<string>;
  /** Each as words in the singular; one that all stand in a name makes it belong. */
  words: readonly (readonly string[])[];
  family: FoodFamily;
}

const namedFoods = boundedMemo<NamedFood>(500);

/**
 * Whether an item is or holds what a parent names in own words ("kiwi", "pork", "citrus"), and how surely;
 * null when it does not.
 */
export function containsNamed(words: string, item: Item): Holding | null {
  const named = namedFood(words);
  if (isNamed(named, item.food, item.text))
    return { certainty: isMadeOfOther(named, item.text) ? 'may_contain' : 'holds', why: item.name };
  const allergen = item.allergens.find((mention) => named.family.allergens?.includes(mention.allergen));
  const flag = named.family.flags
    ?.map((name) => item.flags.get(name))
    .find((holding) => holding !== undefined);
  const parts = item.parts.flatMap((part): Holding[] => {
    const food = part.food === null ? undefined : foodById(part.food);
    return isNamed(named, food ?? null, part.name)
      ? [{ certainty: certaintyOf(part.certainty), why: part.name }]
      : [];
  });
  const candidate = item.candidates.map(foodById).find((food) => food && isNamed(named, food, ''));
  const all: Holding[] = [
    ...(allergen ? [allergen] : []),
    ...(flag ? [flag] : []),
    ...parts,
    ...(candidate ? [{ certainty: 'may_contain' as const, why: candidate.name }] : []),
  ];
  return all.find(({ certainty }) => certainty === 'holds') ?? all[0] ?? null;
}

function certaintyOf(part: PartCertainty): Holding['certainty'] {
  return part === 'sometimes' ? 'may_contain' : 'holds';
}

function isNamed({ ids, words, family }: NamedFood, food: Food | null, text: string): boolean {
  if (food) {
    if (ids.has(food.id) || family.groups?.includes(food.group)) return true;
    if (family.diet && food.diet[family.diet] === true) return true;
  }
  const names = [food?.name ?? '', text].map((name) => wordsOfName(withoutLikenesses(name, family)));
  return words.some((all) => names.some((name) => all.every((word) => name.has(word))));
}

/** "Beef sausages" are no pork; their skins and what they were mixed with may be. */
function isMadeOfOther({ words, family: { madeOfOther = [] } }: NamedFood, text: string): boolean {
  const own = wordsOfName(text);
  if (words.some((all) => all.every((word) => own.has(word)))) return false;
  return madeOfOther.some((word) => own.has(word));
}

/** "Turkey bacon" is no bacon. */
function withoutLikenesses(name: string, { unlike = [] }: FoodFamily): string {
  const key = unlike.length > 0 ? foodNameKey(name) : '';
  return unlike.some((other) => key.includes(other))
    ? unlike.reduce((rest, other) => rest.replace(other, ''), key)
    : name;
}

const nameWords = boundedMemo<ReadonlySet<string>>(5_000);

/** The names of foods are asked about again and again: by every word that a family leaves out, for every dish. */
function wordsOfName(name: string): ReadonlySet<string> {
  return nameWords(name, () => new Set(foodNameKey(name).split(' ')));
}

function namedFood(words: string): NamedFood {
  return namedFoods(words, () => readName(words));
}

function readName(words: string): NamedFood {
  const key = foodNameKey(words);
  const family = foodFamilies[key] ?? {};
  const allergens = [...(family.allergens ?? []), ...allergensNamed(words)];
  const wordLists = [...(family.words ?? []), words].map((word) =>
    foodNameKey(word).split(' ').filter(Boolean),
  );
  return {
    ids: new Set([...(family.foods ?? []), ...foodsNamed(words).map(({ id }) => id)]),
    words: wordLists.filter((list) => list.length > 0),
    family: { ...family, allergens },
  };
}
