import { insights } from './insights';
import { type Baby, type LoggedMeal } from './log';
import { bottle, boy, girl, logOf, meal, toddler } from './logs.test-helper';

const milkOn20th = (baby: Baby, meals: readonly LoggedMeal[]) =>
  insights(logOf(baby, meals)).days.at(-1)?.milk;
const parts = (baby: Baby, meals: readonly LoggedMeal[]) =>
  milkOn20th(baby, meals)?.parts.map(({ milk, ml, volume }) => [milk, Math.round(ml), volume]);
const at = (time: string) => ({ eatenAt: `2026-11-20T${time}:00` });

it('takes what was measured from what is usual at the breast', () => {
  expect(parts(girl, [])).toEqual([['breast', 541, 'estimated']]);
  expect(parts(girl, [meal(20, 'milk', [{ food: 'breast-milk', amount: 100, unit: 'ml' }])])).toEqual([
    ['breast', 100, 'logged'],
    ['breast', 441, 'estimated'],
  ]);
  expect(parts(girl, [meal(20, 'milk', [bottle(120)])])).toEqual([
    ['formula', 120, 'logged'],
    ['breast', 421, 'estimated'],
  ]);
});

it('counts feeds at the breast however they are logged, and misses nothing of them', () => {
  const feeds = [
    meal(20, 'milk', []),
    meal(20, 'milk', [{ food: 'breast-milk' }], at('10:00')),
    meal(20, 'milk', [{ text: 'nursed 10 minutes' }], at('14:00')),
  ];
  expect(milkOn20th(girl, feeds)).toMatchObject({ feeds: 3, ml: 541 });
  expect(insights(logOf(girl, feeds)).days.at(-1)?.notCounted).toEqual([]);
});

it('knows a feed at the breast of a child who mostly has formula', () => {
  const feeds = [
    meal(20, 'milk', [bottle(150)]),
    meal(20, 'milk', [{ text: 'Breastfed for 12 minutes, left side' }], at('14:00')),
  ];
  expect(milkOn20th(boy, feeds)?.feeds).toBe(2);
  expect(parts(boy, feeds)).toEqual([
    ['formula', 150, 'logged'],
    ['breast', 80, 'estimated'],
  ]);
  expect(insights(logOf(boy, feeds)).days.at(-1)?.notCounted).toEqual([]);
  const words = [meal(20, 'milk', [{ text: 'the left over zorp' }])];
  expect(insights(logOf(boy, words)).days.at(-1)?.notCounted).toHaveLength(1);
});

it('fills up formula only where a bottle has no volume, or none is logged', () => {
  expect(parts(boy, [meal(20, 'milk', [bottle(150)])])).toEqual([['formula', 150, 'logged']]);
  expect(parts(boy, [])).toEqual([['formula', 400, 'estimated']]);
  const two = [meal(20, 'milk', [bottle(150)]), meal(20, 'milk', [{ food: 'infant-formula' }], at('10:00'))];
  expect(parts(boy, two)).toEqual([
    ['formula', 150, 'logged'],
    ['formula', 250, 'estimated'],
  ]);
});

it('splits the usual of a child who has both', () => {
  const mixed: Baby = { ...girl, feeding: 'mixed' };
  const [formula, breast] = milkOn20th(mixed, [])?.parts ?? [];
  expect(formula?.ml).toBeCloseTo(breast?.ml ?? 0, 9);
  const withBottle = milkOn20th(mixed, [meal(20, 'milk', [bottle(400)])])?.parts ?? [];
  expect(withBottle.map(({ milk, volume }) => [milk, volume])).toEqual([
    ['formula', 'logged'],
    ['breast', 'estimated'],
  ]);
  expect(withBottle.reduce((sum, { ml }) => sum + ml, 0)).toBeCloseTo((formula?.ml ?? 0) * 2, 9);
});

it('never guesses animal milk, and takes milk over cereal for food', () => {
  expect(parts(toddler, [])).toEqual([]);
  const cereal = [
    meal(20, 'breakfast', [
      { food: 'wheat-biscuit-cereal', grams: 15 },
      { food: 'whole-milk', grams: 60 },
    ]),
  ];
  expect(parts(toddler, cereal)).toEqual([]);
  expect(insights(logOf(toddler, cereal)).days.at(-1)?.nutrients.calcium_mg.have).toBeCloseTo(76.35, 2);
  expect(parts(toddler, [meal(20, 'snack', [{ food: 'whole-milk', grams: 103.13287 }])])).toEqual([
    ['cow', 100, 'logged'],
  ]);
});

it('counts a bottle that was left as nothing', () => {
  expect(milkOn20th(boy, [meal(20, 'milk', [bottle(150)], { eatenShare: 0 })])).toMatchObject({ feeds: 0 });
});

it('takes "milk" in a milk feed under a year for the baby’s own', () => {
  const words = (text: string) => [meal(20, 'milk', [{ text }])];
  expect(parts(boy, words('120 ml milk'))).toEqual([['formula', 120, 'logged']]);
  expect(parts(girl, words('milk'))).toEqual([['breast', 541, 'estimated']]);
  expect(insights(logOf(girl, words('milk'))).limits).toEqual([]);
  expect(parts(girl, words('100 ml cow’s milk'))?.[0]).toEqual(['cow', 100, 'logged']);
  expect(parts(toddler, words('100 ml milk'))).toEqual([['cow', 100, 'logged']]);
});
