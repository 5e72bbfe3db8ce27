import { readTextItem } from '../insights/read-text-item';

const grams = (text: string) =>
  Math.round(
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 18, locale: 'uk' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    ),
  );

describe('a part of what came in a pack', () => {
  it.each([
    ['half a pot of yoghurt (125g)', 63],
    ["les deux tiers d'un yaourt nature (125 g)", 83],
    ['la mitad de un yogur de 125 g', 63],
    ['ein halbes Gläschen Apfelmus (125 g)', 63],
    ['1/2 to 2/3 of a pot of yoghurt (80g)', 47],
  ])('is a part of the weight behind it: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });

  it('is weighed itself where the food is no pack', () => {
    expect(grams('half a banana (60g)')).toBe(60);
  });
});

describe('an amount before two foods that are one name', () => {
  it('is that of both', () => {
    expect(grams('90 g salmon pasta')).toBe(90);
    expect(grams('yarım muz')).toBeLessThan(grams('bir muz'));
  });
});
