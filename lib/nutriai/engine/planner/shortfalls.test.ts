import { type NutrientAmounts } from '../nutrients';
import { recipeFacts } from '../recipes/recipe-facts';
import { contextWith, recipeOf } from './hand-made-context.test-helper';
import { type LinearModel, type Solver } from './linear-model';
import { type PlannedDay, type PlannedSlot } from './meal-plan';
import { type PlanContext } from './plan-context';
import { type targetNutrients } from './plan-targets';
import { problemOf, dish } from './planner-parts.test-helper';
import { shortfallsOf } from './shortfalls';
import { type SolvedWeek } from './weekly-problem';

const cereal = 'baby-rice-kiwi-pear';
const congee = 'chicken-rice-congee';

const slot = (more: Partial<PlannedSlot> = {}): PlannedSlot => ({
  kind: 'lunch',
  recipe: congee,
  title: '',
  grams: 100,
  portion: '',
  texture: '',
  nutrients: {},
  verdict: 'allow',
  locked: false,
  ...more,
});

/** A day that meets every target of a context, with changes. */
function day(context: PlanContext, totals: NutrientAmounts = {}, more: Partial<PlannedDay> = {}): PlannedDay {
  return {
    date: context.request.startDate,
    slots: [slot()],
    totals: { ...context.targets.targets, energy_kcal: context.targets.energyKcal, ...totals },
    targets: {},
    foodGroups: ['breast_milk', 'dairy', 'eggs', 'flesh_foods', 'grains_roots_tubers'],
    ...more,
  };
}

/** A solver that proves so much of a nutrient a day. */
const proving = (objective: number): Solver & { asked: LinearModel[] } => {
  const asked: LinearModel[] = [];
  return {
    asked,
    solve(model) {
      asked.push(model);
      return Promise.resolve({ status: 'optimal', objective, gap: 0, values: [] });
    },
  };
};

const weekOf = (days: number): SolvedWeek => ({
  problem: problemOf([dish('any')], { dayCount: days }),
  servings: [],
  shorterListLoses: [],
  objective: 100,
  gap: 0,
});

const found = (context: PlanContext, days: readonly PlannedDay[], solver = proving(0), weeks = [weekOf(1)]) =>
  shortfallsOf(context, { weeks, days }, solver);

it('is nothing where all is met', async () => {
  const context = contextWith();
  const solver = proving(0);
  expect(await found(context, [day(context)], solver)).toEqual([]);
  expect(solver.asked).toEqual([]);
});

describe('empty places', () => {
  it('are counted', async () => {
    const context = contextWith();
    const empty = slot({ recipe: null, grams: 0 });
    const [shortfall, ...rest] = await found(context, [
      day(context, {}, { slots: [slot(), empty] }),
      day(context, {}, { slots: [empty, slot()] }),
    ]);
    expect(rest).toEqual([]);
    expect(shortfall).toEqual({
      nutrient: 'meals',
      have: 2,
      need: 4,
      share: 0.5,
      why: expect.stringMatching(/^2 of 4 places stay empty/),
      whatHelps: [expect.stringContaining('Remove some exclusions')],
      sources: ['nhs-first-foods'],
    });
  });
});

describe('energy', () => {
  const context = contextWith();
  const need = context.targets.energyKcal;
  const energies = (...shares: number[]) =>
    shares.map((share) => day(context, { energy_kcal: share * need }));

  it.each([
    [[0.9, 1.1], undefined],
    [[0.896, 1.104], undefined],
    [[0.89, 1], 0.89],
    [[1, 1.11], 1.11],
    [[1.2, 0.7, 1], 0.7],
    [[0.8, 1.3], 1.3],
  ])('of days with %j of the need: the furthest is %s', async (shares, worst) => {
    const [shortfall] = await found(context, energies(...shares));
    if (worst === undefined) {
      expect(shortfall).toBeUndefined();
      return;
    }
    expect(shortfall).toMatchObject({ nutrient: 'energy_kcal', need, have: Math.round(worst * need) });
    expect(shortfall?.share).toBeCloseTo(worst, 9);
  });

  it('says on how many days, and which way', async () => {
    const [less] = await found(context, energies(0.8, 0.85, 1));
    expect(less?.why).toMatch(/^On 2 of 3 days the dishes that remain give less energy/);
    expect(less?.whatHelps).toHaveLength(2);
    expect(less?.sources).toEqual(['paho-who-2003', 'nhs-first-foods']);
    const [more] = await found(context, energies(1.3, 1, 1));
    expect(more?.why).toMatch(/^On 1 of 3 days even small helpings give more energy/);
    const [none] = await found(context, [day(context, { energy_kcal: undefined })]);
    expect(none).toMatchObject({ have: 0, share: 0 });
  });
});

