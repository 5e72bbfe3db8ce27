import { readTextItem } from '../insights/read-text-item';

const grams = (text: string, ageMonths = 24) =>
  Math.round(
    readTextItem(text, { grams: undefined, weights: [], ageMonths, locale: 'uk' }).foods.reduce(
      (sum, food) => sum + (food.grams ?? 0),
      0,
    ),
  );

describe('amounts that stand apart from their food', () => {
  it.each([
    ['marmite toast fingers, 1 slice', '1 slice of toast with marmite'],
    ['half a peanut butter toast', 'half a slice of toast with peanut butter'],
    ['bowl of cornflakes', 'bowl of cornflakes with 80 ml milk'],
    ['half a bowl of cheerios', 'half a bowl of cheerios with 40 ml milk'],
    ['small bowl of dal and rice, maybe half a cup total', 'half a cup of dal and rice'],
    ['gyoza 3 steamed veg ones', '3 gyoza'],
    ['rusk (farleys) 1', '1 rusk'],
    ['fruithapje halve peer halve banaan', 'halve peer, halve banaan'],
    ['60g of the 100g pot of yogurt', '60 g yogurt'],
    ['ate 120g from a 190g jar of parsnip', '120 g parsnip'],
    ['150 milk in an open cup, spilled some, say 120 drunk', '120 ml milk'],
    ['cucumber sticks x 5', '5 cucumber sticks'],
    ['chicken drumstick x 2', '2 chicken drumsticks'],
    ['pół słoiczka marchewki z ryżem (słoiczek 125 g)', '62.5 g jar of carrot with rice'],
    ['2 rich tea biscuits at nanas', '2 rich tea biscuits'],
    ['fruit shoot, whole bottle 200ml', '200 ml fruit shoot'],
    ['75 g pasta with cheese sauce out of a 150g pot', '75 g pasta with cheese sauce'],
    ['small tub of greek yoghurt with honey (100g tub)', '100 g greek yoghurt with honey'],
    ['pear puree: 2 ice cubes', '2 ice cubes of pear puree'],
    ['um pão de queijo médio', 'um pão de queijo'],
    ['quesadilla wedges x2 with cheese & beans', '2 quesadilla wedges'],
    ['pierogi 2, potato', '2 pierogi'],
    ['plain omelette strips made w 1 egg', '1 scrambled egg'],
    ['formula 180 but only drank 120ish', '120 ml formula'],
    ['150ml formula took 90', '90 ml formula'],
    ['1 ice cube of carrot puree & 1 of beef stew', '1 ice cube of carrot puree and 1 ice cube of beef stew'],
    [
      'roast dinner bits - 1 slice chicken, 1 roast potato, 2 carrot sticks',
      '1 slice chicken, 1 roast potato, 2 carrot sticks',
    ],
    ['half a small fries', '35 g fries'],
  ])('are counted as what they mean: %s', (text, meant) => {
    expect(grams(text)).toBe(grams(meant));
    expect(grams(text)).toBeGreaterThan(0);
  });

  it('adds no milk where the cereal was dry or lay in something else', () => {
    expect(grams('bowl of dry cheerios')).toBeLessThan(40);
    expect(grams('bowl of cheerios with yoghurt')).toBeLessThan(grams('bowl of cheerios') + 60);
  });

  it('records no allergen of milk that was only assumed', () => {
    const { allergens } = readTextItem('bowl of cornflakes', {
      grams: undefined,
      weights: [],
      ageMonths: 24,
      locale: 'uk',
    });
    expect(allergens).not.toContain('milk');
  });
});
