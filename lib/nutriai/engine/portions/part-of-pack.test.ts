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

describe('the weight of a jar or pouch of baby food', () => {
  it.each([
    ['Abendgläschen 220 g Grießbrei mit Banane halb', 110],
    ['bolsita de fruta 100 g manzana y plátano', 100],
    ['słoiczek 125g jabłko z marchewką', 125],
    ['knijpzakje 85 gram appel-mango', 85],
    ['petit pot 200 g carotte-boeuf les trois quarts', 150],
    ['kavanoz mama 125 g elma muz, yarısını yedi', 63],
  ])('is that of all that is in it: %s', (text, weight) => {
    expect(grams(text)).toBe(weight);
  });

  it('is not that of what is named beside it', () => {
    expect(grams('pouch of apple and 60 g banana')).toBeGreaterThan(130);
  });
});

it.each(['un yaourt à la fraise 125 g', 'yogurt alla fragola 125 g', 'yogur de fresa 125 g'])(
  'weighs a yoghurt with its flavour: %s',
  (text) => {
    expect(grams(text)).toBe(125);
  },
);

describe('an amount before two foods that are one name', () => {
  it('is that of both', () => {
    expect(grams('90 g salmon pasta')).toBe(90);
    expect(grams('yarım muz')).toBeLessThan(grams('bir muz'));
  });
});
