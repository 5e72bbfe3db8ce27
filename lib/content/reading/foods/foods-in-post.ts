import type { Post } from '../../../platform/database/payload-types';
import type { Food } from '../../../nutriai/engine/foods/food';
import { foodNameKey } from '../../../nutriai/engine/foods/food-name-key';
import { foodById } from '../../../nutriai/engine/foods/food-list';
import { parseIngredients } from '../../../nutriai/engine/text/parse-ingredients';
import { foodPath } from './food-words';
import { textOf } from '../headings';

export interface FoodInPost {
  id: string;
  name: string;
  path: string;
}

const foodsAtMost = 8;
/** Named once is named in passing. */
const mentionsAtLeast = 2;
/** Fewer make no list. */
const foodsAtLeast = 3;

/** By one of its own names, without what stands behind them in brackets; a kind ("nuts") has an example in the list, which nobody meant. */
function isNamed({ name, synonyms }: Food, words: string): boolean {
  const key = foodNameKey(words);
  return [name, ...synonyms].some(
    (each) => foodNameKey(each) === key || foodNameKey(each.replace(/ \(.*\)$/, '')) === key,
  );
}

/** Words that as often mean another food, or none: "milk" is mostly breast milk. */
const vague = new Set([
  'milk',
  'water',
  'salt',
  'sugar',
  'fat',
  'oil',
  'cream',
  'juice',
  'meat',
  'fruit',
  'vegetables',
]);

/** Foods that a post speaks of, by how often: those of its title first. What no young child is given stands there only by the title. Empty where it is about something else. */
export function foodsInPost({
  title,
  inShort,
  body,
}: {
  title: string;
  inShort: readonly string[];
  body: Post['body'];
}): FoodInPost[] {
  const named = countFoods(title);
  const counts = countFoods([...inShort, ...blocksOf(body)].join('\n'));
  const ids = [...new Set([...named.keys(), ...counts.keys()])].filter(
    (id) => named.has(id) || ((counts.get(id) ?? 0) >= mentionsAtLeast && foodById(id)?.fromMonths !== null),
  );
  const weight = (id: string) => (named.has(id) ? 1000 : 0) + (counts.get(id) ?? 0);
  const foods = ids
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, foodsAtMost)
    .flatMap((id) => foodById(id) ?? [])
    .map(({ id, name }) => ({ id, name, path: foodPath(id) }));
  return foods.length < foodsAtLeast && named.size === 0 ? [] : foods;
}

function blocksOf(body: Post['body'] | null | undefined): string[] {
  return (body?.root.children ?? []).map((node) => textOf(node));
}

function countFoods(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { food: id, text: words, compound, candidates, confidence } of parseIngredients(text)
    .ingredients) {
    const food = id === null ? undefined : foodById(id);
    const isClear = compound === null && candidates.length === 0 && confidence === 1;
    if (!food || !isClear || vague.has(words.toLowerCase()) || !isNamed(food, words)) continue;
    counts.set(food.id, (counts.get(food.id) ?? 0) + 1);
  }
  return counts;
}
