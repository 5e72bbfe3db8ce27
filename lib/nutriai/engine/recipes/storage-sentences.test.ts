import { foodById } from '../foods/food-list';
import { eatenTheSameDay } from './eaten-the-same-day';
import type { Recipe } from './recipe';
import { recipes } from './recipe-list';
import { storageSentences } from './storage-sentences';

const holding = (test: (food: string) => boolean) =>
  recipes.filter(({ ingredients }) => ingredients.some(({ food }) => test(food)));
const wordsOf = ({ batch }: Recipe) => storageSentences(batch).join(' ');
const isRice = (id: string) => foodById(id)?.flags.includes('rice') === true && id.endsWith('rice');
const isOfTheDay = (id: string) => eatenTheSameDay.has(id);

it('keeps cooked rice for one day, cooled within one hour, as the articles say', () => {
  const dishes = holding(isRice).filter(({ batch }) => batch.fridgeDays > 0);
  expect(dishes.length).toBeGreaterThan(10);
  for (const dish of dishes)
    expect([dish.id, wordsOf(dish)]).toEqual([
      dish.id,
      expect.stringContaining('Cool within an hour, then keep in the fridge for up to 1 day.'),
    ]);
});

it('eats or freezes spinach, chard and beetroot on the day, as the articles say', () => {
  const dishes = holding(isOfTheDay);
  expect(dishes.length).toBeGreaterThan(10);
  expect(dishes.filter((dish) => /in the fridge for/.test(wordsOf(dish))).map(({ id }) => id)).toEqual([]);
});

it('keeps nothing longer than two days in the fridge and two months in the freezer', () => {
  const beyond = recipes.filter(({ batch }) => batch.fridgeDays > 2 || batch.freezerMonths > 2);
  expect(beyond.map(({ id }) => id)).toEqual([]);
});

it('says how a dish is frozen that is not for the fridge', () => {
  expect(
    storageSentences({ fridgeDays: 0, freezerMonths: 2, reheating: 'Serve cold from the fridge.' })[0],
  ).toBe(
    'Eat it on the day you cook it, or cool it within an hour and freeze in portions for up to 2 months; thaw overnight in the fridge and don’t freeze again.',
  );
});
