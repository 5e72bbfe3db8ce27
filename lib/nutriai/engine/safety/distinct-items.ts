import { type Item } from './item';

/** Each item once: a food that a text names many times in the same way is judged once. */
export function distinctItems(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** All that rules look at. */
function keyOf({
  food,
  name,
  compound,
  text,
  flags,
  allergens,
  preparations,
  freeFrom,
  role,
  parts,
  candidates,
  quantity,
  grams,
}: Item): string {
  return [
    food?.id,
    name,
    compound,
    text,
    [...flags].map(([flag, { certainty }]) => flag + certainty),
    allergens.map(({ allergen, certainty }) => allergen + certainty),
    [...preparations],
    freeFrom,
    role,
    parts.map((part) => part.food),
    candidates,
    quantity?.unit,
    grams,
  ].join('|');
}
