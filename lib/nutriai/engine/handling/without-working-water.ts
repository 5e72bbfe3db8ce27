import { type Item } from '../safety/item';
import { type HandlingSentence } from './read-handling';

/** Leaves out water that washes, warms or makes up a feed, and is not drunk. */
export function withoutWorkingWater(items: readonly Item[], sentences: readonly HandlingSentence[]): Item[] {
  const says = (statement: string) => sentences.some(({ statements }) => statements.has(statement));
  const isWorking = says('working-water') || (says('making') && says('boiled-water'));
  if (!isWorking || says('drunk-water')) return [...items];
  return items.filter(({ flags, role }) => !(flags.has('water') && role !== 'drink'));
}
