import { blank, expect, noString, notNull, required, test } from './api-test';
import { babies, birthDateOf, dateFromNow } from './nutriai-test';

const refusals: readonly [string, object, object][] = [
  ['nothing', {}, { name: required, birth_date: required }],
  ['nulls', { name: null, birth_date: null }, { name: notNull, birth_date: notNull }],
  ['a blank name', { name: '  ' }, { name: blank }],
  ['a long name', { name: 'x'.repeat(81) }, { name: ['Ensure this field has no more than 80 characters.'] }],
  [
    'a name of two lines',
    { name: 'a\nb' },
    { name: ['Line breaks and control characters are not allowed.'] },
  ],
  ['a name that is none', { name: [] }, { name: noString }],
  [
    'a date in another form',
    { birth_date: '01.03.2026' },
    { birth_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
  ],
  [
    'a date that does not exist',
    { birth_date: '2026-02-30' },
    { birth_date: ['Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'] },
  ],
  [
    'a birth to come',
    { birth_date: dateFromNow(2) },
    { birth_date: ['The birth date cannot be in the future.'] },
  ],
  [
    'a child of five',
    { birth_date: birthDateOf(60) },
    { birth_date: ['NutriAI is for children under five years.'] },
  ],
  [
    'an impossible due date',
    { birth_date: '2026-01-01', due_date: '2026-10-01' },
    {
      due_date: [
        'A baby born on 2026-01-01 was not due on 2026-10-01: a birth is at most 18 weeks before and 4 weeks after its due date.',
      ],
    },
  ],
  ['an unknown sex', { sex: 'x' }, { sex: ['"x" is not a valid choice.'] }],
  ['an unknown feeding', { feeding: 'tea' }, { feeding: ['"tea" is not a valid choice.'] }],
  ['an unknown diet', { diet: 'keto' }, { diet: ['"keto" is not a valid choice.'] }],
  ['an unknown place', { locale: 'fr' }, { locale: ['"fr" is not a valid choice.'] }],
  ['an unknown allergen', { allergies: ['kiwi'] }, { allergies: { 0: ['"kiwi" is not a valid choice.'] } }],
  ['no list', { avoids: 'pork' }, { avoids: ['Expected a list of items but got type "str".'] }],
  ['a blank dislike', { dislikes: ['peas', ''] }, { dislikes: { 1: blank } }],
  [
    'too many dislikes',
    { dislikes: Array.from({ length: 51 }, (_, index) => `food ${index}`) },
    { dislikes: ['Ensure this field has no more than 50 elements.'] },
  ],
  [
    'an allergen before birth',
    { introduced_allergens: [{ code: 'egg', date: birthDateOf(9) }] },
    { introduced_allergens: { 0: { date: ['The date cannot be before the birth date.'] } } },
  ],
  [
    'an allergen to come',
    { introduced_allergens: [{ code: 'egg', date: dateFromNow(2) }] },
    { introduced_allergens: { 0: { date: ['The date cannot be in the future.'] } } },
  ],
  [
    'an unknown reaction',
    { introduced_allergens: [{ code: 'egg', date: birthDateOf(1), reaction: 'x' }] },
    { introduced_allergens: { 0: { reaction: ['"x" is not a valid choice.'] } } },
  ],
  [
    'a measurement of nothing',
    { measurements: [{ date: birthDateOf(1) }] },
    { measurements: { 0: { non_field_errors: ['Give weight_kg, length_cm or head_cm.'] } } },
  ],
  [
    'a weight in grams',
    { measurements: [{ date: birthDateOf(1), weight_kg: 7100 }] },
    {
      measurements: {
        0: { weight_kg: ['Weight is given in kilograms, from 0.3 to 60; 7100 is not possible.'] },
      },
    },
  ],
  [
    'a weight in words',
    { measurements: [{ date: birthDateOf(1), weight_kg: 'seven' }] },
    { measurements: { 0: { weight_kg: ['A valid number is required.'] } } },
  ],
  [
    'two measurements of a day',
    {
      measurements: [
        { date: birthDateOf(1), weight_kg: 7 },
        { date: birthDateOf(1), weight_kg: 8 },
      ],
    },
    { measurements: { 1: { date: ['There is already a measurement on this day.'] } } },
  ],
];

for (const [name, fields, messages] of refusals) {
  test(`POST refuses ${name}`, async ({ api }) => {
    const { access: token } = await api.newMember();
    const body = name === 'nothing' ? {} : { name: 'Ada', birth_date: birthDateOf(8), ...fields };
    const answer = await api.post(babies, body, { token });
    expect([answer.status(), await answer.json()]).toEqual([400, messages]);
    expect(await (await api.get(babies, { token })).json()).toMatchObject({ count: 0 });
  });
}
