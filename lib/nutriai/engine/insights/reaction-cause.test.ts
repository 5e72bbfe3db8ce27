import { type IntroducedAllergen } from '../child';
import { allergenExposures } from './allergen-exposures';
import { type Baby, type LoggedReaction } from './log';
import { readMeal } from './read-meal';

const baby: Baby = {
  birthDate: '2026-02-01',
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  allergies: [],
  otherAllergies: [],
  avoids: [],
  introducedAllergens: [],
  measurements: [],
};
const child = { ageMonths: 9, feeding: 'breast' as const };

function statusesAfter(text: string, reaction?: Partial<LoggedReaction>, met: IntroducedAllergen[] = []) {
  const logged = {
    eatenAt: '2026-11-20T12:00:00Z',
    kind: 'lunch' as const,
    items: [{ text }],
    ...(reaction && { reaction: { severity: 'mild' as const, signs: [], ...reaction } }),
  };
  const meal = readMeal(logged, '2026-11-20', { child, recipes: [] });
  const found = allergenExposures({
    baby: { ...baby, introducedAllergens: met },
    meals: [meal],
    today: '2026-11-23',
    drinksMilk: false,
  });
  return Object.fromEntries(
    found.flatMap(({ code, status }) => (status === 'not_yet' ? [] : [[code, status] as const])),
  );
}

it('takes no butter for eaten that nobody put into the words', () => {
  expect(statusesAfter('scrambled eggs')).toEqual({ egg: 'tolerated' });
  expect(statusesAfter('scrambled eggs', {})).toEqual({ egg: 'suspected' });
  expect(statusesAfter('scrambled eggs with butter')).toMatchObject({ egg: 'tolerated', milk: 'tolerated' });
  expect(statusesAfter('pancakes')).toMatchObject({
    egg: 'tolerated',
    milk: 'tolerated',
    wheat: 'tolerated',
  });
});

it('blames none of a meal until somebody says which it was', () => {
  expect(statusesAfter('egg and toast with peanut butter', {})).toMatchObject({
    egg: 'suspected',
    peanut: 'suspected',
    wheat: 'suspected',
  });
  expect(statusesAfter('egg and toast with peanut butter', { allergens: ['peanut'] })).toMatchObject({
    egg: 'tolerated',
    peanut: 'reacted',
    wheat: 'tolerated',
  });
});

it('blames no allergen where it was another food', () => {
  expect(statusesAfter('egg with strawberries', { foods: ['strawberries'] })).toEqual({ egg: 'tolerated' });
});

it('counts what somebody named though the words do not hold it', () => {
  expect(statusesAfter('a cake at a party', { allergens: ['sesame'] })).toMatchObject({ sesame: 'reacted' });
});

it('has no date for what was eaten on a day that nobody remembers', () => {
  const met: IntroducedAllergen[] = [{ code: 'peanut', date: null, reaction: 'none' }];
  const [peanut] = allergenExposures({
    baby: { ...baby, introducedAllergens: met },
    meals: [],
    today: '2026-11-23',
    drinksMilk: false,
  }).filter(({ code }) => code === 'peanut');
  expect(peanut).toMatchObject({ status: 'tolerated', first: null, last: null, times: 0, isUndated: true });
});
