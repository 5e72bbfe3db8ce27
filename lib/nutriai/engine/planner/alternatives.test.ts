import { type Child } from '../child';
import { needsFor } from '../needs/needs-for';
import { recipeFacts } from '../recipes/recipe-facts';
import { recipeById } from '../recipes/recipe-list';
import { alternatives, locksOf, type WantedAlternatives } from './alternatives';
import { dateAfter } from './calendar';
import { recipeOf } from './hand-made-context.test-helper';
import { type MealPlan } from './meal-plan';
import { planTargets, targetNutrients } from './plan-targets';
import { portionSteps } from './portion-steps';
import { requestWith, startDate, toddler } from './small-plans.test-helper';

const [mango, strawberry, kiwi] = [
  'baby-rice-mango-avocado',
  'baby-rice-strawberry-banana',
  'baby-rice-kiwi-pear',
] as const;
const [mash, congee, omelette] = [
  'lentil-pepper-baby-rice-mash',
  'chicken-rice-congee',
  'soft-omelette-fingers',
] as const;
const [dal, curry, menemen, pea] = [
  'lentil-spinach-dal',
  'chana-pumpkin-curry',
  'tomato-menemen',
  'pea-avocado-baby-rice-mash',
] as const;
const few = [mango, strawberry, kiwi, mash, congee, omelette, dal, curry, menemen, pea];

/** A plan of these dishes, of 120 g each, without what no alternative depends on. */
function planOf(...days: readonly (readonly (string | null)[])[]): Pick<MealPlan, 'days'> {
  return {
    days: days.map((dishes, day) => ({
      date: dateAfter(startDate, day),
      totals: {},
      targets: {},
      foodGroups: [],
      slots: dishes.map((recipe) => ({
        kind: 'lunch',
        recipe,
        title: '',
        grams: recipe === null ? 0 : 120,
        portion: '',
        texture: '',
        nutrients: {},
        verdict: null,
        locked: false,
      })),
    })),
  };
}

const oneDay = planOf([mango, mash, kiwi, congee]);
const request = requestWith(few);
const at = (slot: number, more: Partial<WantedAlternatives> = {}): WantedAlternatives => ({
  date: startDate,
  slot,
  ...more,
});
const idsAt = (...of: Parameters<typeof at>) =>
  alternatives(oneDay, request, at(...of)).map(({ recipe }) => recipe);

it('are the three best unless another number is asked for', () => {
  const all = idsAt(1, { count: 20 });
  expect(all.length).toBeGreaterThan(3);
  expect(idsAt(1)).toEqual(all.slice(0, 3));
  expect(idsAt(1, { count: 2 })).toEqual(all.slice(0, 2));
  expect(idsAt(1, { count: 0 })).toEqual([]);
});

it('are one recipe where only that counts, and none for the dish that is there', () => {
  expect(idsAt(1, { recipe: curry })).toEqual([curry]);
  expect(idsAt(1, { recipe: strawberry })).toEqual([]);
  expect(idsAt(1, { recipe: mash })).toEqual([]);
  expect(idsAt(1, { recipe: 'moon-cake' })).toEqual([]);
});

it('are dishes for the meal that the day does not have yet', () => {
  const kinds = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
  for (const [slot, kind] of kinds.entries()) {
    const ids = idsAt(slot, { count: 20 });
    expect(ids.length).toBeGreaterThan(0);
    for (const id of ids) {
      expect(recipeById(id)?.meals).toContain(kind);
      expect([mango, mash, kiwi, congee]).not.toContain(id);
    }
  }
});

it('say the dish as a parent reads it', () => {
  const [found] = alternatives(oneDay, request, at(1, { recipe: omelette }));
  const { title, minutes } = recipeOf(omelette);
  expect(found).toEqual({
    recipe: omelette,
    title,
    minutes,
    grams: expect.any(Number),
    portion: `about ${found?.grams} g`,
  });
  const [inSpoons] = alternatives(oneDay, request, at(1, { recipe: dal }));
  expect(inSpoons?.portion).toBe(`${(inSpoons?.grams ?? 0) / 15} tablespoons`);
});

