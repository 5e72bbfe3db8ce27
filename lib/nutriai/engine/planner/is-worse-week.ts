import { limitedNutrients, targetNutrients } from './plan-targets';
import { nutrientsOf } from './weekly-model';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/**
 * Whether a week of portions has fewer meals than another one, falls short of a target that the other one
 * reaches, or passes a limit on a day by more.
 */
export function isWorseWeek(
  { targets, days, locked }: WeeklyProblem,
  { than, week }: { than: readonly Serving[]; week: readonly Serving[] },
): boolean {
  const [had, has] = [nutrientsOf([...than, ...locked]), nutrientsOf([...week, ...locked])];
  const highest = (servings: readonly Serving[], code: (typeof limitedNutrients)[number]) =>
    Math.max(
      ...days.map(
        (day) => nutrientsOf([...servings, ...locked].filter(({ slot }) => slot.day === day))[code],
      ),
    );
  return (
    week.length < than.length ||
    targetNutrients.some((code) => has[code] < Math.min(had[code], targets.targets[code] * days.length)) ||
    limitedNutrients.some((code) => highest(week, code) > Math.max(highest(than, code), targets.limits[code]))
  );
}
