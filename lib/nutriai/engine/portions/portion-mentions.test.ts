import { readTextItem } from '../insights/read-text-item';

const read = (text: string, ageMonths = 12) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' });
const weights = (text: string, ageMonths?: number) =>
  Object.fromEntries(
    read(text, ageMonths).foods.flatMap(({ food, grams }) => (grams === null ? [] : [[food.id, grams]])),
  );

it('takes a weight as it is, and marks what it assumed', () => {
  expect(read('40 g banana').foods[0]).not.toHaveProperty('isEstimate');
  expect(read('2 tbsp hummus').foods[0]).not.toHaveProperty('isEstimate');
  expect(read('half a banana').foods[0]).toMatchObject({ grams: 59, isEstimate: true, words: 'banana' });
});

it('gives each food of a text the amount that stands by it', () => {
  expect(weights('scrambled egg and half a slice of toast with butter')).toMatchObject({
    'white-bread': 17.5,
  });
  expect(weights('2 fish fingers, 1 tbsp peas, 3 chips')).toEqual({
    'fish-fingers': 56,
    'green-peas': 10,
    chips: 22.8,
  });
  expect(weights('100 ml milk and 30 g cheddar')).toMatchObject({ cheddar: 30 });
});

it('divides one amount of several foods', () => {
  const total = Object.values(weights('rice and beans, 90 g')).reduce((sum, grams) => sum + grams, 0);
  expect(total).toBeCloseTo(90, 0);
});

it('means less by a vague amount for a younger child', () => {
  const [six, eighteen] = [weights('some peas', 6), weights('some peas', 18)];
  expect(six['green-peas']).toBeLessThan(eighteen['green-peas'] ?? 0);
});

it('assumes no amount of milk that is drunk by itself', () => {
  expect(read('milk').notCounted).toMatchObject([{ reason: 'no_weight' }]);
});

it('puts a weight that was given in the place of the assumed one', () => {
  const weighed = readTextItem('toast and jam', {
    grams: undefined,
    weights: [{ text: 'jam', grams: 3 }],
    ageMonths: 12,
    locale: 'uk',
  });
  const jam = weighed.foods.find(({ food }) => food.id === 'jam');
  expect(jam?.grams).toBe(3);
  expect(jam).not.toHaveProperty('isEstimate');
});

it('takes a jar of meat and vegetables as one meal, and a pouch beside a meal as a pouch', () => {
  expect(weights('half a jar of chicken and vegetables')).toEqual({ 'baby-meal': 62.5 });
  expect(weights('2 fish fingers and a fruit pouch')).toEqual({ 'fish-fingers': 56, 'baby-fruit-pouch': 95 });
});

it('takes "meat" behind a bird for what of it was eaten, and not for more', () => {
  expect(Object.keys(weights('chicken drumstick meat'))).toEqual(['chicken-thigh']);
  expect(Object.keys(weights('shredded turkey meat'))).toEqual(['turkey-breast']);
});

it('takes a piece of a fruit for a part of it', () => {
  expect(weights('4 pieces of banana').banana).toBeLessThan(110);
  expect(weights('a piece of melon').cantaloupe).toBeLessThan(90);
  expect(weights('a piece of toast')).toEqual({ 'white-bread': 35 });
});

it('means a part of the whole where a pizza is eaten by the quarter', () => {
  expect(weights('a quarter of a pizza').pizza).toBe(75);
  expect(weights('a slice of pizza').pizza).toBe(90);
});

it('counts a dish once, whatever its name says of what is in it', () => {
  expect(weights('half a ham and cheese omelette')).toEqual({
    omelette: weights('half an omelette').omelette,
  });
  expect(weights('2 pork and apple sausages')).toEqual({ sausage: 90 });
  expect(weights('3 beef meatballs')).toEqual({ meatballs: weights('3 meatballs').meatballs });
  expect(Object.keys(weights('toast and carrot soup')).sort()).toEqual(['soup', 'white-bread']);
  expect(Object.keys(weights('pasta pesto')).sort()).toEqual(['pasta', 'pesto']);
});

