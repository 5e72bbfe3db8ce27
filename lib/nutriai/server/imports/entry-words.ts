import { saysBreastfeed } from '../../engine/portions/breastfeeds';
import type { ReadRow } from './import-tasks';

type Entry = Extract<ReadRow, { state: 'entry' }>['entry'];

const kindNames = {
  milk: 'Milk',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
} as const;

/** An entry in a line, as a preview shows it. */
export function entryWords(entry: Entry): string {
  if (entry.kind === 'water') return `Water, ${entry.amountMl} ml`;
  if (entry.kind === 'measurement') return sizeWords(entry);
  return `${kindNames[entry.meal]}: ${entry.items.map(itemWords).join('; ')}`;
}

function sizeWords({ weightKg, lengthCm, headCm }: Extract<Entry, { kind: 'measurement' }>): string {
  const sizes = [
    weightKg === null ? '' : `weight ${weightKg} kg`,
    lengthCm === null ? '' : `length ${lengthCm} cm`,
    headCm === null ? '' : `head ${headCm} cm`,
  ];
  const words = sizes.filter((each) => each !== '').join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function itemWords({
  name,
  amount,
  unit,
  grams,
  is_estimate: isEstimate,
}: Extract<Entry, { kind: 'meal' }>['items'][number]): string {
  if (amount !== null && unit === 'ml') return `${name}, ${amount} ml`;
  // What a child usually drinks at a feed is no figure of the file.
  if (grams === null || saysBreastfeed(name)) return name;
  return isEstimate ? `${name}, about ${Math.round(grams)} g` : `${name}, ${grams} g`;
}
