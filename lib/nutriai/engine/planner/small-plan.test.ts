import { type Child } from '../child';
import { recipeById } from '../recipes/recipe-list';
import { alternatives, locksOf } from './alternatives';
import { planFaults } from './plan-faults.test-helper';
import { plan } from './plan';
import { type PlanRequest } from './plan-request';
import { allMet, requestWith, smallPlan, startDate, toddler } from './small-plans.test-helper';
import { solverHere } from './solver-here.test-helper';

jest.setTimeout(120_000);

/** Enough for two days: porridges, main dishes of four kinds, and dishes with egg. */
const few = [
  'baby-rice-mango-avocado',
  'baby-rice-strawberry-banana',
  'baby-rice-kiwi-pear',
  'lentil-pepper-baby-rice-mash',
  'beef-broccoli-baby-rice-mash',
  'chicken-squash-baby-rice-mash',
  'white-bean-broccoli-baby-rice',
  'pea-avocado-baby-rice-mash',
  'chicken-rice-congee',
  'soft-omelette-fingers',
  'tomato-menemen',
];

const idsOf = ({ days }: Awaited<ReturnType<typeof smallPlan>>) =>
  days.flatMap(({ slots }) => slots.map(({ recipe }) => recipe));

it('keeps every rule with a few dishes, and is the same again', async () => {
  const request = requestWith(few, { days: 2 });
  const solver = solverHere();
  const made = await plan(request, solver);
  if ('refused' in made) throw new Error(made.why);
  expect(planFaults(made, request)).toEqual([]);
  expect(made.days.map(({ slots }) => slots.map(({ kind }) => kind))).toEqual([
    ['breakfast', 'lunch', 'snack', 'dinner'],
    ['breakfast', 'lunch', 'snack', 'dinner'],
  ]);
  expect(idsOf(made).every((id) => id !== null && few.includes(id))).toBe(true);
  expect(made.gap).toBeLessThanOrEqual(0.005);
  // Each dish costs a little work and shopping, so no plan has all hundred points.
  expect(made.objective).toBeGreaterThan(80);
  expect(idsOf(await smallPlan(request))).toEqual(idsOf(made));
});

it('solves eight days as two spells of four, which know of each other', async () => {
  const request = requestWith(few, { days: 8, mealsPerDay: 1, snacks: 0 });
  const solver = solverHere();
  const made = await plan(request, solver);
  if ('refused' in made) throw new Error(made.why);
  expect(made.days).toHaveLength(8);
  expect(planFaults(made, request).filter((fault) => !fault.includes('kcal'))).toEqual([]);
  // Two models for each spell, three more since each misses a need, and for each of the worst shortfalls a proof.
  expect(solver.asked.length).toBe(
    10 + 2 * Math.min(3, made.shortfalls.filter(({ bestShare }) => bestShare).length),
  );
});

it('brings what is new one at a time, on the day that it may come', async () => {
  const child: Child = {
    ...toddler,
    introducedAllergens: allMet
      .filter(({ code }) => code !== 'egg')
      .map((each, index) => (index === 0 ? { ...each, date: '2026-11-21' } : each)),
  };
  const request = requestWith(few, { days: 3, child, mealsPerDay: 2, snacks: 0 });
  const made = await smallPlan(request);
  expect(planFaults(made, request).filter((fault) => /new|introduction/.test(fault))).toEqual([]);
  expect(made.introductions).toMatchObject([{ allergen: 'egg', date: '2026-11-24' }]);
});

it('serves a locked dish where it is, and solves around it', async () => {
  const locks = [{ date: startDate, slot: 1, recipe: 'tomato-menemen', grams: 123 }];
  const request = requestWith(few, { locks });
  const made = await smallPlan(request);
  expect(planFaults(made, request)).toEqual([]);
  expect(made.days[0]?.slots[1]).toMatchObject({ recipe: 'tomato-menemen', grams: 123, locked: true });
  expect(idsOf(made).filter((id) => id === 'tomato-menemen')).toHaveLength(1);
  expect(made.days[0]?.slots.filter(({ locked }) => locked)).toHaveLength(1);
});

it('has empty places and says so where no dish is left', async () => {
  const made = await smallPlan(requestWith([]));
  expect(idsOf(made)).toEqual([null, null, null, null]);
  expect(made.shortfalls.map(({ nutrient }) => nutrient)).toContain('meals');
});

it('is refused under six months by either age, and stops when it is cancelled', async () => {
  const refused = async (child: Child) =>
    'refused' in (await plan(requestWith(few, { child }), solverHere()));
  expect(await refused({ ageMonths: 5 })).toBe(true);
  expect(await refused({ ageMonths: 8, correctedAgeMonths: 5 })).toBe(true);
  const signal = AbortSignal.abort(new Error('gone'));
  await expect(plan(requestWith(few, { signal }), solverHere())).rejects.toThrow('gone');
  await expect(plan(requestWith(few, { days: 15 }), solverHere())).rejects.toThrow('days is a whole number');
});

it('fails when the solver finds no portions', async () => {
  const solver = solverHere();
  let solved = 0;
  const broken: typeof solver = {
    ...solver,
    async solve(model, options) {
      solved += 1;
      const solution = await solver.solve(model, options);
      return solved === 2 ? { ...solution, status: 'infeasible', values: [] } : solution;
    },
  };
  await expect(plan(requestWith(few), broken)).rejects.toThrow('The model of portions has no solution.');
});

describe('alternatives', () => {
  const place = { date: startDate, slot: 1 };
  const request: PlanRequest = requestWith([...few, 'lentil-spinach-dal', 'chana-pumpkin-curry']);

  it('are other dishes for the meal with which the plan keeps its rules, best first', async () => {
    const made = await smallPlan(request);
    const current = made.days[0]?.slots[1]?.recipe;
    const found = alternatives(made, request, place);
    expect(found).toHaveLength(3);
    for (const { recipe: id, title, grams, portion, minutes } of found) {
      const recipe = recipeById(id);
      expect(id).not.toBe(current);
      expect(idsOf(made)).not.toContain(id);
      expect(recipe?.meals).toContain('lunch');
      expect([title, minutes]).toEqual([recipe?.title, recipe?.minutes]);
      expect(grams).toBeGreaterThan(0);
      expect(portion).not.toBe('');
      const locks = [...locksOf(made, ({ slot }) => slot !== 1), { ...place, recipe: id, grams }];
      const swapped = { ...request, locks };
      expect(planFaults(await smallPlan(swapped), swapped)).toEqual([]);
    }
    const [first, second] = found;
    expect(alternatives(made, request, { ...place, count: 1 })).toEqual([first]);
    expect(alternatives(made, request, { ...place, recipe: second?.recipe })).toEqual([second]);
    expect(alternatives(made, request, { ...place, recipe: current ?? '' })).toEqual([]);
    expect(() => alternatives(made, request, { ...place, slot: 9 })).toThrow(
      new RangeError('The plan has no slot 9 on 2026-11-23.'),
    );
    expect(() => alternatives(made, request, { ...place, date: '2026-11-24' })).toThrow(RangeError);
  });

  it('bring nothing that is new too soon', async () => {
    const made = await smallPlan(request);
    const child: Child = {
      ...toddler,
      introducedAllergens: [{ code: 'milk', date: '2026-11-22', reaction: 'none' }],
    };
    const ids = alternatives(made, { ...request, child }, { ...place, count: 20 }).map(
      ({ recipe }) => recipe,
    );
    expect(ids).not.toContain('tomato-menemen');
    expect(ids).not.toContain('soft-omelette-fingers');
  });
});
