import { readTextItem } from '../insights/read-text-item';

const grams = (text: string, ageMonths = 20) =>
  Math.round(
    readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    ),
  );

describe('what a bowl weighed before and after', () => {
  it.each([
    'bowl before 142 g after 61 g, porridge',
    'porridge: bowl weighed 142g, 61g after',
    'porridge 142 g before, 61 g after',
  ])('is what was eaten: %s', (text) => {
    expect(grams(text)).toBe(81);
  });
});

describe('a part of a pack', () => {
  it.each([
    ['quarter tin of baked beans 400g', 100],
    ['tin ravioli quarter can 400g', 100],
    ['jelly pot half 125g pot', 63],
    ['salmon fillet, a third of a 120 g one', 40],
    ['half a jar of carrot puree, 125g jar', 63],
  ])('is a part of the weight on it: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });

  it('is weighed itself where so little is no pack', () => {
    expect(grams('half a jar of carrot puree 60 g')).toBe(60);
  });

  it('is halved once', () => {
    expect(grams('shared 200 g pizza, had half')).toBe(100);
    expect(grams('half a 125 g pot of yoghurt')).toBe(63);
  });
});

it('adds the half behind one', () => {
  expect(grams('a banana and a half')).toBe(grams('1.5 banana'));
  expect(grams('un kiwi et demi')).toBe(grams('1.5 kiwi'));
  expect(grams('a slice and a half of toast')).toBe(grams('1.5 slices of toast'));
  expect(grams('a banana and half a slice of toast')).toBe(
    grams('a banana') + grams('half a slice of toast'),
  );
});

it('parts the yolk of an egg from its white', () => {
  const foods = (text: string) =>
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 20, locale: 'uk' }).foods.map(
      ({ food }) => food.id,
    );
  expect(foods('1 boiled egg, left the yolk')).toEqual(['egg-white']);
  expect(foods('ate the yolk and half the white of an egg')).toEqual(['egg-yolk', 'egg-white']);
  expect(grams('ate the yolk and half the white of an egg')).toBeLessThan(40);
});
