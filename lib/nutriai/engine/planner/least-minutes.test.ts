import { leastOnFirstDay } from './least-minutes';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';

const lunches = [9, 5, 7].map((handsOn) => dish(`lunch-${handsOn}`, { handsOn, meals: ['lunch', 'dinner'] }));
const snack = dish('snack', { handsOn: 4, meals: ['snack'] });
const problem = problemOf([...lunches, snack], { dayCount: 2, kinds: ['lunch', 'snack', 'dinner'] });

it('takes the quickest dishes for the meals of the first day', () => {
  expect(leastOnFirstDay(problem)).toBe(5 + 7 + 4);
  const allowed = [false, true];
  const later = [...lunches, snack].map((each) => (each.handsOn === 5 ? { ...each, allowed } : each));
  expect(leastOnFirstDay({ ...problem, candidates: later })).toBe(7 + 9 + 4);
});

it('counts what stands fixed on it', () => {
  const locked = [
    lockedLunch(dish('fixed', { handsOn: 30 }), 0),
    lockedLunch(dish('fixed', { handsOn: 30 }), 1),
  ];
  expect(leastOnFirstDay({ ...problem, slots: problem.slots.slice(1), locked })).toBe(30 + 5 + 4);
});

it('knows nothing where something may be left over', () => {
  const around = [lockedLunch(dish('before'), 0)];
  expect(leastOnFirstDay({ ...problem, days: [1], slots: problem.slots.slice(3), around })).toBe(0);
});
