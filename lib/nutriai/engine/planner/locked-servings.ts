import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeById } from '../recipes/recipe-list';
import { recipeFacts } from '../recipes/recipe-facts';
import { dayNumber } from '../growth/age';
import { type Candidate, candidateOf } from './candidate';
import { type AllergenHistory } from './eligible-recipes';
import { type DaySlot, type Lock, type PlanRequest } from './plan-request';
import { gramsOfSteps, portionSteps } from './portion-steps';
import { letsThrough } from '../safety/verdict';
import { gateVerdict } from './recipe-gate';
import { type Serving } from './weekly-problem';

export interface LockedServings {
  servings: Serving[];
  /** Locked dishes that this child may not eat: safety comes before a lock. */
  refused: Recipe[];
}

/**
 * The dishes that stay where they are. A locked dish may break a wish or stand at an unusual hour, but never
 * age, allergy or the gate.
 * @throws RangeError for a recipe that does not exist, a slot that the plan does not have, or two locks of
 *   one slot
 */
export function lockedServings(
  { child, startDate, days, locks = [], pantry = [] }: PlanRequest,
  slots: readonly DaySlot[],
  { ageMonths, history }: { ageMonths: number; history: AllergenHistory },
): LockedServings {
  const locked: LockedServings = { servings: [], refused: [] };
  for (const lock of locks) {
    const recipe = recipeById(lock.recipe);
    if (!recipe) throw new RangeError(`No recipe ${lock.recipe}.`);
    const slot = slotOf(lock, startDate, slots);
    if (locked.servings.some((serving) => serving.slot === slot))
      throw new RangeError(`Two dishes are locked in slot ${lock.slot} of ${lock.date}.`);
    const candidate = lockedCandidate(recipe, slot, { ageMonths, days, pantry });
    const barred = recipeFacts(recipe).allergens.some((allergen) => history.barred.has(allergen));
    if (!candidate || barred || !letsThrough(gateVerdict(recipe, child))) {
      locked.refused.push(recipe);
      continue;
    }
    const steps = candidate.portions[slot.kind];
    const grams = lock.grams ?? (steps ? gramsOfSteps(steps, steps.usual) : 0);
    locked.servings.push({ slot, candidate, grams, locked: true });
  }
  return locked;
}

function slotOf({ date, slot: position }: Lock, startDate: string, slots: readonly DaySlot[]): DaySlot {
  const day = dayNumber(date) - dayNumber(startDate);
  const slot = slots.find((each) => each.day === day && each.slot === position);
  if (!slot) throw new RangeError(`The plan has no slot ${position} on ${date}.`);
  return slot;
}

/** The dish with a portion for the very meal, also where the recipe is not written for it. */
function lockedCandidate(
  recipe: Recipe,
  { kind }: DaySlot,
  { ageMonths, days, pantry }: { ageMonths: number; days: number; pantry: readonly string[] },
): Candidate | null {
  const steps = portionSteps(recipe, ageMonths, kind);
  const candidate = candidateOf(recipe, {
    ageMonths,
    kinds: new Set<Meal>(recipe.meals),
    allowed: Array.from({ length: days }, () => true),
    pantry,
  });
  return candidate && steps && { ...candidate, portions: { ...candidate.portions, [kind]: steps } };
}