describe('a nutrient', () => {
  const context = contextWith({ eligible: [cereal] });
  const { targets } = context.targets;
  const short = (code: (typeof targetNutrients)[number], share: number) => ({
    [code]: targets[code] * share,
  });

  it('is short from half a per cent on', async () => {
    expect(await found(context, [day(context, short('zinc_mg', 0.996))])).toEqual([]);
    expect(await found(context, [day(context, short('zinc_mg', 0.994))])).toHaveLength(1);
    expect(
      await found(context, [day(context, short('zinc_mg', 0.9)), day(context, short('zinc_mg', 1.1))]),
    ).toEqual([]);
  });

  it('has its size, with the milk too, and the most that is possible', async () => {
    const [zinc] = await found(
      context,
      [day(context, short('zinc_mg', 0.5))],
      proving(targets.zinc_mg * 0.8),
    );
    const need = context.needs.nutrients.zinc_mg?.amount ?? Number.NaN;
    const milk = context.needs.milk.nutrients.zinc_mg ?? Number.NaN;
    expect(zinc).toMatchObject({ nutrient: 'zinc_mg', need: targets.zinc_mg });
    expect(zinc?.share).toBeCloseTo(0.5, 9);
    expect(zinc?.have).toBeCloseTo(targets.zinc_mg / 2, 9);
    expect(zinc?.shareWithMilk).toBeCloseTo((targets.zinc_mg / 2 + milk) / need, 9);
    expect(zinc?.bestShare).toBeCloseTo(0.8, 9);
    expect(zinc?.why).toBe(
      `The plan gives 50% of the zinc that food should give. Milk gives about ${Math.floor((milk / need) * 100)}% of the day’s zinc. ` +
        `Even the week richest in zinc that these recipes allow, with nothing else in view, reaches at most 80%: ${Math.round(context.targets.energyKcal)} kcal of food a day have no room for more.`,
    );
    expect(zinc?.sources).toEqual(['who-complementary-feeding']);
  });

  it('that the recipes could give alone is said so', async () => {
    const [zinc] = await found(context, [day(context, short('zinc_mg', 0.5))], proving(targets.zinc_mg));
    expect(zinc?.why).toMatch(/could give enough zinc alone, but not together/);
  });

  it('is averaged over weeks by their days', async () => {
    const amounts = [targets.zinc_mg * 3, targets.zinc_mg];
    const solver: Solver = {
      solve: () =>
        Promise.resolve({ status: 'optimal', objective: amounts.shift() ?? 0, gap: 0, values: [] }),
    };
    const [zinc] = await shortfallsOf(
      context,
      { weeks: [weekOf(3), weekOf(1)], days: [day(context, short('zinc_mg', 0.5))] },
      solver,
    );
    expect(zinc?.bestShare).toBeCloseTo(1, 9);
  });

  it('is proven for the three worst, which come first', async () => {
    const solver = proving(0.001);
    const totals = {
      ...short('zinc_mg', 0.5),
      ...short('iron_mg', 0.3),
      ...short('calcium_mg', 0.9),
      ...short('vitamin_c_mg', 0.7),
    };
    const all = await found(context, [day(context, totals)], solver);
    expect(all.map(({ nutrient }) => nutrient)).toEqual(['iron_mg', 'zinc_mg', 'vitamin_c_mg', 'calcium_mg']);
    expect(all.map(({ bestShare }) => bestShare !== undefined)).toEqual([true, true, true, false]);
    expect(solver.asked).toHaveLength(3);
    expect(all[3]?.why).not.toMatch(/Even the week|could give/);
    expect(all[3]).not.toHaveProperty('bestShare');
  });

  it('that nobody needs is not short', async () => {
    const none = { ...context, targets: { ...context.targets, targets: { ...targets, zinc_mg: 0 } } };
    expect(await found(none, [day(context, { zinc_mg: 0 })])).toEqual([]);
  });

  it('that is not measured at all counts as none', async () => {
    const [zinc] = await found(context, [day(context, { zinc_mg: undefined })]);
    expect(zinc).toMatchObject({ have: 0, share: 0 });
  });
});

