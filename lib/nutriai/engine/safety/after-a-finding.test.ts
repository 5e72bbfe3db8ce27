import { foodById } from '../foods/food-list';
import { findingsOfFood } from './findings-of-food';
import { isOfHabit } from './is-of-habit';
import { watchFor } from './watch-for';

it.each([
  ['H4-salt', true],
  ['H5-added-sugar', true],
  ['H17-juice', true],
  ['salted-kind', true],
  ['sugar-amount', true],
  ['sweet-drink', true],
  ['fizzy-drink', true],
  ['juice-amount', true],
  ['H2-honey', false],
  ['H24-egg', false],
  ['choking-round-halved', false],
  ['diet-without-salt', false],
])('%s is a matter of habit: %s', (rule, isHabit) => {
  expect(isOfHabit(rule)).toBe(isHabit);
});

it.each([
  ['H24-egg', /hives/],
  ['H24-check-label-egg', /hives/],
  ['peanut-ask-first', /hives/],
  ['H2-honey', /constipation/],
  ['choking-round-halved', /wheeze/],
])('after %s there is something to watch for', (rule, sign) => {
  expect(watchFor({ rule })).toMatch(sign);
});

it.each(['H5-added-sugar', 'diet-vegan', 'a-rule-H24'])('after %s there is nothing to watch for', (rule) => {
  expect(watchFor({ rule })).toBe('');
});

describe('a food as such', () => {
  const told = (id: string, child: Omit<Parameters<typeof findingsOfFood>[1], 'ageMonths'> = {}) => {
    const food = foodById(id);
    if (!food) throw new Error(`No food ${id}.`);
    return findingsOfFood(food, { ageMonths: 11, ...child }).map(
      ({ rule, severity }) => `${rule} ${severity}`,
    );
  };

  it('goes by rules, allergies and the family’s diet', () => {
    expect(told('honey')).toContain('H2-honey block');
    expect(told('egg', { allergies: ['egg'], diet: 'vegan' })).toEqual(
      expect.arrayContaining(['H24-egg block', 'diet-vegan block']),
    );
  });

  it('is drunk where it is a drink', () => {
    expect(told('whole-milk').join()).toContain('block');
    expect(told('whole-yoghurt').join()).not.toContain('block');
  });
});
