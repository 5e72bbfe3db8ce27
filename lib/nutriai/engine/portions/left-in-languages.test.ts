import { readTextItem } from '../insights/read-text-item';

const grams = (text: string) =>
  Math.round(
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 18, locale: 'uk' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    ),
  );

describe('what was left', () => {
  it.each([
    ['yaourt 120 g, un tiers par terre', 80],
    ['iogurte 120 g, metade no chão', 60],
    ['yoghurt 120 g, de helft op de grond', 60],
    ['Joghurt 120 g, ein Drittel ist auf dem Boden gelandet', 80],
    ['8oz of water, 2oz left at nap', grams('6oz of water')],
    ['yoghurt 120 g, mostly on the floor', 24],
    ['100 g yoghurt, gave half to the dog', 50],
    ['120 g porridge, the dog had a third', 80],
    ['200 g yoghurt smoothie, drank half', 100],
  ])('is taken off: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });

  it.each([
    ['80 g Nudeln und 30 g Erbsen, die Erbsen hat er liegen lassen', 80],
    ['80 g arroz y 30 g guisantes, los guisantes ni los probó', 80],
    ['80 g rice and 30 g peas, the peas handed back', 80],
    ['80 g pilav ve 30 g bezelye, bezelye yemedi', 80],
  ])('is the food that the words name: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });
});

describe('a part of one piece', () => {
  it.each(['slice of toast, only the middle', 'slice of toast, left the middle'])(
    'is half of it: %s',
    (text) => {
      expect(grams(text)).toBe(Math.round(grams('slice of toast') / 2));
    },
  );

  it('is less where only the topping was eaten', () => {
    expect(grams('tartine, juste le dessus')).toBeLessThan(grams('tartine') / 2);
  });
});

describe('bites off a plate', () => {
  it.each([
    'assiette de coquillettes jambon, 4 bouchées',
    'Teller Spaghetti mit Tomatensoße, 4 Gabeln',
    'prato de arroz e feijão, 4 colheradas',
    'talerz makaronu z serem, 4 kęsy',
  ])('are all that was eaten: %s', (text) => {
    expect(grams(text)).toBeGreaterThan(15);
    expect(grams(text)).toBeLessThan(80);
  });
});
