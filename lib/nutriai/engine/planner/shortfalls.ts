import { type NutrientAmounts, nutrients } from '../nutrients';
import { type Solver } from './linear-model';
import { type PlannedDay, type Shortfall } from './meal-plan';
import { type FeedingBand } from '../needs/need-age';
import { nutrientBound } from './nutrient-bound';
import { type PlanContext } from './plan-context';
import { energyTolerance, leastGroups, type TargetNutrient, targetNutrients } from './plan-targets';
import { freeSugarsPerGram } from './candidate';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipeById } from '../recipes/recipe-list';
import { lacksFortifiedCereal, shortfallAdvice } from './shortfall-advice';
import { type SolvedWeek } from './weekly-problem';

/** Less than this is lost in the rounding of portions. */
const negligible = 0.005;
/** A proof costs a solve: as many as the worst shortfalls need. */
const mostProofs = 3;

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What was solved, and the days of the plan that came of it. */
interface PlannedWeeks {
  weeks: readonly SolvedWeek[];
  days: readonly PlannedDay[];
}

/** What the plan does not reach or passes, with its size, why, and what would help; empty when all is met. */
export async function shortfallsOf(
  context: PlanContext,
  { weeks, days }: PlannedWeeks,
  solver: Solver,
): Promise<Shortfall[]> {
  return [
    ...emptySlots(context, days),
    ...energyShortfall(context, days),
    ...(await nutrientShortfalls(context, { weeks, days }, solver)),
    ...passedLimits(context, days),
    ...missingGroups(context, days),
  ];
}

function emptySlots(context: PlanContext, days: readonly PlannedDay[]): Shortfall[] {
  const slots = days.flatMap((day) => day.slots);
  const filled = slots.filter(({ recipe }) => recipe !== null).length;
  if (filled === slots.length) return [];
  return [
    {
      nutrient: 'meals',
      have: filled,
      need: slots.length,
      share: filled / slots.length,
      why:
        `${slots.length - filled} of ${slots.length} places stay empty: with what is ` +
        'left out, too few of our recipes remain, and none comes more than two or three times a week.',
      ...shortfallAdvice('meals', context),
    },
  ];
}

/** The day furthest from its need, when that is more than a tenth. */
function energyShortfall(context: PlanContext, days: readonly PlannedDay[]): Shortfall[] {
  const need = context.targets.energyKcal;
  const shares = days.map(({ totals }) => (totals.energy_kcal ?? 0) / Math.max(1, need));
  const worst = shares.reduce((a, b) => (Math.abs(b - 1) > Math.abs(a - 1) ? b : a), 1);
  if (Math.abs(worst - 1) <= energyTolerance + negligible) return [];
  const off = shares.filter((share) => Math.abs(share - 1) > energyTolerance + negligible).length;
  return [
    {
      nutrient: 'energy_kcal',
      have: Math.round(worst * need),
      need,
      share: worst,
      why:
        worst < 1
          ? `On ${off} of ${days.length} days the dishes that remain give ` +
            'less energy than food should; this is the day furthest off.'
          : `On ${off} of ${days.length} days even small helpings give more energy than ` +
            'food needs to: milk covers nearly all of it, or a locked dish is large.',
      ...shortfallAdvice('energy_kcal', context),
    },
  ];
}

async function nutrientShortfalls(
  context: PlanContext,
  { weeks, days }: PlannedWeeks,
  solver: Solver,
): Promise<Shortfall[]> {
  const { signal } = context.request;
  const stoppable: Solver = { solve: (model, options) => solver.solve(model, { signal, ...options }) };
  const short = targetNutrients
    .map((code) => {
      const need = context.targets.targets[code];
      const have = mean(days.map(({ totals }) => totals[code] ?? 0));
      return { code, need, have, share: need > 0 ? have / need : 1 };
    })
    .filter(({ share }) => share < 1 - negligible)
    .sort((a, b) => a.share - b.share);
  const shortfalls: Shortfall[] = [];
  for (const [index, { code, need, have, share }] of short.entries()) {
    const bestShare = index < mostProofs ? (await bestPossible(code, weeks, stoppable)) / need : undefined;
    shortfalls.push({
      nutrient: code,
      have,
      need,
      share,
      shareWithMilk: withMilk(code, have, context),
      ...(bestShare !== undefined && { bestShare }),
      why: reasonFor(code, { share, bestShare }, context),
      ...shortfallAdvice(code, context),
    });
  }
  return shortfalls;
}

/** A day on average over the weeks. */
async function bestPossible(
  code: TargetNutrient,
  weeks: readonly SolvedWeek[],
  solver: Solver,
): Promise<number> {
  let amount = 0;
  let days = 0;
  for (const { problem } of weeks) {
    amount += (await nutrientBound(problem, code, solver)) * problem.days.length;
    days += problem.days.length;
  }
  return amount / Math.max(1, days);
}

