import { recipeFacts } from '../recipes/recipe-facts';
import { assemblePlan } from './assemble-plan';
import { candidateOf } from './candidate';
import { contextWith, recipeOf } from './hand-made-context.test-helper';
import { type Solver } from './linear-model';
import { type PlanContext } from './plan-context';
import { problemOf } from './planner-parts.test-helper';
import { type Serving, type SolvedWeek } from './weekly-problem';

const congee = 'chicken-rice-congee';
const omelette = 'soft-omelette-fingers';
const cereal = 'baby-rice-kiwi-pear';

const solver: Solver = {
  solve: () => Promise.resolve({ status: 'optimal', objective: 1, gap: 0, values: [] }),
};

function serving(id: string, day: number, slot: number, kind: Serving['slot']['kind'], grams = 100): Serving {
  const candidate = candidateOf(recipeOf(id), {
    ageMonths: 14,
    kinds: new Set(['breakfast', 'lunch', 'dinner'] as const),
    allowed: [true, true, true],
    pantry: [],
  });
  if (!candidate) throw new Error(`${id} is no candidate.`);
  return { slot: { day, slot, kind }, candidate, grams, locked: false };
}

const weekOf = (servings: readonly Serving[], objective = 100, gap = 0): SolvedWeek => ({
  problem: problemOf([]),
  servings,
  shorterListLoses: [],
  objective,
  gap,
});

const planned = (context: PlanContext, weeks: readonly SolvedWeek[]) =>
  assemblePlan(context, { weeks, introductions: [] }, solver);

it('says each dish with its portion, its nutrients and the gate’s word', async () => {
  const context = contextWith({ eligible: [congee], kinds: ['lunch'] });
  const one = serving(congee, 0, 0, 'lunch', 105);
  const plan = await planned(context, [weekOf([one])]);
  expect(plan.startDate).toBe('2026-11-23');
  expect(plan.introductions).toEqual([]);
  expect(plan.supplements).toEqual(context.needs.supplements);
  const [day] = plan.days;
  expect(day?.date).toBe('2026-11-23');
  expect(day?.targets).toEqual(context.needs.foodTargets);
  expect(day?.slots).toHaveLength(1);
  expect(day?.slots[0]).toMatchObject({
    kind: 'lunch',
    recipe: congee,
    title: recipeOf(congee).title,
    grams: 105,
    portion: '7 tablespoons',
    texture: recipeOf(congee).textures[12],
    verdict: expect.stringMatching(/^allow/),
    locked: false,
  });
  const iron = recipeFacts(recipeOf(congee)).per100G.iron_mg ?? Number.NaN;
  expect(day?.slots[0]?.nutrients.iron_mg).toBeCloseTo(iron * 1.05, 9);
  expect(day?.slots[0]).not.toHaveProperty('leftoverOf');
  expect(day?.slots[0]).not.toHaveProperty('why');
  expect(plan.shoppingList.map(({ food }) => food)).toContain('chicken-mince');
});

it('adds a day up, with the groups of its dishes and of its milk', async () => {
  const context = contextWith({ kinds: ['breakfast', 'lunch'], child: { feeding: 'breast' }, days: 2 });
  const servings = [
    serving(omelette, 0, 0, 'breakfast'),
    serving(congee, 0, 1, 'lunch'),
    serving(cereal, 1, 0, 'breakfast'),
  ];
  const { days } = await planned(context, [weekOf(servings)]);
  const iron = [omelette, congee].reduce(
    (sum, id) => sum + (recipeFacts(recipeOf(id)).per100G.iron_mg ?? 0),
    0,
  );
  expect(days[0]?.totals.iron_mg).toBeCloseTo(iron, 9);
  expect(days[0]?.foodGroups).toEqual([
    'breast_milk',
    'grains_roots_tubers',
    'dairy',
    'flesh_foods',
    'eggs',
    'vita_fruits_veg',
  ]);
  expect(days[1]?.foodGroups).toEqual(['breast_milk', 'grains_roots_tubers', 'other_fruits_veg']);
  expect(days[1]?.date).toBe('2026-11-24');
});

