import { readTextItem } from '../insights/read-text-item';

const weights = (text: string) =>
  Object.fromEntries(
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 20, locale: 'uk' }).foods.flatMap(
      ({ food, grams }) => (grams === null || grams === 0 ? [] : [[food.id, Math.round(grams)]]),
    ),
  );

it.each([
  ['aadha kela', 'half a banana'],
  ['आधा केला', 'half a banana'],
  ['نصف موزة', 'half a banana'],
  ['yarım muz', 'half a banana'],
  ['2 chammach dal', '2 spoons dal'],
  ['दो चम्मच दाल', '2 spoons dal'],
  ['ملعقتين زبادي', '2 spoons yoghurt'],
  ['٥ ملاعق زبادي', '5 spoons yoghurt'],
  ['حليب ١٥٠ مل', '150 ml milk'],
  ['زبادي ١٠٠ غ', '100 g yoghurt'],
  ['pół kajzerki', 'half a bread roll'],
  ['5 malin', '5 raspberries'],
  ['2 opscheplepels wortel', '2 ladles carrot'],
  ['yoğurt 1 kase', '1 bowl yoghurt'],
])('counts "%s" as "%s"', (text, english) => {
  expect(weights(text)).toEqual(weights(english));
});

it.each([
  ['ek roti, aadhi chhod di', '1 chapati, left half'],
  ['एक रोटी, आधी छोड़ दी', '1 chapati, left half'],
  ['ek roti aadhi chhod di', '1 chapati, left half'],
  ['رغيف خبز، ترك نصفه', '1 pitta bread, left half'],
  ['bir muz, yarısını bıraktı', '1 banana, left half'],
  ['1 banan, połowę zostawił', '1 banana, left half'],
  ['half a bread roll, left the rest', 'half a bread roll'],
])('counts what was left of "%s" as of "%s"', (text, english) => {
  expect(weights(text)).toEqual(weights(english));
});

it('takes part of the whole of what lay on something', () => {
  const [whole, half] = [weights('arepa con queso'), weights('arepa con queso, la mitad')];
  expect(half.arepa).toBe(Math.round((whole.arepa ?? 0) / 2));
  expect(half.cheddar).toBe(Math.round((whole.cheddar ?? 0) / 2));
});

it.each([
  ['Rührei von einem Ei', 'scrambled egg from 1 egg'],
  ["omelette d'1 oeuf", 'omelette from 1 egg'],
  ['jajecznica z 2 jajek', 'scrambled eggs from 2 eggs'],
])('counts the eggs of "%s" once', (text, english) => {
  expect(weights(text)).toEqual(weights(english));
});

it('tells a word of an amount from a food of the same letters', () => {
  expect(Object.keys(weights('muz, çorba 1 kase'))).not.toContain('cheddar');
  expect(Object.keys(weights('Paprika 2 Streifen, eine Scheibe Gurke'))).not.toContain('paprika');
});

it.each([
  ['half of a 100g apple n mango pouch', 50],
  ['a 120g banana and oat pouch', 120],
  ['packet of ready salted 25g', 25],
])('counts the weight of "%s" once', (text, grams) => {
  const total = Object.values(weights(text)).reduce((sum, each) => sum + each, 0);
  expect(Math.abs(total - grams)).toBeLessThanOrEqual(1);
});
