import { limitedNutrients, type PlannedNutrient, targetNutrients } from './plan-targets';
import { nutrientsOf } from './weekly-nutrients';
import { type Serving, type WeeklyProblem } from './weekly-problem';

export type Loss = PlannedNutrient | 'meals';

/**
 * What a week of portions loses against another one: fewer meals, targets that the other one reaches or is
 * nearer to, limits that it passes on a day by more. Empty for one that is as good.
 */
export function lossesOf(
  { targets, days, locked }: WeeklyProblem,
  { than, week }: { than: readonly Serving[]; week: readonly Serving[] },
): Loss[] {
  const [had, has] = [nutrientsOf([...than, ...locked]), nutrientsOf([...week, ...locked])];
  const ofDay = (servings: readonly Serving[], day: number) =>
    nutrientsOf([...servings, ...locked].filter(({ slot }) => slot.day === day));
  // Ready-made vitamin A is limited on average, salt and sugars on each day.
  const highest = (servings: readonly Serving[], code: (typeof limitedNutrients)[number]) =>
    code === 'retinol_ug'
      ? nutrientsOf([...servings, ...locked])[code] / days.length
      : Math.max(...days.map((day) => ofDay(servings, day)[code]));
  return [
    ...(week.length < than.length ? ['meals' as const] : []),
    ...targetNutrients.filter((code) => has[code] < Math.min(had[code], targets.targets[code] * days.length)),
    ...limitedNutrients.filter(
      (code) => highest(week, code) > Math.max(highest(than, code), targets.limits[code]),
    ),
  ];
}
