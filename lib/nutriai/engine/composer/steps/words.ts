import { type Item } from '../dish';

/** "a, b and c". */
export function listOf(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

/** The food in a step, after "the": two eggs are "eggs", oats that bind are ground. */
function nameOf({ kitchen, grams, slot }: Item): string {
  const { name, measure, way } = kitchen;
  if (way === 'porridge' && slot === 'binder') return `finely ground ${name}`;
  const isOne = measure.by !== 'piece' || grams <= measure.grams * 1.1;
  return way === 'egg' && !isOne && !name.endsWith('s') ? `${name}s` : name;
}

/** "the potato, carrot and peas". */
export function the(items: readonly Item[]): string {
  return `the ${listOf(items.map(nameOf))}`;
}

/** "Potato". */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
