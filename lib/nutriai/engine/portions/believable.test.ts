import { readTextItem } from '../insights/read-text-item';

const read = (text: string, { ageMonths = 15, locale = 'uk' as 'uk' | 'us' } = {}) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths, locale });
const grams = (text: string, child?: { ageMonths?: number; locale?: 'uk' | 'us' }) =>
  Math.round(read(text, child).foods.reduce((sum, food) => sum + (food.grams ?? 0), 0));

describe('a number that cannot be a count', () => {
  it.each([
    ['goat milk cup 120', 124],
    ['whole milk bottle 150', 155],
    ['milk 150', 155],
    ['natural yoghurt pot 90', 90],
    ['a bowl of porridge, 120', 120],
    ['fish pie 100', 100],
    ['99 ice cream cone', 99],
  ])('says how much there was: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
    expect(read(text).foods.find((food) => food.grams !== null)?.isEstimate).toBe(true);
  });

  it('is the ounces of an American bottle', () => {
    expect(grams('whole milk bottle 5', { locale: 'us' })).toBe(153);
    expect(grams('milk 6', { locale: 'us' })).toBe(183);
  });

  it('stays a count of what is small', () => {
    expect(grams('40 blueberries')).toBeLessThan(100);
    expect(grams('2 cups of milk')).toBeGreaterThan(400);
    expect(grams('12 strawberries')).toBeGreaterThan(100);
  });

  it('is none of the food where it says the day of weaning', () => {
    expect(grams('day 40. banana')).toBe(grams('banana'));
    expect(grams('week 3 of weaning: broccoli')).toBe(grams('broccoli'));
  });

  it('says when, and counts nothing', () => {
    expect(grams('120 ml milk at 7 am')).toBe(grams('120 ml milk'));
    expect(grams('22 oz of breast milk in 24h')).toBeGreaterThan(600);
  });
});

describe('more than a child of that age can eat of one food', () => {
  it('counts what is over the limit of an item, so that saving it can refuse it', () => {
    expect(grams('9000 g of banana')).toBe(9000);
  });

  it.each([
    ['30 slices of toast', 12],
    ['chicken 2 kg', 18],
    ['25 bananas', 24],
    ['700 g of carrot', 8],
    ['3 l milk', 20],
  ])('is asked about and not counted: %s at %i months', (text, ageMonths) => {
    const { foods, notCounted } = read(text, { ageMonths });
    expect(foods.every((food) => food.grams === null)).toBe(true);
    expect(notCounted.map(({ reason }) => reason)).toEqual(['no_weight']);
  });

  it('is not what was served where the part that was eaten is said', () => {
    expect(grams('600 g lasagne, ate a quarter', { ageMonths: 9 })).toBe(150);
  });
});
