import { namedFood } from './named-food';

test.each([
  ['egg', 'egg'],
  ['Eggs', 'egg'],
  [' zucchini ', 'courgette'],
  ['honey', 'honey'],
  ['peanut butter', 'peanut-butter'],
])('%s names %s', (query, id) => expect(namedFood(query)).toBe(id));

test.each(['egg recipes', 'how to serve eggs', 'zzqxv', ''])('“%s” names no food', (query) =>
  expect(namedFood(query)).toBeNull(),
);
