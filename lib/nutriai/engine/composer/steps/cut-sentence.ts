import { type Dish, type Item, sideSlot } from '../dish';
import { capital, listOf } from './words';

/** Most kinds of cutting in a sentence. */
const mostInSentence = 3;

/**
 * What is peeled and cut before anything is cooked: "Peel and dice the potato and carrot small, and wash and finely
 * chop the spinach."
 */
export function cutSentence({ items }: Dish, except?: string): string[] {
  const byCut = new Map<string, Item[]>();
  for (const item of items) {
    const { cut } = item.kitchen;
    if (cut === '' || item.slot === sideSlot || item.slot === except || isPeeledToMash(item)) continue;
    byCut.set(cut, [...(byCut.get(cut) ?? []), item]);
  }
  const clauses = [...byCut].map(([cut, cutItems]) =>
    cutClause(cut, `the ${listOf(cutItems.map(({ kitchen }) => kitchen.name))}`),
  );
  const sentences: string[] = [];
  for (let from = 0; from < clauses.length; from += mostInSentence) {
    sentences.push(`${capital(clausesOf(clauses.slice(from, from + mostInSentence)))}.`);
  }
  return sentences;
}

/** "peel and dice the squash small": the minutes of the kitchen's foods are those of small pieces. */
export function cutClause(cut: string, names: string): string {
  if (cut.endsWith('dice')) return `${cut} ${names} small`;
  return cut === 'grate' ? `${cut} ${names} finely` : `${cut} ${names}`;
}

/** Clauses that hold an "and" themselves: "peel the pear, and wash and chop the kale". */
function clausesOf(clauses: readonly string[]): string {
  if (clauses.length <= 1) return clauses.join('');
  return `${clauses.slice(0, -1).join(', ')}, and ${clauses[clauses.length - 1]}`;
}

/** "Mash the banana" says enough. */
function isPeeledToMash({ kitchen: { way, cut } }: Item): boolean {
  return way === 'ripe' && (cut === 'peel' || cut === 'wash');
}
