import { foods } from '../foods/food-list';
import { type RecipeIngredient } from '../recipes/recipe';
import { AssignmentCost, type Placeable } from './assignment-cost';
import { type Candidate } from './candidate';
import { buyFewerThings, costOfThings, losesNutrients } from './fewer-things';
import { dish, lockedLunch, noTargets, problemOf } from './planner-parts.test-helper';
import { isCupboardFood } from './shopping-list';

const bought = foods.filter((food) => !food.flags.includes('water') && !isCupboardFood(food));

/** A dish of six foods, from so many on. */
function dishOf(id: string, first: number, traits: Parameters<typeof dish>[1] = {}): Candidate {
  const ingredients = bought
    .slice(first, first + 6)
    .map(({ id: food }): RecipeIngredient => ({ food, grams: 20, household: '20 g', preparation: 'mashed' }));
  return dish(id, { ...traits, recipe: { ingredients } });
}

/** Five lunches of thirty foods, and what takes their place where one more dish is to be had. */
async function fewer(traits: Parameters<typeof dish>[1] = {}, iron = 0): Promise<string[]> {
  const chosen = [0, 1, 2, 3, 4].map((own) =>
    dishOf(`of day ${own}`, own * 6, {
      perGram: { iron_mg: 0.01 },
      allowed: Array.from({ length: 5 }, (_, day) => day === own),
    }),
  );
  const other = dishOf('same again', 0, { perGram: { iron_mg: 0.01 }, ...traits });
  const targets = noTargets(100);
  const problem = problemOf([...chosen, other], {
    dayCount: 5,
    targets: { ...targets, targets: { ...targets.targets, iron_mg: iron } },
  });
  const placed: Placeable[] = chosen.map((candidate) => ({ candidate, grams: 100 }));
  const found = await buyFewerThings(problem, new AssignmentCost(problem, 1), { start: placed, spare: 1.1 });
  return found.flatMap((item) => (item ? [item.candidate.recipe.id] : []));
}

it('takes a dish of foods that are bought anyway for one that is bought for alone', async () => {
  expect(await fewer()).toContain('same again');
});

it.each([
  ['gives less iron than is needed', { perGram: { iron_mg: 0.001 } }, 1],
  ['takes much longer at the stove', { handsOn: 20 }, 0],
  ['is for another meal', { meals: ['snack'] as const }, 0],
  ['brings fish', { holds: { fortifiedCereal: false, fish: true } }, 0],
])('leaves the week as it is where the other dish %s', async (_name, traits, iron) => {
  expect(await fewer(traits, iron)).not.toContain('same again');
});

/** A batch that keeps so many days. */
const dishBatch = (fridgeDays: 0 | 1) => ({ ...dish('any').recipe.batch, fridgeDays });

