import { beyondNotes } from './beyond-notes';
import { contextWith } from './hand-made-context.test-helper';
import { type Loss } from './losses-of';
import { type PlannedDay } from './meal-plan';
import { dish, lockedLunch, problemOf } from './planner-parts.test-helper';
import { recipes } from '../recipes/recipe-list';
import { type SolvedWeek } from './weekly-problem';

function weekOf(count: number, shorterListLoses: readonly Loss[] = []): SolvedWeek {
  const candidate = dish('dish', { things: Array.from({ length: count }, (_, index) => `food-${index}`) });
  const servings = [lockedLunch(candidate, 0)];
  return { problem: problemOf([candidate]), servings, shorterListLoses, objective: 100, gap: 0 };
}

const notesOf = (weeks: readonly SolvedWeek[], days: readonly PlannedDay[] = [], cookingMinutes?: number) =>
  beyondNotes(contextWith(cookingMinutes === undefined ? {} : { cookingMinutes }), weeks, days);

it('says nothing of a list that fits into one trip', () => {
  expect(notesOf([weekOf(25)])).toEqual([]);
});

it.each([
  [[], 'we found no shorter list among the dishes that suit your child.'],
  [['calcium_mg', 'iron_mg'] as const, 'the shorter lists that we found give less calcium and iron.'],
  [['retinol_ug'] as const, 'the shorter lists that we found give more ready-made vitamin A.'],
  [['meals', 'sodium_mg'] as const, 'the shorter lists that we found give less food.'],
])('says how long the list is, and why: %j', (losses, reason) => {
  expect(notesOf([weekOf(31, losses)])).toEqual([
    `There are 31 things to buy for this plan, more than the 25 that we aim for: ${reason}`,
  ]);
});

it('names the week of a longer plan', () => {
  expect(notesOf([weekOf(20), weekOf(26)])).toEqual([
    'There are 26 things to buy for week 2, more than the 25 that we aim for: we found no shorter list among the dishes that suit your child.',
  ]);
});

const emptyLunch = {
  kind: 'lunch' as const,
  recipe: '',
  title: '',
  grams: 80,
  portion: '',
  texture: '',
  nutrients: {},
  verdict: 'allow' as const,
  locked: false,
};

it('says where even the quickest dishes of a first day take longer', () => {
  const [recipe] = recipes;
  const minutes = recipe?.activeMinutes ?? recipe?.minutes ?? 0;
  const lunch = { ...emptyLunch, recipe: recipe?.id ?? '' };
  const day = { date: '2026-11-23', slots: [lunch], totals: {}, targets: {}, foodGroups: [] };
  const week = weekOf(3);
  const weeks = [{ ...week, problem: { ...week.problem, leastOnFirstDay: minutes } }];
  expect(notesOf(weeks, [day], minutes - 1)).toEqual([
    `One day takes ${minutes} minutes of cooking, more than ${minutes - 1}: on the first day nothing is left ` +
      `over yet, and our quickest dishes for its one meal take about ${minutes} minutes. Fewer snacks, or food ` +
      'from the day before, shorten it.',
  ]);
  expect(notesOf(weeks, [day, day], minutes - 1)[0]).toContain('what these days need; on the first day');
});

it('says how long a day keeps somebody in the kitchen, but not for what is left over', () => {
  const [recipe] = recipes;
  const minutes = recipe?.activeMinutes ?? recipe?.minutes ?? 0;
  const slot = { ...emptyLunch, recipe: recipe?.id ?? '' };
  const day = { date: '2026-11-23', slots: [slot], totals: {}, targets: {}, foodGroups: [] };
  const leftOver = { ...day, slots: [{ ...slot, leftoverOf: '2026-11-22' }] };
  expect(notesOf([], [day, leftOver], minutes)).toEqual([]);
  expect(notesOf([], [day, leftOver], minutes - 1)).toEqual([
    `One day takes ${minutes} minutes of cooking, more than ${minutes - 1}: we found no quicker dishes that suit your child and cover what these days need.`,
  ]);
  expect(notesOf([], [day, day], minutes - 1)[0]).toContain(`2 days take up to ${minutes} minutes`);
  const twice = { ...day, slots: [{ ...slot, batches: 2 }] };
  expect(notesOf([], [twice], minutes)[0]).toContain(`${Math.round(minutes * 1.2)} minutes of cooking`);
});
