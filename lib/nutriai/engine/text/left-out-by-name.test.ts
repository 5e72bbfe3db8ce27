import { parseIngredients } from './parse-ingredients';

const certaintyOf = (text: string, allergen: string) =>
  parseIngredients(text).ingredients[0]?.allergens.find((found) => found.allergen === allergen)?.certainty;

describe('a part that is left out by its name', () => {
  it.each([
    ['hummus without tahini', 'sesame'],
    ['pesto without cheese', 'milk'],
    ['pesto without parmesan', 'milk'],
    ['caesar dressing without anchovies', 'fish'],
    ['caesar dressing without anchovies on chicken', 'fish'],
    ['cheese on toast with vegan cheese', 'milk'],
    ['mashed potato with dairy-free spread and oat milk', 'milk'],
  ])('%s has perhaps no %s', (text, allergen) => {
    expect(certaintyOf(text, allergen)).toBe('may_contain');
  });

  it.each([
    ['hummus without garlic', 'sesame'],
    ['caesar dressing without parmesan', 'fish'],
    ['butter chicken without butter', 'milk'],
    ['sesame-free hummus', 'sesame'],
    ['satay without peanut butter', 'peanut'],
    ['pesto without pine nuts', 'tree_nuts'],
    ['macaroni cheese without butter', 'milk'],
  ])('%s holds %s all the same', (text, allergen) => {
    expect(certaintyOf(text, allergen)).toBe('holds');
  });
});
