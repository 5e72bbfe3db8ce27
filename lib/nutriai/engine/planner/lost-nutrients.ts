import { type Placeable } from './assignment-cost';
import { targetNutrients } from './plan-targets';
import { nutrientsOf } from './weekly-nutrients';
import { type WeeklyProblem } from './weekly-problem';

/** A per cent of a target that a replacement loses weighs as much as this. */
const lostPercentCost = 8;

/** Returns the cost of what an arrangement gives too little of. */
export function lostNutrients(
  { targets, days, locked }: WeeklyProblem,
  placed: readonly (Placeable | null)[],
): number {
  const have = nutrientsOf([...placed.filter((item) => item !== null), ...locked]);
  return targetNutrients.reduce((sum, code) => {
    const target = targets.targets[code] * days.length;
    return sum + (target > 0 ? Math.max(0, 1 - have[code] / target) * 100 * lostPercentCost : 0);
  }, 0);
}
