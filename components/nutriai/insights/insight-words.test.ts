import { intakeWords, type NutrientBalance } from './insight-words';

const iron = { have: 3.4, need: 11, upper: 4, unit: 'mg', estimated: 0 } as NutrientBalance;
const protein: NutrientBalance = { ...iron, have: 24.2, need: 1.6, upper: 24.2, unit: 'g' };

it.each([
  [iron, '3.4 of 11 mg needed'],
  [{ ...iron, estimated: 1 }, 'about 3.4 of 11 mg needed'],
  [{ ...iron, upper: null }, 'at least 3.4 of 11 mg needed'],
  [{ ...iron, upper: null, estimated: 1 }, 'at least about 3.4 of 11 mg needed'],
  [{ ...iron, have: null, estimated: 1 }, 'not known, 11 mg needed'],
  [protein, '24 g, enough (1.6 g needed)'],
  [{ ...protein, estimated: 20 }, 'about 24 g, enough (1.6 g needed)'],
])('says of %o "%s"', (balance, words) => {
  expect(intakeWords(balance)).toBe(words);
});
