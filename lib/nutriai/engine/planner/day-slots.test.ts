import { type Child } from '../child';
import { needsFor } from '../needs/needs-for';
import { daySlots } from './day-slots';

const slots = (child: Child, more: { mealsPerDay?: number; snacks?: number } = {}) =>
  daySlots(needsFor(child), { child, startDate: '2026-11-23', days: 1, ...more })
    .map((kind) => kind[0])
    .join('');

it.each<[Child, string]>([
  [{ ageMonths: 6, feeding: 'breast' }, 'bl'],
  [{ ageMonths: 8, feeding: 'breast' }, 'bld'],
  [{ ageMonths: 8, feeding: 'none' }, 'bslsd'],
  [{ ageMonths: 10, feeding: 'breast' }, 'blsd'],
  [{ ageMonths: 20, feeding: 'formula' }, 'blsd'],
  [{ ageMonths: 30, feeding: 'none' }, 'bslsd'],
])('%j has %s by default', (child, expected) => {
  expect(slots(child)).toBe(expected);
});

it.each([
  [1, 0, 'l'],
  [2, 0, 'bl'],
  [2, 2, 'bsls'],
  [3, 3, 'bslssd'],
  [5, 0, 'bslsd'],
] as const)('%d meals and %d snacks are %s', (mealsPerDay, snacks, expected) => {
  expect(slots({ ageMonths: 14, feeding: 'none' }, { mealsPerDay, snacks })).toBe(expected);
});
