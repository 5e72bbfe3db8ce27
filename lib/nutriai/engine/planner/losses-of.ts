import {
  energyTolerance,
  leastGroups,
  limitedNutrients,
  type PlannedNutrient,
  targetNutrients,
} from './plan-targets';
import { nutrientsOf } from './weekly-nutrients';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/** Grams are rounded. */
const negligible = 0.001;

export type Loss = PlannedNutrient | 'meals' | 'food_groups';

/**
 * What a week of portions loses against another one: fewer meals, targets that the other one reaches or is
 * nearer to, limits that it passes on a day by more, days farther from their energy or with fewer food groups. Empty
 * for one that is as good.
 */
export function lossesOf(
  problem: WeeklyProblem,
  { than, week }: { than: readonly Serving[]; week: readonly Serving[] },
): Loss[] {
  const { targets, days, locked } = problem;
  const [had, has] = [nutrientsOf([...than, ...locked]), nutrientsOf([...week, ...locked])];
  const ofDay = (servings: readonly Serving[], day: number) =>
    nutrientsOf([...servings, ...locked].filter(({ slot }) => slot.day === day));
  // Ready-made vitamin A is limited on average, salt and sugars on each day.
  const highest = (servings: readonly Serving[], code: (typeof limitedNutrients)[number]) =>
    code === 'retinol_ug'
      ? nutrientsOf([...servings, ...locked])[code] / days.length
      : Math.max(...days.map((day) => ofDay(servings, day)[code]));
  const isShorter = week.length < than.length;
  const offEnergy = (servings: readonly Serving[]) =>
    Math.max(
      energyTolerance + negligible,
      ...days.map((day) => Math.abs(ofDay(servings, day).energy_kcal / Math.max(1, targets.energyKcal) - 1)),
    );
  return [
    ...(isShorter ? ['meals' as const] : []),
    ...targetNutrients.filter((code) => has[code] < leastOf(had[code], targets.targets[code] * days.length)),
    ...limitedNutrients.filter(
      (code) => highest(week, code) > Math.max(highest(than, code), targets.limits[code]),
    ),
    ...(!isShorter && offEnergy(week) > offEnergy(than) ? ['energy_kcal' as const] : []),
    ...(!isShorter && countGroups(problem, week) < countGroups(problem, than)
      ? ['food_groups' as const]
      : []),
  ];
}

/** Food groups of all days together, of each day as many as it has to have. */
function countGroups({ targets, days, locked }: WeeklyProblem, servings: readonly Serving[]): number {
  return days.reduce((sum, day) => {
    const ofDay = [...servings, ...locked].filter(({ slot }) => slot.day === day);
    const groups = new Set([...targets.milkGroups, ...ofDay.flatMap(({ candidate }) => candidate.groups)]);
    return sum + Math.min(leastGroups, groups.size);
  }, 0);
}

/** What a target that a week misses anyway may lose for less work and shopping: it is said in either case. */
const easing = 0.02;

/** How much of a nutrient another week has to give: the target, or nearly as much as there was of what misses it. */
export function leastOf(had: number, target: number): number {
  return had >= target ? target : had - easing * target;
}

/** What is chosen again aims so much higher, since portions come in steps. */
const again = 1.025;

/**
 * The same week with no target beyond what was found for it: what cannot be reached is not tried again with more
 * dishes, and more to buy.
 */
export function withinReach(problem: WeeklyProblem, found: readonly Serving[]): WeeklyProblem {
  const { targets, days, locked } = problem;
  const had = nutrientsOf([...found, ...locked]);
  const reached = Object.fromEntries(
    targetNutrients.map((code) => {
      const target = targets.targets[code] * days.length;
      return [code, (leastOf(had[code], target) / days.length) * (had[code] >= target ? again : 1)];
    }),
  ) as typeof targets.targets;
  return { ...problem, targets: { ...targets, targets: reached } };
}
