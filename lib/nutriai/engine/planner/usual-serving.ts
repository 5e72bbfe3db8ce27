import { type Meal } from '../recipes/recipe';
import { type Placeable } from './assignment-cost';
import { type Candidate } from './candidate';

/** Returns a dish in its usual portion for a kind of meal. */
export function usualServing(candidate: Candidate, kind: Meal): Placeable {
  const steps = candidate.portions[kind];
  return { candidate, grams: steps ? steps.usual * steps.stepG : 0 };
}
