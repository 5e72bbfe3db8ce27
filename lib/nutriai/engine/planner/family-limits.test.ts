import { type Meal } from '../recipes/recipe';
import { type Candidate } from './candidate';
import { countOver, fairBreakfasts, mostCerealShare, overLimits } from './family-limits';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { type Serving } from './weekly-problem';

const cereal = dish('cereal', {
  meals: ['breakfast', 'snack'],
  holds: { fortifiedCereal: true, fish: false },
  cerealKcal: 0.5,
  recipe: { kind: 'porridge' },
});
const eggs = dish('eggs', { meals: ['breakfast'], recipe: { kind: 'eggs' } });
const toast = dish('toast', { meals: ['breakfast'], recipe: { kind: 'toast' } });
const fish = dish('fish', { holds: { fortifiedCereal: false, fish: true } });
const plain = dish('plain');

function served(candidate: Candidate, day: number, kind: Meal = 'lunch', grams = 100): Serving {
  return { slot: { day, slot: 0, kind }, candidate, grams, locked: false };
}

const breakfasts = (dishes: readonly Candidate[]) =>
  dishes.map((candidate, day) => served(candidate, day, 'breakfast'));
const week = (more: Parameters<typeof problemOf>[1] = {}) => problemOf([plain], { dayCount: 7, ...more });

it('bears three breakfasts of cereal or of one kind a week, and fewer in fewer days', () => {
  expect([7, 5, 4, 1].map(fairBreakfasts)).toEqual([3, 2, 1, 1]);
  const mixed = [cereal, eggs, cereal, toast, cereal, toast, eggs];
  expect(overLimits(week(), breakfasts(mixed))).toEqual({});
  expect(overLimits(week(), breakfasts([...mixed.slice(0, 6), cereal]))).toEqual({
    cereal_breakfasts: 1,
    same_breakfast: 1,
  });
  expect(overLimits(week(), breakfasts([eggs, eggs, eggs, eggs, eggs]))).toEqual({ same_breakfast: 2 });
});

it('bears less energy from cereal the older the child is', () => {
  expect([6, 9, 12, 18, 36].map(mostCerealShare)).toEqual([0.4, 0.3, 0.2, 0.15, 0.15]);
  // 700 kcal, of which 200 g of a dish with cereal at snacks give 100.
  const snacks = [served(cereal, 0, 'snack'), served(cereal, 1, 'snack'), served(plain, 2, 'lunch', 500)];
  expect(overLimits(week({ mostCereal: 0.15 }), snacks)).toEqual({});
  expect(overLimits(week({ mostCereal: 0.1 }), snacks).cereal_energy).toBeCloseTo((5 * 30) / 70, 9);
});

it('asks for fish once or twice where a dish with it may be served', () => {
  const withFish = problemOf([plain, fish], { dayCount: 7 });
  expect(overLimits(week(), [])).toEqual({});
  expect(overLimits(withFish, [])).toEqual({ no_fish: 1 });
  expect(overLimits(problemOf([plain, fish], { dayCount: 4 }), [])).toEqual({});
  expect(overLimits(withFish, [served(fish, 0), served(fish, 2)])).toEqual({});
  expect(overLimits({ ...withFish, locked: [lockedLunch(fish, 5)] }, [])).toEqual({});
  expect(
    overLimits(
      { ...withFish, locked: [lockedLunch(fish, 5)] },
      [0, 1, 2].map((day) => served(fish, day)),
    ),
  ).toEqual({ much_fish: 2 });
});

it('counts what is beyond all together, for an arrangement of the slots', () => {
  const problem = problemOf([eggs, fish], { dayCount: 7, kinds: ['breakfast'] });
  const placed = problem.slots.map(({ day }) => (day < 5 ? { candidate: eggs, grams: 100 } : null));
  expect(countOver(problem, placed)).toBe(3);
});
