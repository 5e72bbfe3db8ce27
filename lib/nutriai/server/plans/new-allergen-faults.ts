import { dateAfter } from '../log/calendar-days';
import type { Allergen } from '../../engine/child';
import { newAllergens } from '../../engine/planner/introduction-schedule';
import { misplacedAllergens } from '../../engine/planner/introductions';
import { firstNewDay, planContext } from '../../engine/planner/plan-context';
import type { PlanRequest } from '../../engine/planner/plan-request';
import { isDaytime, type Serving } from '../../engine/planner/weekly-problem';
import { allergenNames } from '../../engine/safety/rules/allergens';

/**
 * What is wrong with the first tastes of a plan whose dishes are all fixed by locks, by allergen. A parent's
 * own choice of place counts like the planner's here: new allergens stay three days apart and are met early
 * in the day.
 */
export function newAllergenFaults(request: PlanRequest): Map<Allergen, string> {
  const { history, locked } = planContext(request);
  const servings = locked.servings.map((serving) => ({ ...serving, locked: false }));
  const faults = new Map<Allergen, string>();
  for (const [allergen, { slot }] of firstTastes(servings, history.known)) {
    if (isDaytime(slot.kind)) continue;
    const date = dateAfter(request.startDate, slot.day);
    faults.set(
      allergen,
      `The first taste of ${allergenNames[allergen]} would be at dinner on ${date}, when a reaction is harder to see.`,
    );
  }
  for (const allergen of misplacedAllergens(
    servings,
    history.known,
    firstNewDay(history, request.startDate),
  )) {
    faults.set(
      allergen,
      `${allergenNames[allergen]} would be less than three days after another new allergen.`,
    );
  }
  return faults;
}

function firstTastes(servings: readonly Serving[], known: ReadonlySet<Allergen>): Map<Allergen, Serving> {
  const first = new Map<Allergen, Serving>();
  const inOrder = [...servings].sort((a, b) => a.slot.day - b.slot.day || a.slot.slot - b.slot.slot);
  for (const serving of inOrder) {
    for (const allergen of newAllergens(serving.candidate.recipe, known)) {
      if (!first.has(allergen)) first.set(allergen, serving);
    }
  }
  return first;
}
