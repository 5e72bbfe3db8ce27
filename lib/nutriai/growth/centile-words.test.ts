import { centileWords } from './centile-words';

it.each([
  [30.2, 'weightForAge', 'female', 'Of 100 girls this age, about 30 weigh less.'],
  [1.2, 'lengthForAge', 'male', 'Of 100 boys this age, about 1 is shorter.'],
  [0.4, 'weightForAge', 'male', 'Of 100 boys this age, fewer than 1 weighs less.'],
  [99.6, 'weightForLength', 'female', 'Of 100 girls this length, more than 99 weigh less.'],
  [50, 'bmiForAge', 'male', 'Of 100 boys this age, about 50 have a lower BMI.'],
  [75, 'headCircumferenceForAge', 'female', 'Of 100 girls this age, about 75 have a smaller head.'],
] as const)('says centile %d of %s of a %s plainly', (centile, indicator, sex, words) => {
  expect(centileWords(centile, indicator, sex)).toBe(words);
});

it.each([-0.1, 100.1, Number.NaN])('knows no centile %d', (centile) => {
  expect(() => centileWords(centile, 'weightForAge', 'male')).toThrow(RangeError);
});
