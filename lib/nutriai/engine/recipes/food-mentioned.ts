import { foodById } from '../foods/food-list';
import { foodNameKey } from '../foods/food-name-key';

/** Words of names that many foods share, or that a step leaves out. */
const vague = new Set([
  ...['medium', 'large', 'small', 'baby', 'short', 'whole', 'plain', 'sweet', 'smooth', 'unsalted', 'soft'],
  ...['white', 'brown', 'red', 'green', 'fresh', 'dried', 'grain', 'wheat', 'wholemeal', 'infant', 'of'],
]);

const namesOf = new Map<string, string[]>();

/** Telling words of a food's name and synonyms, and what a recipe calls it: "the mince", "the fish". */
export function tellingWords(food: string): string[] {
  const cached = namesOf.get(food);
  if (cached) return cached;
  const known = foodById(food);
  const names = [known?.name ?? food, ...(known?.synonyms ?? []), food.replaceAll('-', ' ')];
  const words = [...new Set(names.flatMap((name) => foodNameKey(name).split(' ')))].filter(
    (word) => word.length > 2 && !vague.has(word),
  );
  const more = [
    ...(known?.flags.includes('fish') === true ? ['fish'] : []),
    ...(food.endsWith('mince') ? ['mince', 'meat'] : []),
    ...(food.includes('pasta') ? ['macaroni', 'spiral', 'noodle'] : []),
    ...(food === 'egg' ? ['yolk', 'batter'] : []),
  ];
  namesOf.set(food, [...words, ...more]);
  return [...words, ...more];
}

/** Whether a name begins with a word: "sweet" of sweet potato. */
export function beginsName(food: string, word: string): boolean {
  return foodNameKey(foodById(food)?.name ?? food).startsWith(`${foodNameKey(word)} `);
}

/** Whether words name the food, by any telling word of its name or synonyms. */
export function isMentioned(food: string, words: string): boolean {
  const said = ` ${foodNameKey(words)} `;
  return tellingWords(food).some((word) => said.includes(` ${word}`));
}
