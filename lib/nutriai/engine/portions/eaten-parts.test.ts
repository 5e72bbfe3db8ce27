import { readTextItem } from '../insights/read-text-item';

const weights = (text: string, ageMonths = 18) =>
  Object.fromEntries(
    readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods.flatMap(
      ({ food, grams }) => (grams === null ? [] : [[food.id, grams]]),
    ),
  );

it('counts what was eaten of what was served, and not what was left', () => {
  expect(weights('4 fish fingers, ate 2')).toEqual(weights('2 fish fingers'));
  expect(weights('4 fish fingers, left 1')).toEqual(weights('3 fish fingers'));
  expect(weights('pasta 100g, ate 60g')).toEqual({ pasta: 60 });
  expect(weights('pancake, had 2 of 3 pieces').pancake).toBeCloseTo(
    ((weights('pancake').pancake ?? 0) * 2) / 3,
    0,
  );
  expect(weights('a satsuma minus 2 segments').tangerine).toBeLessThan(70);
  expect(weights('toast cut into 4, ate 3')).toEqual({ 'white-bread': 26.3 });
});

it('goes by the foods that are named again', () => {
  expect(weights('chicken and rice, only ate the rice')).not.toHaveProperty('chicken');
  expect(weights('toast and scrambled egg, refused the egg')).toEqual(weights('toast'));
  expect(Object.keys(weights('Served pasta, broccoli and chicken. Ate the pasta, left the rest'))).toEqual([
    'pasta',
  ]);
  const half = weights('scrambled egg on toast, ate all the egg and half the toast');
  expect(half['white-bread']).toBeCloseTo((weights('scrambled egg on toast')['white-bread'] ?? 0) / 2, 0);
  expect(weights('1 boiled egg, ate the yolk only')).toEqual({ 'egg-yolk': 17 });
});

it('takes a part that is said behind a dash, or with what was on the floor, for one of all', () => {
  const whole = weights('pasta bake and peas');
  const half = weights('pasta bake and peas - half');
  expect(half['pasta-bake']).toBeCloseTo((whole['pasta-bake'] ?? 0) / 2, 0);
  expect(weights('pasta bake and peas, half on the floor')).toEqual(half);
  expect(weights('banana, dropped half')).toEqual(weights('half a banana'));
});

it('takes the crust off bread, a sandwich and a pizza', () => {
  expect(weights('1 slice of toast, no crusts')['white-bread']).toBeCloseTo(19.3, 1);
  expect(weights('ham sandwich with crusts cut off')['ham-sandwich']).toBeLessThan(65);
});

it('counts a new food behind such a verb as eaten', () => {
  expect(Object.keys(weights('banana, then had 2 crackers')).sort()).toEqual(['banana', 'salted-cracker']);
});

it('divides an amount between two foods that are spooned together', () => {
  const mixed = Object.values(weights('100g chicken and rice')).reduce((sum, grams) => sum + grams, 0);
  expect(mixed).toBeCloseTo(100, 0);
  expect(weights('30 g cheddar and crackers').cheddar).toBe(30);
});

it('reads amounts in German, French, Spanish, Italian and Dutch', () => {
  expect(weights('eine halbe Banane')).toEqual(weights('half a banana'));
  expect(weights('2 EL Joghurt')).toEqual(weights('2 tbsp yoghurt'));
  expect(weights('un demi-avocat')).toEqual(weights('half an avocado'));
  expect(weights('2 cuillères à soupe de petits pois')).toEqual(weights('2 tbsp peas'));
  expect(weights('4 c. à s. de riz')).toEqual(weights('4 tbsp rice'));
  expect(weights('medio plátano')).toEqual(weights('half a banana'));
  expect(weights('tre cucchiai di piselli')).toEqual(weights('3 tbsp peas'));
  expect(weights('twee plakjes komkommer')).toEqual(weights('2 slices cucumber'));
  expect(weights('4 bâtonnets de poisson pané dont un laissé')).toEqual(weights('3 fish fingers'));
});
