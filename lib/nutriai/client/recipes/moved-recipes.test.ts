import { readFileSync } from 'node:fs';
import { recipes } from '../../engine/recipes/recipe-list';

/** What the id in an address has to look like to be moved. */
const [, pattern = 'none'] =
  /'\/nutriai\/cookbook\/:id\((.+)\)'/.exec(readFileSync('next.config.js', 'utf8')) ?? [];
const isMoved = (id: string) => new RegExp(`^(?:${pattern})$`).test(id);

it('leads each recipe of the library to its page', () => {
  expect(recipes.filter(({ id }) => !isMoved(id)).map(({ id }) => id)).toEqual([]);
});

it.each([
  'new',
  'generate',
  '17',
  '0f8fad5b-d9cb-469f-a165-70867728950e',
  'red-lentil-sweet-potato-dal/cook',
  '0f8fad5b-d9cb-469f-a165-70867728950e/edit',
])('leaves /nutriai/cookbook/%s where it is', (id) => {
  expect(isMoved(id)).toBe(false);
});
