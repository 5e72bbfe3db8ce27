import { type FoodFlag } from '../foods/food';
import { type Holding, type Item } from '../safety/item';
import { type HandlingSentence } from './read-handling';

/** What comes with the sachet, and not with the noodles. */
const ofSachet: readonly FoodFlag[] = ['high_salt', 'added_sugar'];
const noodles = 'instant-noodles';
const sachets: ReadonlySet<string> = new Set(['seasoning-packet', 'seasoning']);

/**
 * Takes the salt of the sachet off instant noodles where the text says that all of it was left out or thrown away.
 * The noodles themselves stay salty.
 */
export function withoutSeasoningSachet(
  items: readonly Item[],
  sentences: readonly HandlingSentence[],
): Item[] {
  const says = (statement: string) => sentences.some(({ statements }) => statements.has(statement));
  const isNoodles = ({ food, compound }: Item) => food?.id === noodles || compound === noodles;
  const isOut = says('seasoning-left-out') && !says('some-seasoning');
  if (!isOut || says('whole-sachet') || says('all-seasoning') || !items.some(isNoodles)) return [...items];
  return items.flatMap((item) => {
    if (sachets.has(item.compound ?? '')) return [];
    if (!isNoodles(item)) return [item];
    const salty: [FoodFlag, Holding] = ['salty', { certainty: 'holds', why: item.name }];
    const flags = new Map([...[...item.flags].filter(([flag]) => !ofSachet.includes(flag)), salty]);
    return [{ ...item, flags }];
  });
}
