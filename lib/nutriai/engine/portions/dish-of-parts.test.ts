import { readTextItem } from '../insights/read-text-item';

const weights = (text: string, locale: 'uk' | 'us' = 'uk') =>
  Object.fromEntries(
    readTextItem(text, { grams: undefined, weights: [], ageMonths: 18, locale }).foods.flatMap(
      ({ food, grams }) => (grams === null || grams === 0 ? [] : [[food.id, Math.round(grams)]]),
    ),
  );

it.each([
  ['beans on toast, 40 g beans, half slice toast', ['baked-beans-of-uk', 'white-bread']],
  ['fish pie with 40 g cod, 60 g mash', ['cod', 'mashed-potato']],
  ['mac and cheese w 1/2 cup pasta and 2 tbsp cheddar', ['cheddar', 'pasta']],
  ['grilled cheese with 1 slice bread and 15 g cheddar', ['cheddar', 'white-bread']],
  ['banana pancakes from 1 banana 2 eggs', ['banana', 'egg']],
])('counts the parts of "%s", and not the dish besides', (text, ids) => {
  expect(Object.keys(weights(text)).sort()).toEqual(ids);
});

it('counts a dish with an amount of its own, and not what was put into it', () => {
  expect(weights('quesadilla w cheddar 1 oz')).toEqual(weights('quesadilla'));
  expect(weights('cheese on toast one slice, used 25 g of cheddar')).toEqual(
    weights('cheese on toast one slice'),
  );
});

it('counts what lies beside a dish', () => {
  expect(Object.keys(weights('fish pie, 2 tbsp peas'))).toEqual(['fish-pie', 'green-peas']);
  expect(Object.keys(weights('cottage pie from the freezer, 60 g peas, 50 g yoghurt'))).toHaveLength(3);
  expect(Object.keys(weights('lasagne with 2 tbsp peas and 1 tbsp sweetcorn'))).toEqual([
    'lasagne',
    'green-peas',
    'sweetcorn',
  ]);
});

it('takes the share of a batch that was eaten', () => {
  expect(weights('flapjacks made from 200 g oats, 100 g butter, 2 bananas; makes 16, ate 1')).toEqual({
    oats: 13,
    'unsalted-butter': 6,
    banana: 15,
  });
  expect(weights('veggie fritters from 1 courgette 1 egg 30 g flour, made 6, ate 2')).toEqual({
    courgette: 50,
    egg: 17,
    'white-flour': 10,
  });
});
