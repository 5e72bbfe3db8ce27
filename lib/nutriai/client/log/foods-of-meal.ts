import { measureWords } from './meal-words';
import type { MealAnswer, MealItem } from '../../../contract/nutriai-meals';

type Counted = MealAnswer['counted'][number];

/** In the parent's words, unless they are the whole text or of another food ("2 pieces"). */
export const nameOfCounted = ({ text, name }: Pick<Counted, 'text' | 'name'>): string =>
  text.length <= 24 || text.includes(', read as ') ? text : name;

/** What stands between the foods of a text. */
const between = /[,;:+&/(\n]|\.\s|\b(?:and|with|then|plus|or|on|in)\b/giu;
const amountAtMost = 32;

/** "half a ", as it stands before "banana" in "toast and half a banana"; empty where it cannot be told apart. */
function amountBefore(words: string, text: string): string {
  const start = text.toLowerCase().indexOf(words.toLowerCase());
  if (start <= 0) return '';
  const before = text.slice(0, start);
  const cut = [...before.matchAll(between)].at(-1);
  const amount = before.slice(cut ? cut.index + cut[0].length : 0).trimStart();
  return amount.length <= amountAtMost ? amount : '';
}

/** A food with the amount that was said of it, as its weight is read: "a handful of blueberries", "Egg, 1 piece". */
export function countedWithAmount(
  counted: Pick<Counted, 'item' | 'text' | 'name'>,
  items: readonly Pick<MealItem, 'text' | 'amount' | 'unit' | 'grams'>[],
): string {
  const item = items[counted.item];
  const name = nameOfCounted(counted);
  if (item === undefined) return name;
  if (item.text === null) return [name, measureWords(item)].filter(Boolean).join(', ');
  return name === counted.text ? `${amountBefore(name, item.text)}${name}` : name;
}

interface MealOfItems {
  items: readonly Pick<MealItem, 'name' | 'text'>[];
  counted: readonly Pick<Counted, 'item' | 'text' | 'name'>[];
  not_counted: readonly { text: string }[];
}

/**
 * Returns the foods of a meal one by one, so that a parent can point at one: those that were read in its
 * words, with the words that no food is known for, or an item as it was picked.
 */
export function foodsOfMeal({ items, counted, not_counted: unknown }: MealOfItems): string[] {
  const names = items.flatMap(({ name, text }, index) => {
    if (text === null) return [name];
    const read = counted.filter(({ item }) => item === index).map(nameOfCounted);
    const unread = unknown.filter((each) => text.includes(each.text)).map((each) => each.text);
    return read.length + unread.length === 0 ? [name] : [...read, ...unread];
  });
  return [...new Set(names)];
}