describe('what has to be bought', () => {
  const things = (count: number, from = 0) =>
    Array.from({ length: count }, (_, index) => `food-${from + index}`);
  const placedOf = (dishes: readonly (Candidate | null)[]) =>
    dishes.map((candidate): Placeable | null => candidate && { candidate, grams: 100 });

  it('costs nothing within one trip, and the same for each thing beyond it', () => {
    const costOf = (count: number, locked: readonly Candidate[] = []) => {
      const own = dish('own', { things: things(count) });
      const problem = problemOf([own], { locked: locked.map((each) => lockedLunch(each, 0)) });
      return costOfThings(problem, placedOf([own, null, own]));
    };
    expect([24, 25, 26].map((count) => costOf(count))).toEqual([0, 40, 80]);
    expect(costOf(24, [dish('locked', { things: things(3, 23) })])).toBe(80);
  });

  /** Two days of one dish each that is bought for alone, beside a locked one; what may take its place. */
  async function after(count: number, others: readonly Candidate[]): Promise<(string | undefined)[]> {
    const kept = dish('kept', { things: things(20) });
    const [one, two] = ['one', 'two'].map((id, index) =>
      dish(id, { things: things(count, 20 + index * count), allowed: [index === 0, index === 1] }),
    );
    if (!one || !two) throw new Error('There are two.');
    const problem = problemOf([one, two, ...others], {
      dayCount: 2,
      mostCereal: 0.2,
      kinds: ['lunch', 'dinner'],
      locked: [{ ...lockedLunch(kept, 0), slot: { day: 0, slot: 1, kind: 'dinner' } }],
    });
    const start = placedOf([one, null, two, null]);
    const found = await buyFewerThings(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
    return found.map((item) => item?.candidate.recipe.id);
  }

  const plain = (id: string, more: Parameters<typeof dish>[1] = {}) =>
    dish(id, { things: things(3), ...more });

  it('is left as it is where it fits into a trip', async () => {
    expect(await after(2, [plain('plain')])).toEqual(['one', undefined, 'two', undefined]);
  });

  it('gets fewer by as few other dishes as that takes', async () => {
    const found = await after(4, [plain('plain'), plain('other')]);
    expect(found.filter((id) => id === 'one' || id === 'two')).toHaveLength(1);
    expect(found.filter((id) => id === undefined)).toHaveLength(2);
  });

  it.each<[string, Parameters<typeof dish>[1], boolean]>([
    ['takes eight minutes more', { handsOn: 8 }, true],
    ['takes nine minutes more', { handsOn: 9 }, false],
    ['brings fortified cereal', { holds: { fortifiedCereal: true, fish: false } }, false],
    ['is served on no such day', { allowed: [false, false] }, false],
    ['gives more of the energy by cereal than is aimed for', { cerealKcal: 0.9 }, false],
    ['gives some of the energy by cereal', { cerealKcal: 0.3 }, true],
    ['needs as much of its own', { things: things(4, 90) }, false],
    ['needs a little less of its own', { things: things(3, 90) }, true],
  ])('takes a dish that %s: %j', async (_what, traits, isTaken) => {
    expect((await after(4, [plain('plain', traits)])).includes('plain')).toBe(isTaken);
  });

  it('takes of those that lose nothing the one that saves most', async () => {
    const [few, more] = [plain('few'), plain('more', { things: things(3, 90) })];
    for (const others of [
      [few, more],
      [more, few],
    ])
      expect((await after(4, others)).filter((id) => id === 'few' || id === 'more')).toEqual(['few']);
  });

  it('takes the place of a dish on all its days or on none', async () => {
    const twice = dish('twice', { handsOn: 1, things: things(6, 20), recipe: { batch: dishBatch(1) } });
    const full = dish('full', { things: things(20) });
    const found = async (allowed: readonly boolean[]) => {
      const other = plain('plain', { handsOn: 9, allowed, recipe: { batch: dishBatch(1) } });
      const problem = problemOf([twice, full, other], { dayCount: 3 });
      const start = placedOf([twice, twice, full]);
      const placed = await buyFewerThings(problem, new AssignmentCost(problem, 1), { start, spare: 1.1 });
      return placed.map((item) => item?.candidate.recipe.id);
    };
    expect(await found([true, true, true])).toEqual(['plain', 'plain', 'full']);
    expect(await found([true, false, true])).toEqual(['twice', 'twice', 'full']);
  });
});

describe('nutrients for a shorter list', () => {
  const iron = (mgPerG: number) => dish(`iron ${mgPerG}`, { perGram: { iron_mg: mgPerG } });
  const loses = (before: number, after: number, { spare = 1.1, locked = 0 } = {}) => {
    const targets = noTargets(100);
    const problem = problemOf([], {
      dayCount: 2,
      targets: { ...targets, targets: { ...targets.targets, iron_mg: 5 } },
      locked: locked > 0 ? [lockedLunch(iron(locked), 0)] : [],
    });
    const placed = (mgPerG: number) => [{ candidate: iron(mgPerG), grams: 100 }, null];
    return losesNutrients(problem, { before: placed(before), after: placed(after), spare });
  };

  // Two days want 10 mg: 100 g of 0.1 mg each.
  it.each([
    ['all that is needed and the spare', 0.2, 0.115, false],
    ['all that is needed without the spare', 0.2, 0.105, true],
    ['as much as there was, which was less than the spare', 0.105, 0.105, false],
    ['less than there was, which was less than the spare', 0.105, 0.102, true],
    ['more than there was of what is short', 0.05, 0.06, false],
    ['a little less of what is short', 0.05, 0.0485, false],
    ['much less of what is short', 0.05, 0.045, true],
  ])('keep %s', (_what, before, after, isLoss) => {
    expect(loses(before, after)).toBe(isLoss);
  });

  it('count what stands fixed', () => {
    expect(loses(0.2, 0.105, { locked: 0.05 })).toBe(false);
    expect(loses(0.2, 0.055, { locked: 0.05 })).toBe(true);
  });
});
