import type { MealAnswer, MealItem } from '../../../contract/nutriai-meals';

type Counted = MealAnswer['counted'][number];

/** In the parent's words, unless they are the whole text or of another food ("2 pieces"). */
export const nameOfCounted = ({ text, name }: Pick<Counted, 'text' | 'name'>): string =>
  text.length <= 24 || text.includes(', read as ') ? text : name;

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