describe('iron of a breastfed baby', () => {
  const whyOf = async (
    wishes: Parameters<typeof contextWith>[0],
    code: 'iron_mg' | 'zinc_mg' = 'iron_mg',
  ) => {
    const context = contextWith(wishes);
    const half = { [code]: context.targets.targets[code] / 2 };
    return (await found(context, [day(context, half)], proving(0.01)))[0]?.why ?? '';
  };
  const baby = { feeding: 'breast', ageMonths: 7 } as const;

  it.each([
    [7, /more than about two thirds of the day’s iron/],
    [9, /more than 98% of the day’s iron/],
  ])('without fortified cereal at %d months has a limit', async (ageMonths, words) => {
    expect(await whyOf({ child: { ...baby, ageMonths }, eligible: [congee] })).toMatch(words);
  });

  it.each<[string, Parameters<typeof contextWith>[0]]>([
    ['with fortified cereal', { child: baby, eligible: [congee, cereal] }],
    ['with formula', { child: { ...baby, feeding: 'formula' }, eligible: [congee] }],
    ['of a toddler', { child: { ...baby, ageMonths: 13 }, eligible: [congee] }],
  ])('%s has none', async (_case, wishes) => {
    expect(await whyOf(wishes)).not.toContain('Without fortified cereal');
  });

  it('is the only nutrient of which that is said', async () => {
    expect(await whyOf({ child: baby, eligible: [congee] }, 'zinc_mg')).not.toContain(
      'Without fortified cereal',
    );
    expect(await whyOf({ child: { ageMonths: 14, feeding: 'none', diet: 'vegan' } })).not.toContain(
      'Milk gives',
    );
  });
});

describe('a limit', () => {
  it('of sodium is passed on the saltiest day', async () => {
    const context = contextWith();
    const limit = context.targets.limits.sodium_mg;
    const days = (...shares: number[]) => shares.map((share) => day(context, { sodium_mg: limit * share }));
    expect(await found(context, days(1.004, 0.2))).toEqual([]);
    const [sodium] = await found(context, days(0.2, 1.5, 1));
    expect(sodium).toEqual({
      nutrient: 'sodium_mg',
      have: limit * 1.5,
      need: limit,
      share: expect.closeTo(1.5, 9) as number,
      why: expect.stringContaining('exceed this limit'),
      whatHelps: [expect.stringContaining('less salt')],
      sources: ['sacn-2003-salt'],
    });
  });

  it('of ready-made vitamin A is passed on average', async () => {
    const context = contextWith();
    const limit = context.targets.limits.retinol_ug;
    const days = (...shares: number[]) => shares.map((share) => day(context, { retinol_ug: limit * share }));
    expect(await found(context, days(1.9, 0))).toEqual([]);
    expect(await found(context, days(2.2, 0))).toMatchObject([
      { nutrient: 'retinol_ug', sources: ['iom-2001-micronutrients'] },
    ]);
  });

  it('of free sugars counts the dishes of the day', async () => {
    const context = contextWith();
    const sweet = 'banana-peanut-porridge';
    const unsweet = day(
      context,
      {},
      { slots: [slot({ recipe: sweet, grams: 200 }), slot({ recipe: null, grams: 50 })] },
    );
    expect((await found(context, [unsweet])).map(({ nutrient }) => nutrient)).not.toContain('free_sugars_g');
    expect(recipeFacts(recipeOf(sweet)).batchG).toBeGreaterThan(0);
  });
});

describe('food groups', () => {
  const groups = (count: number) =>
    (['breast_milk', 'dairy', 'eggs', 'flesh_foods', 'grains_roots_tubers'] as const).slice(0, count);

  it('are five a day; the poorest counts', async () => {
    const context = contextWith({
      eligible: [cereal, congee, 'soft-omelette-fingers', 'lentil-spinach-dal'],
    });
    const days = [5, 3, 4].map((count) => day(context, {}, { foodGroups: groups(count) }));
    expect(await found(context, days)).toEqual([
      {
        nutrient: 'food_groups',
        have: 3,
        need: 5,
        share: 0.6,
        why: 'On 2 of 3 days the dishes that remain cover fewer than 5 of the eight food groups.',
        whatHelps: [expect.stringContaining('further group'), expect.stringContaining('dietitian')],
        sources: ['who-complementary-feeding', 'nhs-vegan'],
      },
    ]);
  });

  it('that no dish has are said to be left out', async () => {
    const context = contextWith({ child: { diet: 'vegan' }, eligible: [cereal] });
    const [shortfall] = await found(context, [day(context, {}, { foodGroups: groups(2) })]);
    const count = new Set(recipeFacts(recipeOf(cereal)).groups).size;
    expect(shortfall?.why).toBe(
      `Of the eight food groups only ${count} are left with this diet, these allergies and exclusions.`,
    );
  });
});
