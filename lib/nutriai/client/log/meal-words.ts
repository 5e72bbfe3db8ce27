import type { MealItem, MealRequest } from '../../../contract/nutriai-meals';
import type { MadeBy } from '../../../contract/nutriai-water';
import { carerName } from '../babies/carer-name';

export type MealKind = MealRequest['kind'];

export const kindNames: Readonly<Record<MealKind, string>> = {
  milk: 'Milk',
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  snack: 'Snack',
};

export const solidKinds = ['breakfast', 'lunch', 'dinner', 'snack'] as const;

/** What a meal at this time of the day is likely called. */
export function kindAt(moment: string): MealKind {
  const hour = new Date(moment).getHours() + new Date(moment).getMinutes() / 60;
  if (hour >= 5 && hour < 10.5) return 'breakfast';
  if (hour >= 11 && hour < 14.5) return 'lunch';
  return hour >= 16.5 && hour < 20 ? 'dinner' : 'snack';
}

export const shares = [
  { value: 0, label: 'None', words: 'not eaten' },
  { value: 0.25, label: '¼', words: 'a quarter eaten' },
  { value: 0.5, label: '½', words: 'half eaten' },
  { value: 0.75, label: '¾', words: 'three quarters eaten' },
  { value: 1, label: 'All', words: 'all eaten' },
] as const;

export function shareWords(share: number): string {
  return shares.find(({ value }) => value === share)?.words ?? `${Math.round(share * 100)}% eaten`;
}

/** Units that are counted in words; the others are abbreviations, which have no plural. */
const plurals: ReadonlyMap<string, string> = new Map([
  ['cup', 'cups'],
  ['metric_cup', 'metric cups'],
  ['piece', 'pieces'],
  ['slice', 'slices'],
  ['fillet', 'fillets'],
  ['leaf', 'leaves'],
  ['packet', 'packets'],
  ['container', 'containers'],
  ['scoop', 'scoops'],
  ['serving', 'servings'],
]);

/** `tbsp` as it is read: "1 tbsp", "2 slices". */
export function amountWords(amount: number, unit: string): string {
  const number = amount.toLocaleString('en-GB', { maximumFractionDigits: 2 });
  const plural = amount === 1 ? undefined : plurals.get(unit);
  return `${number} ${plural ?? unit.replace('_', ' ')}`;
}

/** How much of an item was served, in words; empty where nobody said. */
export function measureWords({
  amount,
  unit,
  grams,
  is_estimate: isEstimate,
}: Pick<MealItem, 'amount' | 'unit' | 'grams' | 'is_estimate'>): string {
  if (amount !== null && unit !== null) return amountWords(amount, unit);
  return grams === null || isEstimate === true ? '' : amountWords(Math.round(grams), 'g');
}

/** An item as it is logged again. */
export function itemRequest({
  food,
  recipe,
  text,
  amount,
  unit,
  grams,
  weights,
  is_estimate: isEstimate,
}: MealItem): MealRequest['items'][number] {
  const isGiven = grams !== null && isEstimate !== true;
  return {
    ...(food !== null ? { food } : recipe !== null ? { recipe } : { text: text ?? '' }),
    ...(amount !== null && unit !== null ? { amount, unit } : isGiven ? { grams } : {}),
    ...(weights && { weights }),
  };
}

/** Who wrote an entry. */
export function writerWords(madeBy: NonNullable<MadeBy>): string {
  return madeBy.is_me ? 'by you' : `by ${carerName(madeBy)}`;
}
