import { ageSaid } from './age-said';

test.each([
  ['6 months', 6],
  ['1.5 years', 18],
  ['7½ months', 7],
  ['0.5', null],
])('%s', (text, months) => {
  expect(ageSaid(text, 'question')).toBe(months);
});

test('how long something lasts is no age in a question; a recipe is asked for an age', () => {
  expect(ageSaid('on solids for 2 months', 'question')).toBeNull();
  expect(ageSaid('vegetarian dinner for 11 months', 'request')).toBe(11);
  expect(ageSaid('a plan for 2 weeks', 'request')).toBeNull();
});

test('how often in a week or a month is no age', () => {
  expect(ageSaid('how many eggs a week', 'question')).toBeNull();
  expect(ageSaid('fish once a month ok', 'question')).toBeNull();
  expect(ageSaid('a year and a half old', 'question')).toBe(18);
});
