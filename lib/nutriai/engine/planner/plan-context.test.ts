import { type Allergen } from '../child';
import { contextWith, recipeOf } from './hand-made-context.test-helper';
import { offerOf, planContext, type LeftOut } from './plan-context';
import { lockedLunch, dish } from './planner-parts.test-helper';
import { requestWith } from './small-plans.test-helper';

const omelette = 'soft-omelette-fingers';
const menemen = 'tomato-menemen';
const congee = 'chicken-rice-congee';
const nothing: LeftOut = { recipes: new Set(), allergens: new Set() };
const all: readonly Allergen[] = ['milk', 'egg', 'gluten'];

const daysOf = (...given: Parameters<typeof offerOf>) =>
  Object.fromEntries(
    offerOf(...given).candidates.map(({ recipe, allowed }) => [
      recipe.id,
      allowed.flatMap((is, day) => (is ? [day] : [])),
    ]),
  );

it('follows from a request', () => {
  const context = planContext(requestWith([congee, omelette], { days: 2, mealsPerDay: 2, snacks: 1 }));
  expect(context.kinds).toEqual(['breakfast', 'lunch', 'snack']);
  expect(context.slots).toHaveLength(6);
  expect(context.slots[4]).toEqual({ day: 1, slot: 1, kind: 'lunch' });
  expect(context.eligible.map(({ id }) => id).sort()).toEqual([congee, omelette].sort());
  expect(context.targets.energyKcal).toBe(context.needs.energy.fromFoodKcal);
  expect(context.locked).toEqual({ servings: [], refused: [] });
});

describe('an offer', () => {
  it('has every dish on every day for a child to whom nothing is new', () => {
    const context = contextWith({ days: 3, eligible: [congee, omelette, menemen], known: all });
    expect(daysOf(context, nothing)).toEqual({
      [congee]: [0, 1, 2],
      [omelette]: [0, 1, 2],
      [menemen]: [0, 1, 2],
    });
  });

  it('leaves out dishes and kinds of meal that are not wanted', () => {
    const context = contextWith({ eligible: [congee, omelette, menemen], known: all });
    expect(Object.keys(daysOf(context, { ...nothing, recipes: new Set([congee]) }))).toEqual([
      omelette,
      menemen,
    ]);
    const dinner = contextWith({ eligible: [congee, menemen], known: all, kinds: ['dinner'] });
    expect(Object.keys(daysOf(dinner, nothing))).toEqual([congee]);
  });

  it('has slow dishes at weekends only', () => {
    // 27 November 2026 is a Friday.
    const slow = { startDate: '2026-11-27', days: 4, eligible: [congee, omelette], known: all };
    const { minutes } = recipeOf(congee);
    expect(daysOf(contextWith({ ...slow, maxMinutes: minutes - 1 }), nothing)).toEqual({
      [congee]: [1, 2],
      [omelette]: [0, 1, 2, 3],
    });
    expect(daysOf(contextWith({ ...slow, maxMinutes: minutes }), nothing)[congee]).toEqual([0, 1, 2, 3]);
  });

  it('brings a new allergen on its day, and the dishes with it from then', () => {
    const context = contextWith({
      days: 5,
      eligible: [congee, menemen],
      known: ['milk'],
      child: { introducedAllergens: [] },
    });
    const { schedule } = offerOf(context, nothing);
    expect([...schedule]).toEqual([['egg', 0]]);
    const met = { ...context, history: { ...context.history, lastIntroduced: '2026-11-22' } };
    expect([...offerOf(met, nothing).schedule]).toEqual([['egg', 2]]);
    expect(daysOf(met, nothing)).toEqual({ [congee]: [0, 1, 2, 3, 4], [menemen]: [2, 3, 4] });
    expect([...offerOf(context, { ...nothing, allergens: new Set(['egg'] as const) }).schedule]).toEqual([]);
  });

  it('brings a new allergen by day, and where the cook has the time', () => {
    const eligible = [menemen];
    const dinner = contextWith({ eligible, known: ['milk'], kinds: ['dinner'] });
    expect([...offerOf(dinner, nothing).schedule]).toEqual([]);
    const { minutes } = recipeOf(menemen);
    const busy = contextWith({
      eligible,
      known: ['milk'],
      days: 2,
      startDate: '2026-11-27',
      maxMinutes: minutes - 1,
    });
    expect([...offerOf(busy, nothing).schedule]).toEqual([['egg', 1]]);
  });

  it('counts with a locked dish that holds what is new', () => {
    const context = contextWith({ days: 5, eligible: [congee], known: ['milk'] });
    const egg = dish(menemen, { recipe: recipeOf(menemen) });
    const locked = { servings: [lockedLunch(egg, 4), lockedLunch(egg, 3)], refused: [] };
    expect([...offerOf({ ...context, locked }, nothing).schedule]).toEqual([['egg', 3]]);
    const known = { ...context, locked, history: { ...context.history, known: new Set(all) } };
    expect([...offerOf(known, nothing).schedule]).toEqual([]);
  });

  it('knows what of a dish is in the pantry', () => {
    const share = (pantry?: readonly string[]) =>
      offerOf(contextWith({ eligible: [congee], known: all, pantry }), nothing).candidates[0]?.pantryShare ??
      Number.NaN;
    expect(share()).toBe(0);
    expect(share(['chicken'])).toBeGreaterThan(0);
    expect(share(['chicken'])).toBeLessThan(1);
    expect(share(['chicken', 'chicken'])).toBe(share(['chicken']));
    expect(share(['moon dust'])).toBe(0);
  });
});
