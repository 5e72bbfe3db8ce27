import { ironAdvice } from './iron-advice';

const soundOf = (...given: Parameters<typeof ironAdvice>) => ironAdvice(...given).advice.join('\n');

it('has nothing to say of iron from food while milk is all a baby has', () => {
  expect(ironAdvice({ ageMonths: 5, diet: 'vegan' }, '0-5')).toEqual({
    byAbsorption: [],
    advice: [],
    sources: [],
  });
});

it.each([
  ['6-11', 8, [6.2, 7.7, 9.3, 18.6]],
  ['12-36', 20, [3.9, 4.8, 5.8, 11.6]],
] as const)(
  'lists what WHO and FAO ask for at %s months, the less is absorbed the more',
  (band, ageMonths, mg) => {
    const { byAbsorption, sources } = ironAdvice({ ageMonths }, band);
    expect(byAbsorption.map(({ amount }) => amount)).toEqual(mg);
    expect(byAbsorption.map(({ when }) => when)).toEqual([
      '15% absorbed',
      '12% absorbed',
      '10% absorbed',
      '5% absorbed',
    ]);
    expect(sources).toEqual(['who-fao-2004', 'aap-iron']);
  },
);

it('says how often, with what, and what lowers iron', () => {
  const advice = soundOf({ ageMonths: 8 }, '6-11');
  expect(advice).toMatch(/^Offer a food rich in iron twice a day/m);
  expect(advice).toMatch(/vitamin C with iron from plants/);
  expect(advice).toMatch(/cow’s milk lowers iron, and so does tea/);
});

it.each([
  ['vegetarian', true],
  ['vegan', true],
  ['pescatarian', false],
  ['omnivore', false],
  [undefined, false],
] as const)('asks for more iron in a %s diet: %s', (diet, asksForMore) => {
  expect(/less well absorbed/.test(soundOf({ ageMonths: 8, diet }, '6-11'))).toBe(asksForMore);
});
