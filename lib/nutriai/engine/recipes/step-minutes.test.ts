import { minutesOfMethod, minutesOfStep } from './step-minutes';

test.each([
  ['Simmer for 12 minutes, add the apple and cook 8 minutes more.', 20],
  ['Stir for 6 to 8 minutes.', 6],
  ['Fry for 3 minutes each side.', 6],
  ['Boil the carrot for 12 minutes, with the broccoli for the last 6.', 12],
  ['Simmer for 1 hour.', 60],
  ['Mash 2 bananas.', null],
])('%s takes %s', (step, minutes) => {
  expect(minutesOfStep(step)).toBe(minutes);
});

it('runs what is done meanwhile beside the step before', () => {
  expect(
    minutesOfMethod([
      'Boil the rice for 15 minutes.',
      'Meanwhile, fry the mince for 8 minutes.',
      'Stir and warm for 3 minutes.',
    ]),
  ).toBe(18);
});
