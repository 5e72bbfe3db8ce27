import { parseIngredients } from './parse-ingredients';

const nameOf = (text: string, words: string) =>
  parseIngredients(text).ingredients.find((each) => each.text.toLowerCase() === words);

const allergensOf = (text: string, words: string) =>
  nameOf(text, words)?.allergens.flatMap(({ allergen, certainty }) =>
    certainty === 'holds' ? [allergen] : [],
  );

describe('a claim reaches the dish before plain foods', () => {
  test.each([
    ['korma made at home with yoghurt, chicken shredded soft, no cashew no almond', 'korma', 'tree_nuts'],
    ['mango mousse: mango, whole yoghurt, agar, no egg', 'mousse', 'egg'],
    ['pho, chicken broth, no fish sauce, noodles', 'pho', 'fish'],
    ['mousse de manga: manga, iogurte, agar, sem ovo', 'mousse', 'egg'],
    ['oat pancakes with banana and oat milk, no egg', 'pancakes', 'egg'],
    ['pancakes with flour and soya milk, no egg', 'pancakes', 'egg'],
    ['muffins made from oats, banana and oat milk, no egg', 'muffins', 'egg'],
  ])('%s', (text, dish, allergen) => {
    expect(nameOf(text, dish)).toBeDefined();
    expect(allergensOf(text, dish)).not.toContain(allergen);
  });
});

describe('it does not reach', () => {
  test.each([
    ['a part that another food brings', 'korma with rice, no cashews', 'korma', 'tree_nuts'],
    ['a dish behind another one', 'pancakes and a ham sandwich, no egg', 'pancakes', 'egg'],
    ['another meal', 'pancakes for breakfast, lunch chicken and rice, no egg', 'pancakes', 'egg'],
    ['another line', 'Pancakes\nChicken and rice, no egg', 'pancakes', 'egg'],
    ['another sentence', 'pancakes. chicken and rice, no egg', 'pancakes', 'egg'],
    ['another meal in German', 'pancakes zum frühstück, mittags huhn mit reis ohne ei', 'pancakes', 'egg'],
    ['what somebody else eats', 'quiche for grandad, peas for her, no egg', 'quiche', 'egg'],
    [
      'a dish behind another one, though it is made with it',
      'quiche and a ham sandwich, no egg',
      'quiche',
      'egg',
    ],
    ['a dish that is eaten with another', 'quiche and plain pasta, no egg', 'quiche', 'egg'],
    ['what is spread on the meal', 'mayo with chicken and lettuce, no egg', 'mayo', 'egg'],
    ['what is only denied in one form', 'bolognese, pasta, no celery sticks', 'bolognese', 'celery'],
    ['egg that is cooked, where only raw egg is denied', 'mousse, raspberries, no raw egg', 'mousse', 'egg'],
  ])('%s', (_, text, dish, allergen) => {
    expect(allergensOf(text, dish)).toContain(allergen);
  });
});

test('no raw fish is in sushi that is said to hold none', () => {
  const flags = nameOf('sushi with cooked chicken and avocado, no raw fish', 'sushi')?.flags.map(
    ({ flag }) => flag,
  );
  expect(flags).not.toContain('raw_animal');
  expect(flags).toContain('high_salt');
});
