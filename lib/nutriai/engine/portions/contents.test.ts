import { readTextItem } from '../insights/read-text-item';

const weights = (text: string, ageMonths = 20) =>
  Object.fromEntries(
    readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods.flatMap(
      ({ food, grams }) => (grams === null ? [] : [[food.id, grams]]),
    ),
  );

it.each([
  ['fruit pouch pear and peach', 'baby-fruit-pouch'],
  ['a fruit pouch of apple + mango', 'baby-fruit-pouch'],
  ['ice lolly made from yoghurt and fruit', 'ice-lolly'],
  ['salada de fruta com banana e morango', 'fruit-salad'],
])('counts what fills %s no second time', (text, id) => {
  expect(Object.keys(weights(text))).toEqual([id]);
});

it('gives a weight among the contents to the whole', () => {
  expect(weights('Quetschie Apfel-Banane 90 g')).toEqual({ apple: 90 });
  expect(weights('Quetschie Apfel-Banane')).toEqual({ apple: 100 });
});

it('keeps a list apart', () => {
  expect(Object.keys(weights('fruit pouch, banana and a rice cake'))).toHaveLength(3);
});

it('counts the parts that have amounts instead of a mush that they make', () => {
  expect(weights('pappa: brodo 150 ml, 20g crema di riso, 1 cucchiaino olio')).not.toHaveProperty('oats');
});

it('gives no food the weight of a thing it does not know', () => {
  expect(weights('toast with butter, a glorpy 200 ml')['unsalted-butter']).toBeLessThan(10);
});

it('believes no glass of oil', () => {
  expect(weights('200 ml olive oil')).toEqual({});
});

it('heaps a spoon of a dish for a toddler', () => {
  const [baby, toddler] = [weights('3 tbsp cottage pie', 10), weights('3 tbsp cottage pie', 26)];
  expect(baby['shepherds-pie']).toBe(45);
  expect(toddler['shepherds-pie']).toBeGreaterThan(60);
});