it('takes one glass for one, and what was made with milk for all of the weight', () => {
  expect(weights('small glass of apple juice')['apple-juice']).toBeLessThan(160);
  expect(weights('porridge made with whole milk, 100g')).toEqual({ oats: 100 });
});

it('goes by the amount after a food whose cut is named', () => {
  expect(weights('watermelon cubes, 1/2 cup').watermelon).toBeGreaterThan(60);
});

it('gives a seasoning no more than a pinch', () => {
  expect(weights('porridge with cinnamon').cinnamon).toBeLessThan(1);
});

it('takes the part that was eaten of all that is named', () => {
  const whole = weights('a bagel with cream cheese');
  const quarter = weights('a bagel with cream cheese, she ate a quarter');
  expect(quarter.bagel).toBeCloseTo((whole.bagel ?? 0) / 4, 0);
  expect(quarter['cream-cheese']).toBeCloseTo((whole['cream-cheese'] ?? 0) / 4, 0);
  expect(weights('2 slices of toast. left half')).toEqual(weights('1 slice of toast'));
});

it('counts what a dish was made of, where that is weighed, in the place of the dish', () => {
  expect(weights('porridge made with 120ml milk and 20g oats')).toMatchObject({ oats: 20 });
  expect(weights('omelette strips, about 1 egg').egg).toBe(50);
  expect(weights('scrambled egg (1 egg)').egg).toBe(50);
  expect(weights('omelette (2 eggs)').egg).toBe(100);
});

it('takes a part at the end for one of all that is served together', () => {
  expect(weights('toast with butter, half')).toEqual(weights('toast with butter, she ate half'));
});

it('counts what is listed after a dish once', () => {
  expect(weights('smoothie (banana, strawberry, milk)')).toEqual(weights('smoothie'));
  expect(weights('a taco with beef and cheese')).toEqual(weights('a taco'));
  expect(weights('smoothie (half a banana, 100 ml milk)')).not.toHaveProperty('smoothie');
  expect(weights('a burrito with rice')).toHaveProperty('white-rice');
});

it('weighs a pouch or jar of any brand by the grams beside it', () => {
  expect(weights('hipp jar of lasagne, about 100g')).toEqual({ 'baby-meal': 100 });
  expect(weights('stage 2 jar of turkey dinner')).toEqual(weights('jar of turkey dinner'));
  expect(weights('spag bol pouch 130g, ate half')).toEqual({ 'baby-meal': 65 });
});

it('takes the shape that food is cut into for no number of pieces', () => {
  expect(weights('a cheese toastie cut into strips')).toEqual(weights('a cheese toastie'));
});

it('takes what is blended with a little water as one, and half and half as parts of one', () => {
  const peas = Object.values(weights('peas blended with a bit of water, 3 tsp'));
  expect(peas.reduce((sum, grams) => sum + grams, 0)).toBeLessThan(24);
  expect(read('peas blended with a bit of water, 3 tsp').notCounted).toEqual([]);
  const [juice, water] = Object.values(weights('half juice half water, 100 ml'));
  expect(juice).toBeCloseTo(water ?? 0, -1);
});

it('reads parts of what was cut, a bit more, and a flavour behind a product', () => {
  expect(weights('two and a bit strawberries')).toEqual({ strawberry: 27 });
  expect(weights('toast cut into 4, ate 3 of them')).toEqual({ 'white-bread': 26.3 });
  expect(Object.keys(weights('10 puffs sweet potato'))).toEqual(['corn-puffs']);
});

it('bounds a bowl of what lies loose in it, and knows pieces of cheeses and nuts by their class', () => {
  expect(weights('a small bowl of puffs')['corn-puffs']).toBeLessThan(25);
  expect(weights('2 cubes of gouda')).toEqual({ gouda: 16 });
  expect(weights('3 ground almonds')).toEqual({ almond: 4.5 });
});

it('gives no food the amount that is another food’s', () => {
  expect(weights('honey 1 tsp on porridge').oats).toBeGreaterThan(50);
});
