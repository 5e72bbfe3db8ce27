import { insights } from './insights';
import { type Baby, type LoggedMeal } from './log';
import { bottle, boy, girl, logOf, meal, of, toddler } from './logs.test-helper';

const dayOf = (baby: Baby, meals: readonly LoggedMeal[]) => insights(logOf(baby, meals)).who?.days.at(-1);
const at = (time: string) => ({ eatenAt: `2026-11-20T${time}:00` });

it('is given from 6 to 23 months, and never of a day without a log', () => {
  const lunch = [meal(20, 'lunch', [of('carrot', 30)])];
  const born = (birthDate: string) => insights(logOf({ ...toddler, birthDate }, lunch)).who;
  expect(born('2026-05-21')).toBeNull();
  expect(born('2026-05-20')?.days).toHaveLength(1);
  expect(born('2024-11-21')?.days).toHaveLength(1);
  expect(born('2024-11-20')).toBeNull();
  expect(insights(logOf(girl, [])).who).toMatchObject({ days: [], summary: { mdd: { days: 0, of: 0 } } });
});

it('needs five of eight groups, breast milk among them', () => {
  const four = [of('carrot', 20), of('egg', 20), of('oats', 20)];
  expect(dayOf(girl, [meal(20, 'lunch', four)])?.mdd).toBe(false);
  expect(dayOf(girl, [meal(20, 'lunch', [...four, of('banana', 1)])])?.mdd).toBe(true);
  expect(dayOf({ ...girl, feeding: 'none' }, [meal(20, 'lunch', [...four, of('banana', 1)])])?.mdd).toBe(
    false,
  );
});

it('counts any amount that was eaten, and nothing that was left', () => {
  const left = meal(20, 'dinner', [of('egg', 30)], { eatenShare: 0 });
  const day = dayOf(girl, [meal(20, 'lunch', [of('carrot', 20)]), left]);
  expect(day).toMatchObject({ eff: false, solidFeeds: 1, groups: ['breast_milk', 'vita_fruits_veg'] });
  expect(dayOf(girl, [meal(20, 'dinner', [of('egg', 30)], { eatenShare: 0.1 })])?.eff).toBe(true);
});

it.each([
  ['2026-04-10', 1, false],
  ['2026-04-10', 2, true],
  ['2026-02-20', 2, false],
  ['2026-02-20', 3, true],
  ['2025-03-15', 3, true],
])('a breastfed child born on %s with %d meals: %s', (birthDate, count, expected) => {
  const meals = Array.from({ length: count }, (_, index) =>
    meal(20, 'snack', [of('banana', 20)], at(`1${index}:00`)),
  );
  expect(dayOf({ ...girl, birthDate, measurements: [] }, meals)?.mmf).toBe(expected);
});

it('counts milk feeds to the meals of a child who is not breastfed, but asks for one of food', () => {
  const bottles = ['06:00', '10:00', '14:00'].map((time) => meal(20, 'milk', [bottle(150)], at(time)));
  expect(dayOf(boy, [...bottles, meal(20, 'lunch', [of('carrot', 30)])])).toMatchObject({
    mmf: true,
    mmff: true,
  });
  expect(dayOf(boy, [...bottles.slice(1), meal(20, 'lunch', [of('carrot', 30)])])).toMatchObject({
    mmf: false,
    mmff: true,
  });
  expect(insights(logOf(boy, [...bottles, meal(20, 'milk', [bottle(100)], at('18:00'))])).who?.days).toEqual(
    [],
  );
});

it('takes formula for drunk on a day without a bottle in the log, and says so', () => {
  const day = dayOf(boy, [meal(20, 'lunch', [of('carrot', 30)])]);
  expect(day).toMatchObject({ groups: ['dairy', 'vita_fruits_veg'], milkAssumed: true, mmff: null });
  const logged = dayOf(boy, [meal(20, 'lunch', [of('carrot', 30)]), meal(20, 'milk', [bottle(150)])]);
  expect(logged).toMatchObject({ groups: ['dairy', 'vita_fruits_veg'], milkAssumed: false });
  const toddlers = dayOf(toddler, [meal(20, 'lunch', [of('carrot', 30)])]);
  expect(toddlers).toMatchObject({ groups: ['vita_fruits_veg'], milkAssumed: false });
});

it('counts yoghurt as a milk feed, but as one meal only', () => {
  const day = dayOf(toddler, [
    meal(20, 'breakfast', [of('whole-yoghurt', 60)]),
    meal(20, 'snack', [of('whole-yoghurt', 60)]),
    meal(20, 'lunch', [of('carrot', 40)]),
  ]);
  expect(day).toMatchObject({ solidFeeds: 3, milkFeeds: 2, mmff: true, mmf: null });
});

it('knows days without fruit and vegetables, and with a sweet drink', () => {
  expect(dayOf(girl, [meal(20, 'lunch', [of('oats', 30)])])).toMatchObject({ zvf: true, swb: false });
  expect(dayOf(girl, [meal(20, 'lunch', [{ text: '60 ml apple juice' }, of('oats', 30)])])).toMatchObject({
    zvf: true,
    swb: true,
  });
});

it('does not count a condiment’s amount in a dish', () => {
  const pesto = {
    id: 'p',
    title: 'P',
    servings: 1,
    ingredients: [
      { food: 'pasta', grams: 60 },
      { food: 'pine-nut', grams: 2 },
    ],
  };
  const found = insights({ ...logOf(girl, [meal(20, 'lunch', [{ recipe: 'p' }])]), recipes: [pesto] });
  expect(found.who?.days[0]?.groups).toEqual(['breast_milk', 'grains_roots_tubers']);
});
