import { intakeWords, type NutrientBalance } from './insight-words';

const iron = { have: 3.4, need: 11, upper: 4, unit: 'mg' } as NutrientBalance;

it.each([
  [iron, false, '3.4 of 11 mg'],
  [iron, true, 'about 3.4 of 11 mg'],
  [{ ...iron, upper: null }, false, 'at least 3.4 of 11 mg'],
  [{ ...iron, upper: null }, true, 'at least about 3.4 of 11 mg'],
  [{ ...iron, have: null }, true, 'not known, of 11 mg'],
])('says of %o (assumed: %s) "%s"', (balance, isEstimated, words) => {
  expect(intakeWords(balance, isEstimated)).toBe(words);
});
