import { knowledge } from '../knowledge/knowledge';
import { type HouseholdWeight } from '../knowledge/schemas/portions';
import { type Measure, type Size } from './measure-words';

const keyOf = (food: string, measure: Measure, size: Size | undefined) => `${food} ${measure} ${size ?? ''}`;

const weights: ReadonlyMap<string, number> = new Map(
  knowledge.householdWeights.map(({ food, measure, size, grams }: HouseholdWeight) => [
    keyOf(food, measure, size),
    grams,
  ]),
);

/** What a size makes of a usual piece where nobody weighed it. Ours. */
const factors: Readonly<Record<Size, number>> = {
  mini: 0.4,
  small: 0.7,
  large: 1.3,
  baby: 1,
  new: 0.4,
  thin: 0.7,
  goujon: 1,
  heaped: 1.5,
};

/** Returns what one measure of the first of these foods that was weighed so weighs, in grams; null where none was. */
export function householdWeight(
  foods: readonly string[],
  measure: Measure,
  size: Size | null,
): number | null {
  for (const food of foods) {
    const exact = size === null ? undefined : weights.get(keyOf(food, measure, size));
    if (exact !== undefined) return exact;
    const usual = weights.get(keyOf(food, measure, undefined));
    if (usual !== undefined) return usual * (size === null ? 1 : factors[size]);
  }
  return null;
}

/** Returns what a size makes of a usual measure. */
export const sizeFactor = (size: Size | null): number => (size === null ? 1 : factors[size]);
