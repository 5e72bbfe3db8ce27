import { knowledge } from '../knowledge/knowledge';
import { withPlainClauses } from './clause-rules';

const plain = (text: string) => withPlainClauses({ text, readings: [] }).text;

it.each([
  ['pasta bake, ate it all bar 3 spoonfuls', 'pasta bake, left 3 spoonfuls'],
  ['a chunk of melon the size of my hand', '100 g of melon'],
  ['oats (30g dry, 150 ml milk)', '30g dry oats and 150 ml milk'],
  ['samosa, small, veg', ' small veg samosa'],
  ['cheese toastie - she had the cheese and left the bread', 'cheese'],
  ['chips, about 6, shared the rest with dad', 'chips, about 6'],
  ['rice cakes (kiddylicious) 3', 'rice cakes  3'],
  ['6 oz bottle, left an ounce and a half', '6 oz bottle, left 1.5 oz'],
  ['2 rusks, one came back untouched', '2 rusks, left one'],
  ['60g of the 100g pot of yogurt', '60g pot of yogurt'],
  ['120 g von 190 g Karottenbrei gegessen', '120 g Karottenbrei gegessen'],
  ['200 ml beaker of milk, say 120 drunk', '120 ml milk'],
  ['peanut butter on toast x2', '2 toast with peanut butter'],
  ['4 oz of milk at nap, 3 oz at bed', '7 oz of milk'],
])('reads %s', (text, meant) => {
  expect(plain(text)).toBe(meant);
});

it.each([
  '2 eggs, small, and toast',
  '60 g of yogurt',
  'milk 150 ml, 2 biscuits',
  'half a banana, all of the yoghurt',
  'chicken, rice and peas',
])('leaves %s as it is', (text) => {
  expect(plain(text)).toBe(text);
});

it.each(knowledge.clauseRules.rules.map(({ example }) => example))('has a rule for: %s', (example) => {
  expect(plain(example)).not.toBe(example);
});
