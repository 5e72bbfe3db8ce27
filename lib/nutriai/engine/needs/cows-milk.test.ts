import { milksFor } from '../../client/log/milk-feed';
import type { Child } from '../child';
import { rules } from '../safety/rules/rules';
import { cowsMilkFromMonths, cowsMilkSources } from './cows-milk';
import { needsFor } from './needs-for';

const child = (ageMonths: number): Child => ({ ageMonths, feeding: 'none', diet: 'omnivore' });

it.each([
  [cowsMilkFromMonths - 1, false],
  [cowsMilkFromMonths, true],
])('at %i months cow’s milk is a drink everywhere, or nowhere: %s', (age, isDrink) => {
  const { limits, milk } = needsFor(child(age));
  expect(limits.cowsMilkDrinkMl.max > 0).toBe(isDrink);
  expect(milk.milk === 'cow').toBe(isDrink);
  for (const feeding of ['breast', 'mixed', 'formula', 'none'] as const) {
    const milks = milksFor({ feeding, age_months: age, diet: 'omnivore', allergies: [] });
    expect(milks.some((each) => each.milk === 'cow')).toBe(isDrink);
  }
});

it('is what the rule of the gate says, by the same documents', () => {
  const rule = rules.find(({ id }) => id === 'H3-animal-milk-as-drink');
  expect(rule?.untilMonths).toBe(cowsMilkFromMonths);
  expect(rule?.sources).toEqual(expect.arrayContaining([...cowsMilkSources]));
});
