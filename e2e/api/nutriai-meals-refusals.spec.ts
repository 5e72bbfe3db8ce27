import { expect, required, test } from './api-test';
import { addBaby, birthDateOf, noBaby } from './nutriai-test';
import { meals, at, oats } from './nutriai-meals-test';

const refusals: readonly [string, object, object][] = [
  ['no items', { items: undefined }, { items: required }],
  ['an empty meal', { items: [] }, { items: ['This list may not be empty.'] }],
  ['an unknown kind', { kind: 'brunch' }, { kind: ['"brunch" is not a valid choice.'] }],
  [
    'a share above all',
    { eaten_share: 1.5 },
    { eaten_share: ['Ensure this value is less than or equal to 1.'] },
  ],
  ['an item of nothing', { items: [{}] }, { items: { 0: ['Give one of food, recipe and text.'] } }],
  [
    'an item of two things',
    { items: [{ food: 'egg', text: 'egg', grams: 1 }] },
    { items: { 0: ['Give one of food, recipe and text.'] } },
  ],
  [
    'a misspelt food',
    { items: [oats, { food: 'bananna', grams: 20 }] },
    {
      items: {
        1: { food: [expect.stringMatching(/^"bananna" is not a known food\. Did you mean Banana/)] },
      },
    },
  ],
  [
    'a measure that nobody weighed',
    { items: [{ food: 'banana', amount: 1, unit: 'fillet' }] },
    {
      items: {
        0: {
          unit: [expect.stringMatching(/^We don’t know what one fillet of Banana weighs\. Give grams/)],
        },
      },
    },
  ],
  [
    'a food without an amount',
    { items: [{ food: 'banana' }] },
    { items: { 0: { amount: ['Give grams, or an amount and a unit.'] } } },
  ],
  [
    'no grams',
    { items: [{ food: 'banana', grams: 0 }] },
    { items: { 0: { grams: ['Must be more than zero.'] } } },
  ],
  [
    'more than a baby can carry, in whatever words',
    {
      items: [
        { food: 'banana', amount: 900, unit: 'cup' },
        { text: '9000 g of banana' },
        { recipe: 'red-lentil-sweet-potato-dal', amount: 900 },
      ],
    },
    {
      items: {
        0: { amount: ['This comes to more than 5 kg.'] },
        1: { text: ['This comes to more than 5 kg.'] },
        2: { amount: ['This comes to more than 5 kg.'] },
      },
    },
  ],
  [
    'an unknown unit',
    { items: [{ food: 'banana', amount: 1, unit: 'bucket' }] },
    { items: { 0: { unit: ['"bucket" is not a valid choice.'] } } },
  ],
  [
    'an unknown recipe',
    { items: [{ recipe: 'x' }] },
    { items: { 0: { recipe: ['Invalid pk "x" - object does not exist.'] } } },
  ],
  ['a meal to come', { eaten_at: at(1) }, { eaten_at: ['This time is in the future.'] }],
  [
    'a meal before birth',
    { eaten_at: `${birthDateOf(9)}T08:00:00Z` },
    { eaten_at: ['This time is before the birth date.'] },
  ],
  [
    'an unknown severity',
    { reaction: { severity: 'x' } },
    { reaction: { severity: ['"x" is not a valid choice.'] } },
  ],
  ['no such baby', { baby: noBaby }, { baby: [`Invalid pk "${noBaby}" - object does not exist.`] }],
];

test('POST refuses what cannot be, and names what may be meant', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  for (const [name, fields, messages] of refusals) {
    const body = { baby, eaten_at: at(-1), kind: 'lunch', items: [oats], ...fields };
    const answer = await api.post(meals, body, { token });
    expect([name, answer.status(), await answer.json()]).toEqual([name, 400, messages]);
  }
  expect(await (await api.get(meals, { token })).json()).toMatchObject({ count: 0 });
});

test('what has no weight is named, never a silent zero', async ({ api }) => {
  const member = await api.newMember();
  const { access: token } = member;
  const { id: baby } = await addBaby(api, member);
  const body = {
    baby,
    eaten_at: at(-1),
    kind: 'lunch',
    items: [{ text: '2 tbsp of oats and orange juice' }],
  };
  const meal = await (await api.post(meals, body, { token })).json();
  expect(meal.not_counted).toEqual([
    expect.objectContaining({ reason: 'no_weight', nearest: ['orange-juice'] }),
  ]);
  expect(meal.at_least).toContain('energy_kcal');
  // A breastfeed can't be measured: the insights estimate it.
  const feed = { ...body, kind: 'milk', items: [{ food: 'breast-milk' }] };
  expect(await (await api.post(meals, feed, { token })).json()).toMatchObject({
    not_counted: [],
    nutrients: {},
  });
});
