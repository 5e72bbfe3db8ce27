import { parseIngredients } from './parse-ingredients';

const foodsIn = (text: string) =>
  parseIngredients(text, { locale: 'uk' }).ingredients.map(({ food }) => food);

describe('mash', () => {
  it.each([
    ['peas and mash', ['green-peas', 'potato']],
    ['chicken, carrots and some mash', ['chicken', 'carrot', 'potato']],
    ['carrots, mash and gravy', ['carrot', 'potato', 'gravy']],
    ['3 spoons mash, 2 spoons peas', ['potato', 'green-peas']],
    ['mash and gravy', ['potato', 'gravy']],
    ['cod with mash and peas', ['cod', 'potato', 'green-peas']],
  ])('is a helping of its own in "%s"', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods);
  });

  it.each([
    ['boil the carrots and mash', ['carrot']],
    ['carrots and mash with a fork', ['carrot']],
    ['carrots and mash well', ['carrot']],
    ['mash with formula', ['infant-formula']],
    ['mash and serve with peas', ['green-peas']],
    ['steam the peas, mash and serve', ['green-peas']],
    ['cook the peas until soft, then drain and mash', ['green-peas']],
  ])('is an order in "%s"', (text, foods) => {
    expect(foodsIn(text)).toEqual(foods);
  });
});
