import { type PlannedSlot } from '../lib/nutriai/engine/planner/meal-plan';
import { foodById } from '../lib/nutriai/engine/foods/food-list';
import { plan } from '../lib/nutriai/engine/planner/plan';
import { planFaults } from '../lib/nutriai/engine/planner/plan-faults.test-helper';
import { type PlanRequest } from '../lib/nutriai/engine/planner/plan-request';
import { WorkerSolver } from '../lib/nutriai/engine/planner/solve-in-worker';
import { generatedRequests } from '../lib/nutriai/engine/planner/generated-babies.test-helper';
import { type Recipe } from '../lib/nutriai/engine/recipes/recipe';
import { recipeById } from '../lib/nutriai/engine/recipes/recipe-list';

/**
 * Makes plans for generated babies and prints how often a week is one that a parent would cook: breakfasts,
 * fish, liver, cooking time, things to buy. `node scripts/run.mjs plan-figures.ts [weeks]`
 */
const weeks = Number(process.argv[2] ?? 210);

interface Figures {
  cerealBreakfasts: number;
  riceBreakfasts: number;
  sameBreakfast: number;
  breakfasts: number;
  fish: number;
  liver: number;
  leftovers: number;
  handsOn: number[];
  minutes: number[];
  toBuy: number;
  empty: number;
  faults: number;
  short: string[];
  /** Of all threads. */
  processorMs: number;
}

const dishOf = ({ recipe }: PlannedSlot): Recipe[] => {
  const found = recipe === null ? undefined : recipeById(recipe);
  return found ? [found] : [];
};
const holds = ({ ingredients }: Recipe, flag: string) =>
  ingredients.some(({ food }) => foodById(food)?.flags.some((each) => each === flag));
const isCereal = (recipe: Recipe) =>
  recipe.ingredients.some(({ food }) => foodById(food)?.flags.includes('iron_fortified') === true);

async function figuresOf(request: PlanRequest, solver: WorkerSolver): Promise<Figures | null> {
  const before = process.cpuUsage();
  const made = await plan(request, solver);
  const used = process.cpuUsage(before);
  if ('refused' in made) return null;
  const slots = made.days.flatMap((day) => day.slots);
  const breakfasts = slots.filter(({ kind }) => kind === 'breakfast').flatMap(dishOf);
  const dishes = slots.flatMap(dishOf);
  const kinds = breakfasts.map(({ kind }) => kind);
  const cooked = made.days.map((day) =>
    day.slots.filter(({ leftoverOf }) => leftoverOf === undefined).flatMap(dishOf),
  );
  const sum = (of: (recipe: Recipe) => number) =>
    cooked.map((day) => day.reduce((all, each) => all + of(each), 0));
  return {
    cerealBreakfasts: breakfasts.filter(isCereal).length,
    riceBreakfasts: breakfasts.filter((each) => isCereal(each) && holds(each, 'rice')).length,
    sameBreakfast: Math.max(0, ...kinds.map((kind) => kinds.filter((each) => each === kind).length)),
    breakfasts: breakfasts.length,
    fish: dishes.filter((each) => holds(each, 'fish')).length,
    liver: dishes.filter((each) => holds(each, 'liver')).length,
    leftovers: slots.filter(({ leftoverOf }) => leftoverOf !== undefined).length,
    handsOn: sum(({ activeMinutes, minutes }) => activeMinutes ?? minutes),
    minutes: sum(({ minutes }) => minutes),
    toBuy: made.shoppingList.filter(({ inPantry, cupboard }) => !inPantry && !cupboard).length,
    empty: slots.filter(({ recipe }) => recipe === null).length,
    faults: planFaults(made, request).length,
    short: made.shortfalls.map(({ nutrient }) => nutrient),
    processorMs: (used.user + used.system) / 1000,
  };
}

function print(title: string, all: readonly { request: PlanRequest; figures: Figures }[]): void {
  const share = (test: (figures: Figures, request: PlanRequest) => boolean, of = all) =>
    `${of.filter(({ figures, request }) => test(figures, request)).length} of ${of.length}`;
  const mean = (of: (figures: Figures) => number) =>
    (all.reduce((sum, { figures }) => sum + of(figures), 0) / Math.max(1, all.length)).toFixed(1);
  const eatsFish = all.filter(
    ({ request: { child } }) =>
      (child.diet === undefined || child.diet === 'omnivore' || child.diet === 'pescatarian') &&
      !(child.allergies ?? []).includes('fish'),
  );
  const days = all.flatMap(({ figures }) => figures.handsOn);
  const rows = [
    ['weeks', String(all.length)],
    ['rice cereal at more than 3 breakfasts', share(({ riceBreakfasts }) => riceBreakfasts > 3)],
    ['cereal at more than 3 breakfasts', share(({ cerealBreakfasts }) => cerealBreakfasts > 3)],
    [
      'cereal, share of breakfasts',
      mean(({ cerealBreakfasts, breakfasts }) => (100 * cerealBreakfasts) / Math.max(1, breakfasts)),
    ],
    ['one kind of breakfast more than 3 times', share(({ sameBreakfast }) => sameBreakfast > 3)],
    ['fish once or twice (of those who eat it)', share(({ fish }) => fish >= 1 && fish <= 2, eatsFish)],
    ['liver more than once', share(({ liver }) => liver > 1)],
    ['leftovers a week', mean(({ leftovers }) => leftovers)],
    ['hands-on minutes a day', mean(({ handsOn }) => handsOn.reduce((a, b) => a + b, 0) / handsOn.length)],
    ['days above 35 hands-on minutes', `${days.filter((each) => each > 35).length} of ${days.length}`],
    [
      'minutes at the stove and oven a day',
      mean(({ minutes }) => minutes.reduce((a, b) => a + b, 0) / minutes.length),
    ],
    ['things to buy', mean(({ toBuy }) => toBuy)],
    ['weeks above 25 things', share(({ toBuy }) => toBuy > 25)],
    ['empty slots', String(all.reduce((sum, { figures }) => sum + figures.empty, 0))],
    ['faults', String(all.reduce((sum, { figures }) => sum + figures.faults, 0))],
    ['weeks short of iron', share(({ short }) => short.includes('iron_mg'))],
    ['shortfalls a week', mean(({ short }) => short.length)],
    ['processor milliseconds a week', mean(({ processorMs }) => processorMs)],
  ];
  process.stdout.write(`${title}\n${rows.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n`);
}

const solver = new WorkerSolver({ workers: 1 });
const all: { request: PlanRequest; figures: Figures }[] = [];
for (const request of generatedRequests(weeks, 7)) {
  const figures = await figuresOf(request, solver);
  if (figures) all.push({ request, figures });
}
await solver.close();
print('all', all);
print(
  '6 to 11 months',
  all.filter(({ request }) => request.child.ageMonths < 12),
);
print(
  '12 to 17 months',
  all.filter(({ request: { child } }) => child.ageMonths >= 12 && child.ageMonths < 18),
);
print(
  'from 18 months',
  all.filter(({ request }) => request.child.ageMonths >= 18),
);
