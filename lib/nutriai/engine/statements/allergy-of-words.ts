import type { Allergen } from '../child';
import { editDistance } from '../foods/edit-distance';
import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';
import { isNoFood } from '../safety/check-not-food';
import { allergensNamed } from '../safety/recorded-allergies';
import { allergyWords } from '../safety/rules/allergy-words';
import { parseIngredients } from '../text/parse-ingredients';
import { expressionInLines } from '../text/expression-in-lines';

/** What a parent's words for an allergy mean. */
export interface NamedAllergy {
  allergens: readonly Allergen[];
  /** A single food, by the words for it; null where the allergens say all. */
  food: string | null;
}

const beforeFood = expressionInLines()`
  ^(?:(?:severe|severely|mild|mildly|bad|badly|food|suspected|known|slight|slightly|confirmed|serious|
  strong|possible|life|threatening|all|any|some|certain|raw|cooked|baked|new|multiple|various|ige|non|
  highly|really|very|very|diagnosed|new|delayed|immediate) )+
`;
const shortestMisspelt = 3;
const longWord = 7;

/** One slip of the pen in the name of an allergen: leaving out too much is the safe mistake. */
function misspeltAllergens(words: string): readonly Allergen[] {
  const key = foodNameKey(words);
  if (key.length < shortestMisspelt || key.includes(' ')) return [];
  const most = key.length >= longWord ? 2 : 1;
  const near = [...allergyWords].find(
    ([name]) =>
      name.length >= shortestMisspelt && name[0] === key[0] && editDistance(key, name, most) !== null,
  );
  return near?.[1] ?? [];
}

/** Returns the allergens and the food that words name; null where they name nothing to eat. */
export function allergyOfWords(words: string): NamedAllergy | null {
  const bare = words.replace(beforeFood, '');
  const named = allergensNamed(bare);
  if (named.length > 0) return { allergens: named, food: null };
  const { ingredients } = parseIngredients(bare);
  const [only] = ingredients;
  const isWhole = only !== undefined && only.start === 0 && only.end === bare.length;
  if (isWhole && isNoFood(only.compound)) return null;
  if (isWhole && (only.food !== null || only.compound !== null)) return allergyOfFood(bare, only);
  const misspelt = misspeltAllergens(bare);
  return misspelt.length > 0 ? { allergens: misspelt, food: null } : null;
}

type Ingredient = ReturnType<typeof parseIngredients>['ingredients'][number];

/** Whoever reacts to salmon stays off fish until it is known which: the strictest reading. */
function allergyOfFood(words: string, { food, allergens }: Ingredient): NamedAllergy {
  const own = food === null ? [] : (foodById(food)?.allergens ?? []);
  const held = allergens.filter(({ certainty }) => certainty === 'holds').map(({ allergen }) => allergen);
  return { allergens: [...new Set([...own, ...held])], food: words };
}

/**
 * How many of the first words name something to eat: all of them where they are one food, else the longest
 * beginning that names an allergen.
 */
export function countFoodWords(words: readonly string[]): number {
  const begins = words.map((_word, index) => words.slice(0, words.length - index));
  return begins.find((begin) => allergyOfWords(begin.join(' ')) !== null)?.length ?? 0;
}
