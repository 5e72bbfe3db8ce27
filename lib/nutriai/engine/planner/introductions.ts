import { type Allergen } from '../child';
import { dateAfter } from './calendar';
import { daysBetweenNew, newAllergens } from './introduction-schedule';
import { type Introduction } from './meal-plan';
import { type PlanContext } from './plan-context';
import { type Serving } from './weekly-problem';

/** Sources: DGA 2020 and NHS, food allergies in babies. */
const firstTaste =
  'Offer a little first, during the day, when your child is well, and watch before you give the rest. Wait ' +
  'three days before the next new one, and keep offering this one.';

function byTime({ slot: a }: Serving, { slot: b }: Serving): number {
  return a.day - b.day || a.slot - b.slot;
}

/** The first serving of each allergen that is new. */
function firstServings(servings: readonly Serving[], known: ReadonlySet<Allergen>): Map<Allergen, Serving> {
  const first = new Map<Allergen, Serving>();
  for (const serving of [...servings].sort(byTime)) {
    for (const allergen of newAllergens(serving.candidate.recipe, known)) {
      if (!first.has(allergen)) first.set(allergen, serving);
    }
  }
  return first;
}

/** New allergens that come too soon after another, or after one met before the plan, other than in a locked dish. */
export function misplacedAllergens(
  servings: readonly Serving[],
  known: ReadonlySet<Allergen>,
  firstNewDay: number,
): Set<Allergen> {
  const misplaced = new Set<Allergen>();
  let nextDay = firstNewDay;
  for (const [allergen, { slot, locked }] of firstServings(servings, known)) {
    if (slot.day < nextDay && !locked) misplaced.add(allergen);
    else nextDay = slot.day + daysBetweenNew;
  }
  return misplaced;
}

/** When each new allergen is met, and in which dish. */
export function introductionsOf(
  servings: readonly Serving[],
  { history, request }: PlanContext,
): Introduction[] {
  return [...firstServings(servings, history.known)].map(([allergen, { slot, candidate }]) => ({
    date: dateAfter(request.startDate, slot.day),
    allergen,
    recipe: candidate.recipe.id,
    how: firstTaste,
  }));
}
