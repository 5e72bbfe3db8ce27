import { recipeById } from '../recipes/recipe-list';
import { recipeFacts } from '../recipes/recipe-facts';
import { type LogItem } from './log';
import { readItem, type ReadingContext } from './read-item';

const context = (): ReadingContext => ({ child: { ageMonths: 9 }, recipes: [] });
const read = (item: LogItem, more: Partial<ReadingContext> = {}) => readItem(item, { ...context(), ...more });
const weights = (item: LogItem) =>
  read(item).foods.map(({ food, grams }) => [food.id, grams === null ? null : Math.round(grams)]);

describe('a food', () => {
  it('is found by id or name, and weighed by its measures', () => {
    expect(weights({ food: 'lentils', grams: 40 })).toEqual([['lentils', 40]]);
    expect(weights({ food: 'Natural yoghurt', grams: 40 })[0]?.[1]).toBe(40);
    expect(weights({ food: 'peanut-butter', amount: 1, unit: 'tbsp' })).toEqual([['peanut-butter', 16]]);
    expect(weights({ food: 'egg', amount: 1 })).toEqual([['egg', 50]]);
  });

  it('without a weight stays a food, and is named as not counted', () => {
    const served = read({ food: 'egg' });
    expect(served.foods[0]).toMatchObject({ grams: null, counts: true });
    expect(served.notCounted).toEqual([{ text: 'Egg', reason: 'no_weight', nearest: ['egg'] }]);
    expect(served.allergens).toEqual(['egg']);
  });

  it('that was never analysed, or that nobody knows, is named too', () => {
    expect(read({ food: 'popcorn', grams: 5 }).notCounted[0]?.reason).toBe('no_composition');
    const unknown = read({ food: 'brocolli', grams: 20 });
    expect(unknown).toMatchObject({ foods: [], notCounted: [{ text: 'brocolli', reason: 'unknown_food' }] });
    expect(unknown.notCounted[0]?.nearest).toContain('broccoli');
  });
});

describe('a recipe', () => {
  const id = 'salmon-potato-pea-mash';
  const recipe = recipeById(id);
  const total = (item: LogItem) => read(item).foods.reduce((sum, { grams }) => sum + (grams ?? 0), 0);

  it('is weighed as logged, by servings, or as the usual portion', () => {
    if (!recipe) throw new Error('no recipe');
    expect(total({ recipe: id, grams: 80 })).toBeCloseTo(80, 9);
    expect(total({ recipe: id, amount: 2, unit: 'serving' })).toBeCloseTo(
      2 * recipeFacts(recipe).servingG,
      9,
    );
    // 130 g at six to eight months' middle of 90 g; at nine to eleven the middle is 120 g.
    expect(total({ recipe: id })).toBeGreaterThan(recipeFacts(recipe).servingG);
    expect(read({ recipe: id }).isUsualPortion).toBe(true);
    expect(read({ recipe: id, grams: 80 })).not.toHaveProperty('isUsualPortion');
  });

  it('brings its allergens, and its pinches count to no group', () => {
    const served = read({ recipe: id, grams: 80 });
    expect(served.allergens).toEqual(['fish']);
    expect(served.foods.find(({ food }) => food.id === 'dill')?.counts).toBe(false);
    expect(served.foods.find(({ food }) => food.id === 'salmon')?.counts).toBe(true);
    expect(served.notCounted).toEqual([]);
  });

  it('may be the family’s own', () => {
    const own = {
      id: 'ours',
      title: 'Our stew',
      servings: 2,
      ingredients: [
        { food: 'lentils', grams: 100 },
        { food: 'carrot', grams: 96 },
        { food: 'moonroot', grams: 4 },
      ],
    };
    const served = read({ recipe: 'ours', amount: 1, unit: 'serving' }, { recipes: [own] });
    expect(served.foods.map(({ food, grams }) => [food.id, grams])).toEqual([
      ['lentils', 50],
      ['carrot', 48],
    ]);
    expect(served.notCounted).toMatchObject([{ text: 'moonroot', reason: 'unknown_food' }]);
  });

  it('that is not known is named as not counted', () => {
    expect(read({ recipe: 'no-such-dish' })).toMatchObject({
      foods: [],
      notCounted: [{ text: 'no-such-dish', reason: 'unknown_food' }],
    });
  });
});

describe('words', () => {
  it('give foods, weights and how they were cooked', () => {
    expect(weights({ text: '30 g lentils and 40 g raw carrot' })).toEqual([
      ['lentils', 30],
      ['carrot', 40],
    ]);
    expect(read({ text: '40 g raw carrot' }).foods[0]?.state).toBe('raw');
    expect(weights({ text: 'banana', amount: 50, unit: 'g' })).toEqual([['banana', 50]]);
    expect(weights({ text: 'mashed banana', grams: 35 })).toEqual([['banana', 35]]);
  });

  it('never count what is left out, and name what is not known', () => {
    const served = read({ text: 'porridge without honey, and frobnitz' });
    expect(served.foods.map(({ food }) => food.id)).toEqual(['oats']);
    expect(served.notCounted.map(({ text, reason }) => [text, reason])).toEqual([
      ['frobnitz', 'unknown_food'],
    ]);
  });

  it('of a drink alone are a drink', () => {
    expect(read({ text: 'water' }).foods[0]?.isDrink).toBe(true);
    expect(read({ text: '60 ml apple juice' }).foods[0]?.isDrink).toBe(true);
    expect(read({ text: 'porridge with oat drink' }).foods.map(({ isDrink }) => isDrink)).toContain(false);
  });

  it('for a dish give its figures, and the foods it always holds, without weights', () => {
    const served = read({ text: 'spaghetti bolognese', grams: 100 });
    expect(served.foods.map(({ food, grams }) => [food.id, grams])).toContainEqual(['beef-mince', null]);
    expect(served.foods[0]).toMatchObject({ grams: 100, isDish: true, food: { id: 'bolognese' } });
    expect(served.notCounted).toEqual([]);
    expect(served.allergens).toContain('wheat');
  });

  it('that can only be guessed are asked about', () => {
    expect(read({ text: '30 g brocoli' }).foods).toHaveLength(1);
    expect(read({ text: '30 g flumf' })).toMatchObject({
      foods: [],
      notCounted: [{ text: 'flumf', reason: 'unknown_food' }],
    });
  });

  it('that say nothing are not passed over in silence', () => {
    expect(read({ text: 'xyzzy' }).notCounted).toHaveLength(1);
  });
});

it('refuses an amount below zero', () => {
  expect(() => read({ food: 'egg', amount: -1 })).toThrow(RangeError);
});
