import { allergens, type IntroducedAllergen } from '../child';
import { recipeById } from '../recipes/recipe-list';
import { alternatives, locksOf } from './alternatives';
import { type MealPlan } from './meal-plan';
import { plan } from './plan';
import { planFaults } from './plan-faults.test-helper';
import { type PlanRequest } from './plan-request';
import { WorkerSolver } from './solve-in-worker';

const solver = new WorkerSolver({ workers: 1 });
afterAll(() => solver.close());
jest.setTimeout(120_000);

const met: readonly IntroducedAllergen[] = allergens.map((code) => ({
  code,
  date: '2026-06-01',
  reaction: 'none',
}));
const request: PlanRequest = {
  child: { ageMonths: 14, feeding: 'none', allergies: ['egg'], introducedAllergens: met },
  startDate: '2026-11-23',
  days: 7,
};

async function planned(asked: PlanRequest): Promise<MealPlan> {
  const result = await plan(asked, solver);
  if ('refused' in result) throw new Error(result.why);
  return result;
}

it('gives three other dishes for a slot with which the week stays sound', async () => {
  const week = await planned(request);
  const place = { date: '2026-11-25', slot: 1 };
  const current = week.days[2]?.slots[1]?.recipe;
  const found = alternatives(week, request, place);
  expect(found).toHaveLength(3);
  expect(new Set(found.map(({ recipe }) => recipe)).size).toBe(3);
  for (const { recipe, grams } of found) {
    expect(recipe).not.toBe(current);
    expect(recipeById(recipe)?.meals).toContain('lunch');
    const locks = locksOf(week, ({ date, slot }) => date !== place.date || slot !== place.slot);
    const swapped = { ...request, locks: [...locks, { ...place, recipe, grams }] };
    expect(planFaults(await planned(swapped), swapped)).toEqual([]);
  }
});

it('brings no new allergen before its day', async () => {
  const child = {
    ...request.child,
    ageMonths: 8,
    feeding: 'breast',
    introducedAllergens: [],
    allergies: [],
  } as const;
  const asked = { ...request, child, days: 4 };
  const week = await planned(asked);
  for (const { recipe, grams } of alternatives(week, asked, { date: '2026-11-24', slot: 1 })) {
    const place = { date: '2026-11-24', slot: 1 };
    const locks = locksOf(week, ({ date, slot }) => date !== place.date || slot !== place.slot);
    const swapped = { ...asked, locks: [...locks, { ...place, recipe, grams }] };
    const days = (await planned(swapped)).introductions.map(({ date }) => date);
    expect(new Set(days).size).toBe(days.length);
  }
});

it('refuses a slot that the plan does not have', async () => {
  expect(() => alternatives({ days: [] }, request, { date: '2026-11-23', slot: 0 })).toThrow(RangeError);
});
