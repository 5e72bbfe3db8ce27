import { statedAge } from './stated-age';

test.each([
  ['6 months', 6],
  ['1.5 years', 18],
  ['7½ months', 7],
  ['0.5', null],
])('%s', (text, months) => {
  expect(statedAge(text, 'question')).toBe(months);
});

test('how long something lasts is no age in a question; a recipe is asked for an age', () => {
  expect(statedAge('on solids for 2 months', 'question')).toBeNull();
  expect(statedAge('vegetarian dinner for 11 months', 'request')).toBe(11);
  expect(statedAge('a plan for 2 weeks', 'request')).toBeNull();
});

test('how often in a week or a month is no age', () => {
  expect(statedAge('how many eggs a week', 'question')).toBeNull();
  expect(statedAge('fish once a month ok', 'question')).toBeNull();
  expect(statedAge('a year and a half old', 'question')).toBe(18);
});

it.each([
  ['my son is 1 year 4 months, can he have honey', 16],
  ['2 years and 4 months', 28],
  ['she is 1yr 3mo', 15],
  ['a year and three months old', 15],
  ['il peut manger du raisin frais à 2 ans et 4 mois ?', 28],
  ['2 Jahre und 4 Monate', 28],
  ['tiene 2 años y 4 meses', 28],
  ['ha 1 anno e 3 mesi', 15],
  ['1 year and 2 weeks old', 12],
  ['mine are 2 years old, and 4 months', 4],
])('adds the months after the years up: %s', (text, months) => {
  expect(statedAge(text, 'question')).toBe(months);
});

it.each([
  ['what finger foods for 7 months', 7],
  ['how much formula for 8 months?', 8],
  ['is this texture ok for 10 months', 10],
  ['can oat milk be his only drink at 1', 12],
  ['whole milk at two?', 24],
])('for whom, and at which age: %s', (text, months) => {
  expect(statedAge(text, 'question')).toBe(months);
});

it.each([
  'he has been on formula for 3 months',
  'she only had milk for 4 months',
  'he kept refusing food for 2 months',
  'she wakes for a bottle at 2',
  'lunch at 1?',
])('for how long, and at which hour: %s', (text) => {
  expect(statedAge(text, 'question')).toBeNull();
});

it.each([
  ['can i give her water before 6 months in a heatwave', 5],
  ['can babies under 1 year have honey', 11],
  ['can under ones have honey', 11],
  ['cows milk to drink before one?', 11],
  ['is salt ok for children younger than 12 months', 11],
])('before an age it is not reached: %s', (text, months) => {
  expect(statedAge(text, 'question')).toBe(months);
});
