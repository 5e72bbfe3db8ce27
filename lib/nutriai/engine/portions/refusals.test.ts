import { readTextItem } from '../insights/read-text-item';
import { withoutRefused } from './refusals';

const foods = (text: string) =>
  readTextItem(text, { grams: undefined, weights: [], ageMonths: 16, locale: 'uk' }).foods.flatMap(
    ({ food, grams }) => (grams === null || grams === 0 ? [] : [food.id]),
  );

it.each([
  ['1 slice of toast. mochi? nope', ['white-bread']],
  ['fish finger? no thanks. 30 g peas though', ['green-peas']],
  ['1 oz cheddar, offered peas but no interest', ['cheddar']],
  ['tried to give him egg, not having it. 50 g porridge', ['oats']],
  ['half a pear, mango spat straight out', ['pear']],
  ['40 g rice, chicken was a no', ['white-rice']],
  ['60 g yoghurt, wouldn’t even look at the carrots', ['whole-yoghurt']],
  ['1/2 cup peas. Hotdog - big no from her', ['green-peas']],
  ['usually has weetabix but today 1 slice of toast', ['white-bread']],
  ['1 apple, everyone else had crisps', ['apple']],
  ['rice cake? no, 1 slice of toast', ['white-bread']],
  ['guava? no 1 pear', ['pear']],
  ['40 g rice, kimchi refused', ['white-rice']],
  ['gave the dog the sausage, he had 30 g mash', ['mashed-potato']],
])('does not count what was refused or was someone else’s in "%s"', (text, counted) => {
  expect(foods(text)).toEqual(counted);
});

it.each([
  ['50 g Brot, Käse wollte er nicht', ['white-bread']],
  ['50 g riz, poulet ? non merci', ['white-rice']],
  ['100 g arroz, no quiso plátano', ['white-rice']],
  ['50 g pasta, uovo? niente', ['pasta']],
  ['1 boterham, wilde geen kaas', ['white-bread']],
  ['meia banana, não quis o iogurte', ['banana']],
])('reads a refusal in another language: "%s"', (text, counted) => {
  expect(foods(text)).toEqual(counted);
});

it.each([
  'half the peas went on the floor',
  'offered peas, ate 3',
  '3/4 cup of chilli? no. ate half a cup',
  'toast, didn’t want it all',
  'no added salt pasta 50 g',
  'peas 2 tbsp, carrots 1 tbsp',
  'gave 2 tbsp peas',
])('leaves what was eaten in "%s"', (text) => {
  expect(withoutRefused({ text, readings: [] }).text).toBe(text);
});

it.each([
  'sucked on a strip of steak, didnt swallow any',
  'salmon, spat it out',
  'un morceau de poulet, rien avalé',
])('counts nothing of what was not swallowed: "%s"', (text) => {
  expect(foods(text)).toEqual([]);
});

it.each([
  ['offered egg but refused it', []],
  ['toast and egg, left the egg', ['wheat', 'gluten']],
  ['half a banana, salmon spat straight out', []],
  ['egg and half a banana', ['egg']],
])('has no allergen met in what was not eaten: "%s"', (text, allergens) => {
  const read = readTextItem(text, { grams: undefined, weights: [], ageMonths: 16, locale: 'uk' });
  expect(read.allergens).toEqual(allergens);
});
