import { type Allergen } from '../child';
import { mostCerealShare } from './family-limits';
import { leastOnFirstDay } from './least-minutes';
import { type Offer, type PlanContext } from './plan-context';
import { usualCookingMinutes } from './plan-request';
import { type Serving, type WeeklyProblem } from './weekly-problem';

const daysAWeek = 7;
/** Allergens worth keeping up once they are tolerated. */
const keptUp: readonly Allergen[] = ['milk', 'egg', 'peanut', 'tree_nuts', 'wheat', 'soy', 'sesame', 'fish'];

/** Ten days are two spells of five, so that none is too short to be balanced. */
export function weeksOf(days: number): number[][] {
  const count = Math.ceil(days / daysAWeek);
  const length = Math.ceil(days / count);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: Math.min(length, days - week * length) }, (_day, day) => week * length + day),
  );
}

/** What is asked of one spell, given the servings of those before it. */
export function spellProblem(
  context: PlanContext,
  { candidates, schedule }: Offer,
  { days, before }: { days: readonly number[]; before: readonly Serving[] },
): WeeklyProblem {
  const { request, slots, targets, locked, history } = context;
  const within = ({ day }: { day: number }) => days.includes(day);
  const last = days.at(-1) ?? 0;
  const taken = new Set(locked.servings.map(({ slot }) => slot));
  const problem: WeeklyProblem = {
    days,
    slots: slots.filter((slot) => within(slot) && !taken.has(slot)),
    candidates,
    targets,
    locked: locked.servings.filter(({ slot }) => within(slot)),
    around: [...before, ...locked.servings.filter(({ slot }) => slot.day > last)].sort(
      (a, b) => a.slot.day - b.slot.day,
    ),
    introductions: [...schedule].map(([allergen, day]) => ({ allergen, day })).filter(within),
    tolerated: keptUp.filter((allergen) => history.known.has(allergen)),
    hasPantry: (request.pantry ?? []).length > 0,
    cookingMinutes: request.cookingMinutes ?? usualCookingMinutes,
    mostCereal: mostCerealShare(request.child.ageMonths),
    seed: (request.seed ?? 1) * 100 + (days[0] ?? 0),
  };
  return { ...problem, leastOnFirstDay: leastOnFirstDay(problem) };
}
