import { type Allergen, type Child } from '../child';
import { needsFor } from '../needs/needs-for';
import { type Meal, type Recipe } from '../recipes/recipe';
import { recipeById } from '../recipes/recipe-list';
import { allergenHistory } from './eligible-recipes';
import { type PlanContext } from './plan-context';
import { type PlanRequest } from './plan-request';
import { planTargets } from './plan-targets';
import { slotsOf } from './planner-parts.test-helper';
import { startDate, toddler } from './small-plans.test-helper';

/** A dish of the library. */
export function recipeOf(id: string): Recipe {
  const recipe = recipeById(id);
  if (!recipe) throw new Error(`No recipe ${id}.`);
  return recipe;
}

interface Wishes extends Partial<Omit<PlanRequest, 'child'>> {
  child?: Partial<Child>;
  kinds?: readonly Meal[];
  eligible?: readonly string[];
  known?: readonly Allergen[];
}

/** What follows from a request for these dishes, without asking the gate about the library. */
export function contextWith({
  child,
  kinds = ['lunch'],
  eligible = [],
  known,
  ...more
}: Wishes = {}): PlanContext {
  const request: PlanRequest = { child: { ...toddler, ...child }, startDate, days: 1, ...more };
  const needs = needsFor(request.child);
  const history = allergenHistory(request.child, needs);
  return {
    request,
    needs,
    targets: planTargets(needs),
    history: known ? { ...history, known: new Set(known) } : history,
    kinds,
    slots: slotsOf(request.days, kinds),
    locked: { servings: [], refused: [] },
    eligible: eligible.map(recipeOf),
  };
}
