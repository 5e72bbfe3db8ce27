import { amountsFor } from '../foods/composition-of';
import { foodById } from '../foods/food-list';
import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeFacts } from '../recipes/recipe-facts';
import { candidateOf, freeSugarsPerGram } from './candidate';
import { recipeOf } from './hand-made-context.test-helper';

const congee = recipeOf('chicken-rice-congee');
type Options = Parameters<typeof candidateOf>[1];
const candidate = (recipe: Recipe, more: Partial<Options> = {}) =>
  candidateOf(recipe, {
    ageMonths: 12,
    kinds: new Set<Meal>(['breakfast', 'lunch', 'dinner', 'snack']),
    allowed: [true],
    pantry: [],
    ...more,
  });
/** A dish of these foods alone, by grams. */
const madeOf = (grams: Readonly<Record<string, number>>): Recipe => ({
  ...congee,
  ingredients: Object.entries(grams).map(([food, amount]) => ({
    food,
    grams: amount,
    household: '',
    preparation: '',
  })),
});
function amountsOf(id: string, grams: number) {
  const food = foodById(id);
  return (food && amountsFor(food, grams)) ?? {};
}
const limitsOf = (...foods: readonly string[]) =>
  candidate(madeOf(Object.fromEntries(foods.map((food) => [food, 50]))))?.limits;

it('has portions for the meals that it suits and that the plan has', () => {
  const suits = { ...congee, meals: ['lunch', 'dinner'] as const };
  expect(Object.keys(candidate(suits)?.portions ?? {})).toEqual(['lunch', 'dinner']);
  expect(Object.keys(candidate(suits, { kinds: new Set(['dinner', 'snack']) })?.portions ?? {})).toEqual([
    'dinner',
  ]);
});

it('is none where it suits no meal, or no day', () => {
  expect(candidate({ ...congee, meals: ['lunch'] }, { kinds: new Set(['snack']) })).toBeNull();
  expect(candidate(congee, { allowed: [false, false] })).toBeNull();
  expect(candidate(congee, { allowed: [] })).toBeNull();
  expect(candidate(congee, { allowed: [false, true] })?.allowed).toEqual([false, true]);
});

it('has nutrients by the gram, and none that nobody measured', () => {
  const { perGram, facts } = candidate(congee) ?? {};
  expect(perGram?.iron_mg).toBeCloseTo((facts?.per100G.iron_mg ?? NaN) / 100, 12);
  expect(perGram?.energy_kcal).toBeCloseTo((facts?.per100G.energy_kcal ?? NaN) / 100, 12);
  expect(Object.values(perGram ?? {}).every(Number.isFinite)).toBe(true);
});

describe('free sugars', () => {
  it('of what is not known to be a food are none, nor of starch beside', () => {
    const grams = (recipe: Recipe) => freeSugarsPerGram(recipe) * recipeFacts(recipe).batchG;
    expect(grams(madeOf({ sugar: 10 }))).toBeCloseTo(amountsOf('sugar', 10).sugars_g ?? 10, 6);
    expect(grams(madeOf({ sugar: 10, potato: 90 }))).toBeCloseTo(grams(madeOf({ sugar: 10 })), 6);
  });

  it('are those of what is sweetened or sweet by itself, not of fruit', () => {
    const honey = madeOf({ honey: 30, banana: 70 });
    const batch = recipeFacts(honey).batchG;
    const sugars = foodById('honey')?.flags.some((flag) => flag === 'added_sugar' || flag === 'free_sugar');
    expect(sugars).toBe(true);
    const found = freeSugarsPerGram(honey);
    expect(found).toBeGreaterThan(0.2 * (30 / batch));
    expect(found).toBeLessThanOrEqual(30 / batch);
    expect(freeSugarsPerGram(madeOf({ banana: 100 }))).toBe(0);
    expect(candidate(honey)?.perGram.free_sugars_g).toBe(found);
  });

  it('of two sweet things are added up', () => {
    const [one, two] = [madeOf({ honey: 30 }), madeOf({ 'maple-syrup': 30 })];
    const both = madeOf({ honey: 30, 'maple-syrup': 30 });
    const grams = (recipe: Recipe) => freeSugarsPerGram(recipe) * recipeFacts(recipe).batchG;
    expect(grams(both)).toBeCloseTo(grams(one) + grams(two), 9);
    expect(grams(two)).toBeGreaterThan(0);
  });
});