function withMilk(code: TargetNutrient, fromFood: number, { needs }: PlanContext): number {
  const need = needs.nutrients[code]?.amount ?? fromFood;
  return (fromFood + (needs.milk.nutrients[code] ?? 0)) / Math.max(need, 1e-9);
}

/**
 * The most iron that breast milk and food without fortified cereal can give, as a share of the day's need:
 * reckoned by a linear programme over the single foods of USDA SR27 in portions of the age, within the usual
 * energy from food.
 */
const mostUnfortifiedIron: Partial<Record<FeedingBand, number>> = { '6-8': 0.657, '9-11': 0.983 };

function unfortifiedIron(code: TargetNutrient, context: PlanContext): string {
  const { band, milk } = context.needs;
  const most = mostUnfortifiedIron[band];
  if (code !== 'iron_mg' || most === undefined || milk.milk !== 'breast' || !lacksFortifiedCereal(context))
    return '';
  const words = band === '6-8' ? 'about two thirds' : percent(most);
  return (
    ' Without fortified cereal no choice of foods gives a breastfed ' +
    `baby of this age more than ${words} of the day’s iron.`
  );
}

const percent = (share: number) => `${Math.floor(share * 100)}%`;

function reasonFor(
  code: TargetNutrient,
  { share, bestShare }: { share: number; bestShare: number | undefined },
  context: PlanContext,
): string {
  const { needs, targets } = context;
  const { name } = nutrients[code];
  const milkGives = (needs.milk.nutrients as NutrientAmounts)[code];
  const need = needs.nutrients[code]?.amount;
  const milk =
    needs.milk.milk === 'none' || milkGives === undefined || need === undefined
      ? ''
      : ` Milk gives about ${percent(milkGives / need)} of the day’s ${name}.`;
  const size =
    `The plan gives ${percent(share)} of the ${name} that food ` +
    `should give.${milk}${unfortifiedIron(code, context)}`;
  if (bestShare === undefined) return size;
  return bestShare < 1
    ? `${size} Even the week richest in ${name} that these recipes allow, with ` +
        `nothing else in view, reaches at most ${percent(bestShare)}: ` +
        `${Math.round(targets.energyKcal)} kcal of food a day have no room for more.`
    : `${size} The recipes could give enough ${name} alone, but not together with the other targets and rules.`;
}

/** Sodium and free sugars by the day, ready-made vitamin A on average. */
function passedLimits(context: PlanContext, days: readonly PlannedDay[]): Shortfall[] {
  const { limits } = context.targets;
  const amounts = {
    sodium_mg: Math.max(...days.map(({ totals }) => totals.sodium_mg ?? 0)),
    free_sugars_g: Math.max(...days.map(freeSugarsOf)),
    retinol_ug: mean(days.map(({ totals }) => totals.retinol_ug ?? 0)),
  };
  return (['sodium_mg', 'free_sugars_g', 'retinol_ug'] as const).flatMap((code) => {
    const need = limits[code];
    if (amounts[code] <= need * (1 + negligible)) return [];
    return [
      {
        nutrient: code,
        have: amounts[code],
        need,
        share: amounts[code] / Math.max(need, 1e-9),
        why: 'The dishes that remain, or those that are locked, exceed this limit.',
        ...shortfallAdvice(code, context),
      },
    ];
  });
}

function freeSugarsOf({ slots }: PlannedDay): number {
  return slots.reduce((sum, { recipe: id, grams }) => {
    const recipe = id === null ? undefined : recipeById(id);
    return sum + (recipe ? freeSugarsPerGram(recipe) * grams : 0);
  }, 0);
}

function missingGroups(context: PlanContext, days: readonly PlannedDay[]): Shortfall[] {
  const counts = days.map(({ foodGroups }) => foodGroups.length);
  const least = Math.min(...counts);
  if (least >= leastGroups) return [];
  const poor = counts.filter((count) => count < leastGroups).length;
  const all = new Set([...context.targets.milkGroups, ...weeksGroups(context)]).size;
  return [
    {
      nutrient: 'food_groups',
      have: least,
      need: leastGroups,
      share: least / leastGroups,
      why:
        all < leastGroups
          ? `Of the eight food groups only ${all} are left with this diet, these allergies and exclusions.`
          : `On ${poor} of ${days.length} days the dishes that remain ` +
            `cover fewer than ${leastGroups} of the eight food groups.`,
      ...shortfallAdvice('food_groups', context),
    },
  ];
}

function weeksGroups({ eligible }: PlanContext): string[] {
  return eligible.flatMap((recipe) => recipeFacts(recipe).groups);
}