it('knows a leftover from a dish that is cooked afresh', async () => {
  const context = contextWith({ kinds: ['lunch'], days: 3 });
  const dates = async (id: string, ...days: number[]) =>
    (
      await planned(context, [
        weekOf(days.map((day) => serving(id, day, 0, id === cereal ? 'breakfast' : 'lunch'))),
      ])
    ).days.map(({ slots }) => slots[0]?.leftoverOf);
  expect(await dates(congee, 0, 1)).toEqual([undefined, '2026-11-23', undefined]);
  expect(await dates(congee, 0, 2)).toEqual([undefined, undefined, undefined]);
  expect(recipeOf(cereal).batch.fridgeDays).toBe(0);
  expect(await dates(cereal, 0, 1)).toEqual([undefined, undefined, undefined]);
});

it('has as much cooked and bought as is eaten of a batch', async () => {
  const context = contextWith({ kinds: ['lunch'], days: 3 });
  const { batchG } = recipeFacts(recipeOf(congee));
  const plannedWith = (...shares: number[]) =>
    planned(context, [weekOf(shares.map((share, day) => serving(congee, day, 0, 'lunch', batchG * share)))]);
  const [enough, more] = [await plannedWith(0.5, 0.5), await plannedWith(0.8, 0.6)];
  const batchesOf = ({ days }: typeof more) => days.map(({ slots }) => slots[0]?.batches);
  expect(batchesOf(enough)).toEqual([undefined, undefined, undefined]);
  expect(batchesOf(more)).toEqual([1.5, undefined, undefined]);
  for (const [index, { food, grams, buy }] of enough.shoppingList.entries()) {
    const item = more.shoppingList[index];
    expect(item?.food).toBe(food);
    expect(Math.abs((item?.grams ?? 0) - grams * 1.5)).toBeLessThanOrEqual(1);
    expect(item?.buy[0]?.amount).toBeCloseTo((buy[0]?.amount ?? 0) * 1.5, 1);
  }
});

describe('an empty slot', () => {
  const emptyWith = async (wishes: Parameters<typeof contextWith>[0]) =>
    (await planned(contextWith(wishes), [])).days[0]?.slots[0];

  it('holds nothing, and says why', async () => {
    expect(await emptyWith({ eligible: [cereal] })).toEqual({
      kind: 'lunch',
      recipe: null,
      title: '',
      grams: 0,
      portion: '',
      texture: '',
      nutrients: {},
      verdict: null,
      locked: false,
      why: 'None of our recipes for this meal fits the allergies, diet, dislikes and exclusions.',
    });
  });

  it('may be for want of dishes that are left, or of time', async () => {
    expect((await emptyWith({ eligible: [congee] }))?.why).toMatch(
      /have been used: none comes more than two or three times a week\.$/,
    );
    expect((await emptyWith({ eligible: [congee], maxMinutes: 5 }))?.why).toMatch(
      /two or three times a week, and on weekdays none takes longer than you said\.$/,
    );
  });

  it('may wait for an allergen that is new', async () => {
    expect((await emptyWith({ eligible: [omelette], known: [] }))?.why).toMatch(/an allergen that is new/);
    expect((await emptyWith({ eligible: [omelette, congee], known: [] }))?.why).toMatch(/have been used/);
  });
});

it('is as good as its weeks on the whole, and as sure as the least sure', async () => {
  const plan = await planned(contextWith(), [weekOf([], 90, 0.001), weekOf([], 80, 0.004)]);
  expect([plan.objective, plan.gap]).toEqual([85, 0.004]);
  const none = await planned(contextWith(), []);
  expect([none.objective, none.gap]).toEqual([0, 0]);
});

describe('notes', () => {
  const notesOf = async (wishes: Parameters<typeof contextWith>[0], more: Partial<PlanContext> = {}) =>
    (await planned({ ...contextWith(wishes), ...more }, [])).notes;

  it('begin with the child’s appetite, and those of the needs', async () => {
    const context = contextWith();
    const [first, ...rest] = await notesOf({});
    expect(first).toContain('your child decides how much to eat');
    expect(rest).toEqual(context.needs.notes);
  });

  it('speak of peanut with an egg allergy, of reactions, and of locks that were refused', async () => {
    expect((await notesOf({ child: { allergies: ['egg'], introducedAllergens: [] } })).at(-1)).toContain(
      'before the first peanut',
    );
    const reacted = { code: 'milk', date: '2026-10-01', reaction: 'mild' } as const;
    expect((await notesOf({ child: { introducedAllergens: [reacted] } })).at(-1)).toContain(
      'until your doctor says they are safe',
    );
    const locked = { servings: [], refused: [recipeOf(congee)] };
    expect((await notesOf({}, { locked })).at(-1)).toBe(
      `${recipeOf(congee).title} was not kept: it is not safe for your child according to the current profile.`,
    );
  });
});
