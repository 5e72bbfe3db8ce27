import { knowledge } from '@/lib/nutriai/engine/knowledge/knowledge';
import type { rowKinds } from '@/lib/nutriai/engine/knowledge/schemas/sheet-words';
import type { MealRequest } from '../../../../../contract/nutriai-meals';
import type { ColumnRole } from '../import-row';

const { columns, kinds, meals, sides, formula, milks } = knowledge.sheetWords;

/** How columns are called in exports and in people's own sheets, most telling first. */
export const usualNames: Readonly<Record<ColumnRole, RegExp>> = mapValues(
  columns,
  (names) => new RegExp(`^(?:${names.join('|')})$`),
);

export type RowKind = (typeof rowKinds)[number];

/** Words of a column of kinds in the same languages, the first that fits. */
export const kindWords: readonly (readonly [RowKind, RegExp])[] = kinds.map(({ kind, parts }) => [
  kind,
  oneOf(parts),
]);

/** Which meal of the day, the first that fits. */
export const mealWords: readonly (readonly [MealRequest['kind'], RegExp])[] = meals.map(({ kind, parts }) => [
  kind,
  oneOf(parts),
]);

/** Which breast. */
export const sideWords = mapValues(sides, (parts) => oneOf(parts));

export const formulaWords = oneOf(formula, 'i');

/** Where the words say which milk it is. */
export const saidMilk = oneOf(milks, 'i');

function oneOf(parts: readonly string[], flags = ''): RegExp {
  return new RegExp(parts.join('|'), flags);
}

function mapValues<Name extends string, From, To>(
  record: Readonly<Record<Name, From>>,
  change: (value: From) => To,
): Readonly<Record<Name, To>> {
  const entries = Object.entries<From>(record).map(([name, value]) => [name, change(value)]);
  return Object.fromEntries(entries) as Readonly<Record<Name, To>>;
}
