import { parseIngredients } from './parse-ingredients';

const unknownIn = (text: string) => parseIngredients(text).unknown.map((unknown) => unknown.text);

test.each([
  ['porridge with zebra', 'zebra'],
  ['hamster stew', 'hamster'],
  ['puppy cake', 'puppy'],
  ['hamster cookies', 'hamster'],
  ['snake soup', 'snake'],
  ['soap pasta', 'soap'],
  ['ladybird on toast', 'ladybird'],
  ['zebra', 'zebra'],
  ['rice and hammer', 'hammer'],
  ['mashed potato with toenails', 'toenails'],
  ['peas on toast with sofa', 'sofa'],
  ['feather in porridge', 'feather'],
  ['banana, soap, oats', 'soap'],
  ['sticker on his banana', 'sticker'],
  ['rice with poverty', 'poverty'],
  ['pear plus treasure', 'treasure'],
  ['porridge with danger', 'danger'],
  ['porridge with a bit of danger', 'danger'],
  ['toast and music', 'music'],
  ['porridge with foil', 'foil'],
  ['banana with some paper', 'paper'],
  ['mashed potato with salmonella', 'salmonella'],
])('does not understand %s', (text, word) => {
  expect(unknownIn(text)).toContain(word);
});

test.each([
  'he ate his porridge in the car',
  'banana on the blue sofa',
  'the dog licked his banana and we threw it away',
  'gave the rest of the carrots to the dog',
  'he rubbed yoghurt in his hair',
  'mashed potato, all over her nose',
  'a piece of cheese the size of a marble',
  'porridge on a dinosaur plate',
  'strips of omelette as thick as a pencil',
  'banana while he watched the birds',
  'cover the chicken with foil, bake it and mash it with potato',
  'line a tin with baking paper, pour in the mashed banana and bake',
  'cut the soft pear with scissors',
  'potato baked in foil',
  'noodles that look like a worm',
  'cook the lentils in a clay pot',
  'porridge with care',
  'porridge with a fork',
  'mash the banana with a masher',
  'mashed pear in the car',
  'mashed banana with love and a smile',
  'lentils with lots of lumps',
  'soup with iron',
  'toast with grandma at the zoo',
  'hedgehog rice 4 ways',
  'butterfly pasta with ricotta',
  'unicorn toast',
  'Monkey bread: dough, mashed banana',
  'pirate fish pie',
])('takes a thing for no part of the meal: %s', (text) => {
  expect(unknownIn(text)).toEqual([]);
});
