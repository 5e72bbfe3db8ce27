import { cookbookRecipePath, cookPath, recipePagePath, servingsIn } from './recipe-paths';

it('carries servings in the address and reads them back', () => {
  expect(cookPath('lentil dal', 6)).toBe('/nutriai/cookbook/lentil%20dal/cook?servings=6');
  expect(cookPath('dal', null)).toBe('/nutriai/cookbook/dal/cook');
  expect(cookbookRecipePath('dal', 2.5)).toBe('/nutriai/cookbook/dal?servings=2.5');
  expect([servingsIn('6'), servingsIn('2.5'), servingsIn('24')]).toEqual([6, 2.5, 24]);
});

it('has one page for a recipe of the library and one for an own recipe', () => {
  expect(recipePagePath({ id: 'dal', source: 'library' }, 6)).toBe('/nutriai/recipes/dal?servings=6');
  expect(recipePagePath({ id: '17', source: 'member' })).toBe('/nutriai/cookbook/17');
  expect(recipePagePath({ id: '17', source: 'ai' }, 2)).toBe('/nutriai/cookbook/17?servings=2');
});

it.each([undefined, '', '0', '25', '-1', '1e1', 'many', ['2', '3']])(
  '%p is no number of servings',
  (asked) => {
    expect(servingsIn(asked)).toBeNull();
  },
);