it('come in the portion that brings the day nearest to its energy', () => {
  const kcalPerG = (id: string) => (recipeFacts(recipeOf(id)).per100G.energy_kcal ?? 0) / 100;
  const steps = portionSteps(recipeOf(dal), toddler.ageMonths, 'lunch');
  const target = needsFor(toddler).foodTargets.energy_kcal ?? 0;
  const found = new Set<number>();
  for (const others of [60, 90, 120, 150, 180]) {
    const days = oneDay.days.map((day) => ({
      ...day,
      slots: day.slots.map((slot) => ({ ...slot, grams: others })),
    }));
    const grams = alternatives({ days }, request, at(1, { recipe: dal }))[0]?.grams;
    if (!steps || grams === undefined) continue;
    const beside = [mango, kiwi, congee].reduce((sum, id) => sum + kcalPerG(id) * others, 0);
    const wanted = (target - beside) / kcalPerG(dal);
    const possible = Math.min(steps.max * steps.stepG, Math.max(steps.min * steps.stepG, wanted));
    expect(Math.abs(grams - possible)).toBeLessThanOrEqual(steps.stepG / 2);
    found.add(grams);
  }
  expect(found.size).toBeGreaterThan(1);
});

it('come no more often in a week than a dish may', () => {
  const dinnersOf = (first: string, last: string) => {
    const plan = planOf(
      [mango, first, kiwi, omelette],
      [strawberry, curry, kiwi, pea],
      [mango, last, strawberry, congee],
    );
    const wanted = { date: dateAfter(startDate, 1), slot: 3, count: 20 };
    return alternatives(plan, { ...request, days: 3 }, wanted).map(({ recipe }) => recipe);
  };
  expect(dinnersOf(mash, mash)).toContain(dal);
  expect(dinnersOf(dal, dal)).not.toContain(dal);
  expect(dinnersOf(dal, dal)).toContain(congee);
});

it('fill an empty place too', () => {
  const [found] = alternatives(planOf([mango, null, kiwi, congee]), request, at(1));
  expect(recipeById(found?.recipe ?? '')?.meals).toContain('lunch');
});

it.each<[string, Partial<Child>]>([
  [
    'is new and may not come yet',
    { introducedAllergens: [{ code: 'milk', date: '2026-11-22', reaction: 'none' }] },
  ],
  ['is an allergy', { allergies: ['egg'] }],
])('hold no egg where it %s', (_name, more) => {
  const child: Child = { ...toddler, ...more };
  const ids = alternatives(oneDay, { ...request, child }, at(1, { count: 20 })).map(({ recipe }) => recipe);
  expect(idsAt(1, { count: 20 })).toEqual(expect.arrayContaining([omelette, menemen]));
  expect(ids).toContain(curry);
  expect(ids).not.toContain(omelette);
  expect(ids).not.toContain(menemen);
});

it('are refused for a slot that the plan does not have', () => {
  expect(() => alternatives(oneDay, request, at(4))).toThrow(
    new RangeError(`The plan has no slot 4 on ${startDate}.`),
  );
  expect(() => alternatives(oneDay, request, at(0, { date: '2026-11-24' }))).toThrow(RangeError);
});

it('begin with what loses least of what the day needs', () => {
  const { targets } = planTargets(needsFor(toddler));
  const losses = alternatives(oneDay, request, at(1, { count: 20 })).map(({ recipe: id, grams }) => {
    const served = [mango, kiwi, congee].map((each): [string, number] => [each, 120]);
    const have = (code: (typeof targetNutrients)[number]) =>
      [...served, [id, grams] as const].reduce(
        (sum, [each, weight]) => sum + ((recipeFacts(recipeOf(each)).per100G[code] ?? 0) * weight) / 100,
        0,
      );
    return targetNutrients.reduce(
      (sum, code) => sum + Math.max(0, 100 - (100 * have(code)) / targets[code]),
      0,
    );
  });
  expect(Math.max(...losses)).toBeGreaterThan(15);
  // What a day wishes for beside its needs weighs less than four per cent of a target.
  for (const [place, loss] of losses.entries())
    expect(loss).toBeLessThan(Math.min(...losses.slice(place), Infinity) + 4);
});

it('leave the dishes of a plan where they are, as locks, all or some', () => {
  const plan = planOf([mango, null, mash]);
  expect(locksOf(plan)).toEqual([
    { date: startDate, slot: 0, recipe: mango, grams: 120 },
    { date: startDate, slot: 2, recipe: mash, grams: 120 },
  ]);
  expect(locksOf(plan, ({ slot }) => slot > 0).map(({ recipe }) => recipe)).toEqual([mash]);
  expect(locksOf(plan, ({ date }) => date > startDate)).toEqual([]);
});
