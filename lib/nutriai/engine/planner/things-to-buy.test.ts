import { recipeOf } from './hand-made-context.test-helper';
import { thingsFor, thingsToBuy } from './things-to-buy';

const any = recipeOf('chicken-rice-congee');
const madeOf = (...foods: readonly string[]) => ({
  ...any,
  ingredients: foods.map((food) => ({ food, grams: 20, household: '', preparation: '' })),
});

it('buys each food once, and neither water, spices and oils nor what no shop knows', () => {
  const dish = madeOf('carrot', 'salmon', 'carrot', 'drinking-water', 'cumin', 'olive-oil', 'moon dust');
  expect(thingsToBuy(dish, [])).toEqual(['carrot', 'salmon']);
});

it('leaves out what is at home, each time by the pantry of then', () => {
  const dish = madeOf('carrot', 'salmon');
  expect(thingsToBuy(dish, ['carrots'])).toEqual(['salmon']);
  expect(thingsToBuy(dish, ['banana'])).toEqual(['carrot', 'salmon']);
  expect(thingsToBuy(dish, [])).toEqual(['carrot', 'salmon']);
});

it('buys for several dishes each thing once', () => {
  expect([...thingsFor([{ things: ['carrot', 'salmon'] }, { things: ['salmon', 'egg'] }])]).toEqual([
    'carrot',
    'salmon',
    'egg',
  ]);
  expect(thingsFor([]).size).toBe(0);
});
