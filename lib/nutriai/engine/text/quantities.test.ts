import { parseIngredients } from './parse-ingredients';

/** The first food of a text: its amount as "min–max unit" and its weight. */
function amountOf(text: string, locale?: 'uk' | 'us') {
  const [food] = parseIngredients(text, locale && { locale }).ingredients.filter(
    ({ role }) => role === 'ingredient' || role === 'drink',
  );
  const quantity = food?.quantity;
  if (!food || !quantity) return null;
  const { min, max, unit } = quantity;
  return { amount: `${min === max ? min : `${min}–${max}`} ${unit}`, grams: food.grams };
}

describe('amounts', () => {
  it.each([
    ['200g sweet potato', '200 g', 200],
    ['200 grams of sweet potato', '200 g', 200],
    ['1 kg potatoes', '1 kg', 1000],
    ['1,5 kg potatoes', '1.5 kg', 1500],
    ['1,000 g flour', '1000 g', 1000],
    ['4 oz cheddar', '4 oz', 113.4],
    ['1/2 lb beef mince', '0.5 lb', 226.8],
    ['butter 20 g', '20 g', 20],
    ['100 g de yaourt', '100 g', 100],
  ])('by weight: %s', (text, amount, grams) => {
    expect(amountOf(text)).toEqual({ amount, grams });
  });

  it.each([
    ['½ banana', '0.5 piece'],
    ['1½ cups oats', '1.5 cup'],
    ['1 ½ cups oats', '1.5 cup'],
    ['1 1/2 tsp cinnamon', '1.5 tsp'],
    ['3/4 tsp cinnamon', '0.75 tsp'],
    ['¼ avocado', '0.25 piece'],
    ['half a banana', '0.5 piece'],
    ['one and a half bananas', '1.5 piece'],
    ['2-3 tbsp yoghurt', '2–3 tbsp'],
    ['2–3 tbsp yoghurt', '2–3 tbsp'],
    ['2 to 3 eggs', '2–3 piece'],
    ['a few blueberries', '2–4 piece'],
    ['a couple of carrots', '2 piece'],
    ['a dozen eggs', '12 piece'],
    ['two large eggs', '2 piece'],
    ['eggs: 2', '2 piece'],
    ['a knob of butter', '1 knob'],
    ['a handful of spinach', '1 handful'],
    ['pinch of cinnamon', '1 pinch'],
    ['1 heaped tbsp peanut butter', '1 tbsp'],
    ['2 Tbsp. yoghurt', '2 tbsp'],
    ['2 Eier', '2 piece'],
    ['2 cucharadas de yogur', '2 tbsp'],
    ['deux cuillères à soupe de yaourt', '2 tbsp'],
    ['1 c. à soupe de yaourt', '1 tbsp'],
    ['une cuillère à café de yaourt', '1 tsp'],
    ['duas colheres de sopa de iogurte', '2 tbsp'],
  ])('fractions, ranges and rough sizes: %s', (text, amount) => {
    expect(amountOf(text)?.amount).toBe(amount);
  });

  it.each([
    ['1 x 400 g tin chopped tomatoes', '400 g', 400],
    ['2 x 400g tins chickpeas', '800 g', 800],
    ['1 tin (400 g) lentils', '1 tin', 400],
    ['2 tins (400 g each) lentils', '2 tin', 800],
    ['1 cup (240 g) yoghurt', '1 cup', 240],
    ['1 1/2 cups (190 g) flour', '1.5 cup', 190],
    ['2 cups (250g) flour', '2 cup', 250],
    ['½ cup (45 g) oats', '0.5 cup', 45],
    ['1 1/2 cups (360 ml) whole milk', '360 ml', 371.3],
    ['1/2 cup (120 ml) whole milk', '120 ml', 123.8],
    ['2 cups (480ml) whole milk', '480 ml', 495],
    ['2 cups (150 ml) of whole milk', '300 ml', 309.4],
  ])('what a tin or cup holds: %s', (text, amount, grams) => {
    expect(amountOf(text)).toEqual({ amount, grams });
  });

  it('takes cups, spoons and pints as the locale has them', () => {
    expect(amountOf('1 pint milk')?.grams).toBe(586.1);
    expect(amountOf('1 pint milk', 'us')?.grams).toBe(488);
    expect(amountOf('1 cup oats')?.grams).toBe(85.6);
    expect(amountOf('1 cup oats', 'us')?.grams).toBe(81);
  });

  it('weighs dry goods dry, and porridge as it is eaten', () => {
    const dry = amountOf('4 tbsp oats')?.grams ?? 0;
    const served = amountOf('4 tbsp porridge')?.grams ?? 0;
    expect(served).toBeGreaterThan(2 * dry);
  });

  it('does not guess a weight that no source gives', () => {
    expect(amountOf('a handful of spinach')?.grams).toBeNull();
    expect(amountOf('1 sprig of parsley')?.grams).toBeNull();
  });

  it.each(['banana, bake for 20 minutes', 'banana at 200C', 'banana for a 9 month old', 'banana, serves 4'])(
    'counts no food by a time, an age or a heat: %s',
    (text) => {
      expect(amountOf(text)).toBeNull();
    },
  );

  it.each([
    '3 cuillères à soupe de carottes',
    '1 c. à soupe de carottes',
    'duas colheres de sopa de cenoura',
  ])('takes no spoon for a soup: %s', (text) => {
    expect(parseIngredients(text).ingredients.map(({ food }) => food)).toEqual(['carrot']);
  });

  it('reads a spoon of coffee as coffee', () => {
    const { ingredients } = parseIngredients('uma colher de café no leite');
    expect(ingredients.map(({ food }) => food)).toContain('coffee');
  });

  it('gives each food its own amount', () => {
    const { ingredients } = parseIngredients('40 g oats, 200 ml milk, 1 banana and 2 tsp tahini');
    expect(ingredients.map(({ food, quantity }) => [food, quantity?.max, quantity?.unit])).toEqual([
      ['oats', 40, 'g'],
      ['whole-milk', 200, 'ml'],
      ['banana', 1, 'piece'],
      ['tahini', 2, 'tsp'],
    ]);
  });
});