describe('the energy of fortified cereal', () => {
  const kcalOf = (recipe: Recipe) => (candidate(recipe)?.cerealKcal ?? NaN) * recipeFacts(recipe).batchG;
  const energyOf = (id: string, grams: number) => amountsOf(id, grams).energy_kcal ?? NaN;

  it('is that of these alone, by a gram of the dish', () => {
    const cereals = { 'oat-infant-cereal': 20, 'rice-infant-cereal': 10 };
    const expected = energyOf('oat-infant-cereal', 20) + energyOf('rice-infant-cereal', 10);
    expect(kcalOf(madeOf({ ...cereals, banana: 50 }))).toBeCloseTo(expected, 6);
    expect(kcalOf(madeOf({ banana: 50, oats: 20 }))).toBe(0);
  });
});

describe('what a week has few of', () => {
  it.each([
    ['chicken-liver', ['liver']],
    ['salmon', ['oily_fish']],
    ['chicken', []],
    ['white-rice', []],
    ['canned-light-tuna', ['limited_mercury']],
    ['rice-infant-cereal', ['rice_cereal']],
    ['oat-infant-cereal', []],
  ])('%s: %j', (food, limits) => {
    expect(limitsOf(food)).toEqual(limits);
  });

  it('is of each of its foods', () => {
    expect(limitsOf('chicken', 'salmon', 'chicken-liver')).toEqual(['liver', 'oily_fish']);
  });
});

it('knows fish and cereal that iron was added to', () => {
  expect(candidate(madeOf({ carrot: 50, salmon: 50 }))?.holds).toEqual({
    fortifiedCereal: false,
    fish: true,
  });
  expect(candidate(madeOf({ carrot: 50, 'oat-infant-cereal': 20 }))?.holds).toEqual({
    fortifiedCereal: true,
    fish: false,
  });
  expect(candidate(madeOf({ carrot: 50 }))?.holds).toEqual({ fortifiedCereal: false, fish: false });
});

it('knows what share of it is at home', () => {
  const dish = madeOf({ carrot: 30, salmon: 70 });
  const { batchG } = recipeFacts(dish);
  expect(candidate(dish, { pantry: ['carrots'] })?.pantryShare).toBeCloseTo(30 / batchG, 12);
  expect(candidate(dish, { pantry: ['carrot', 'fish'] })?.pantryShare).toBeCloseTo(100 / batchG, 12);
  expect(candidate(dish, { pantry: ['banana'] })?.pantryShare).toBe(0);
  expect(candidate(dish)?.pantryShare).toBe(0);
  expect(candidate(dish, { pantry: ['carrots'] })?.things).toEqual(['salmon']);
});

it('takes a cook as long as it says, or as the whole of it takes', () => {
  expect(candidate({ ...congee, activeMinutes: 7, minutes: 40 })?.handsOn).toBe(7);
  expect(candidate({ ...congee, activeMinutes: undefined, minutes: 40 })?.handsOn).toBe(40);
});

it('takes longer where a batch is too small for two helpings and keeps for both', () => {
  const third = (fridgeDays: 0 | 2) => ({
    ...congee,
    ingredients: congee.ingredients.map((each) => ({ ...each, grams: each.grams / 3 })),
    servings: congee.servings / 3,
    activeMinutes: 10,
    batch: { ...congee.batch, fridgeDays },
  });
  const minutesOf = (recipe: typeof congee) => candidate(recipe)?.usualHandsOn ?? 0;
  expect(candidate(third(2))?.handsOn).toBe(10);
  expect(minutesOf(third(2))).toBeGreaterThan(minutesOf(third(0)));
  expect(minutesOf({ ...congee, activeMinutes: 10 })).toBe(10);
});
