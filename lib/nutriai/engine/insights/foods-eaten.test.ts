import { foodsEaten } from './foods-eaten';
import { insights } from './insights';
import { bottle, boy, logOf, meal, of } from './logs.test-helper';

it('lists what was eaten by days, the most frequent first, without milk, water and what was left', () => {
  const meals = [
    meal(19, 'breakfast', [of('oats', 20)]),
    meal(19, 'dinner', [of('oats', 20), of('egg', 20)]),
    meal(20, 'lunch', [of('oats', 20), of('carrot', 30), { food: 'water', grams: 30 }]),
    meal(20, 'milk', [bottle(180)]),
    meal(20, 'dinner', [of('salmon', 20)], { eatenShare: 0 }),
  ];
  const { days } = insights(logOf(boy, meals));
  expect(foodsEaten(days).map(({ food, group, days: count }) => [food, group, count])).toEqual([
    ['oats', 'grains_roots_tubers', 2],
    ['carrot', 'vita_fruits_veg', 1],
    ['egg', 'eggs', 1],
  ]);
});
