import { centileWords } from './centile-words';

it.each([
  [30.2, 'weightForAge', 'female', 'Of 100 girls this age, about 30 weigh less.'],
  [1.2, 'lengthForAge', 'male', 'Of 100 boys this age, about 1 is shorter.'],
  [0.4, 'weightForAge', 'male', 'Of 100 boys this age, fewer than 1 weighs less.'],
  [99.6, 'weightForLength', 'female', 'Of 100 girls this length, more than 99 weigh less.'],
  [50, 'bmiForAge', 'male', 'Of 100 boys this age, about 50 have a lower BMI.'],
  [0, 'weightForAge', 'female', 'Of 100 girls this age, fewer than 1 weighs less.'],
  [0.99, 'weightForAge', 'female', 'Of 100 girls this age, fewer than 1 weighs less.'],
  [1, 'weightForAge', 'female', 'Of 100 girls this age, about 1 weighs less.'],
  [1.5, 'weightForAge', 'female', 'Of 100 girls this age, about 2 weigh less.'],
  [99, 'weightForAge', 'female', 'Of 100 girls this age, about 99 weigh less.'],
  [99.01, 'lengthForAge', 'female', 'Of 100 girls this age, more than 99 are shorter.'],
  [100, 'headCircumferenceForAge', 'male', 'Of 100 boys this age, more than 99 have a smaller head.'],
  [1, 'weightForLength', 'male', 'Of 100 boys this length, about 1 weighs less.'],
  [0.5, 'bmiForAge', 'male', 'Of 100 boys this age, fewer than 1 has a lower BMI.'],
  [1, 'headCircumferenceForAge', 'male', 'Of 100 boys this age, about 1 has a smaller head.'],
  [75, 'headCircumferenceForAge', 'female', 'Of 100 girls this age, about 75 have a smaller head.'],
] as const)('says centile %d of %s of a %s plainly', (centile, indicator, sex, words) => {
  expect(centileWords(centile, indicator, sex)).toBe(words);
});

it.each([-0.1, 100.1, Number.NaN])('knows no centile %d', (centile) => {
  expect(() => centileWords(centile, 'weightForAge', 'male')).toThrow(
    new RangeError(`A centile lies between 0 and 100, not at ${centile}.`),
  );
});
