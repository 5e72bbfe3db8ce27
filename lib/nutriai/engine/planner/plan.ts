import { type Allergen } from '../child';
import { type Recipe } from '../recipes/recipe';
import { assemblePlan } from './assemble-plan';
import { askGateAhead } from './eligible-recipes';
import { type Solver } from './linear-model';
import { type MealPlan, type PlanRefusal } from './meal-plan';
import { firstNewDay, offerOf, type Offer, planContext, type PlanContext } from './plan-context';
import { Pace } from './pace';
import { isTooYoungForPlans, refusalOf } from './plan-refusal';
import { checkPlanRequest, type PlanRequest } from './plan-request';
import { letsThrough } from '../safety/verdict';
import { gateVerdict } from './recipe-gate';
import { introductionsOf, misplacedAllergens } from './introductions';
import { type Solve, solveWeek } from './solve-week';
import { spellProblem, weeksOf } from './spells';
import { type Serving, type SolvedWeek } from './weekly-problem';

/** Another attempt leaves out what the gate or the spacing of new allergens ruled out in the one before. */
const attempts = 6;

/**
 * A plan of meals for 1 to 14 days. Each week is chosen by a model of whole numbers that HiGHS solves to a
 * proven gap, given its days, and portioned in household steps by a second model. Age, allergies, diet, the
 * gate, locks, repetition and the spacing of new allergens always hold; nutrients, diversity and wishes give
 * way at a price, and what is short is said with its size and reason. Under six months no plan is made. The
 * same request gives the same plan.
 * @throws RangeError for a request that makes no sense, Error when the solver fails, and whatever the signal
 *   carries when it fires
 */
export async function plan(request: PlanRequest, solver: Solver): Promise<MealPlan | PlanRefusal> {
  checkPlanRequest(request);
  if (isTooYoungForPlans(request.child)) return refusalOf(request);
  await askGateAhead(request);
  const context = planContext(request);
  const leftOut = { recipes: new Set<string>(), allergens: new Set<Allergen>() };
  let weeks: SolvedWeek[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    weeks = await solveWeeks(context, offerOf(context, leftOut), solver);
    const served = weeks.flatMap(({ servings }) => servings);
    const blocked = await blockedRecipes(context, served);
    const misplaced = misplacedAllergens(
      served,
      context.history.known,
      firstNewDay(context.history, request.startDate),
    );
    if (blocked.size === 0 && misplaced.size === 0) break;
    for (const id of blocked) leftOut.recipes.add(id);
    for (const allergen of misplaced) leftOut.allergens.add(allergen);
    weeks = withoutUnsafe(context, weeks, { blocked, misplaced });
  }
  const introductions = introductionsOf(
    weeks.flatMap(({ servings }) => servings),
    context,
  );
  return assemblePlan(context, { weeks, introductions }, solver);
}

/**
 * The dishes that the gate blocks for this very child; when one of those served is among them, all that could
 * be served are asked about.
 */
async function blockedRecipes(
  { request, eligible }: PlanContext,
  served: readonly Serving[],
): Promise<Set<string>> {
  const pace = new Pace();
  const blockedOf = async (dishes: readonly Recipe[]) => {
    const blocked: string[] = [];
    for (const recipe of dishes) {
      if (!letsThrough(gateVerdict(recipe, request.child))) blocked.push(recipe.id);
      await pace.giveWay();
    }
    return blocked;
  };
  const ofServed = await blockedOf(served.map(({ candidate }) => candidate.recipe));
  return new Set(ofServed.length === 0 ? [] : [...ofServed, ...(await blockedOf(eligible))]);
}

/** What is left should the attempts run out: an empty slot rather than a dish that may not be there. */
function withoutUnsafe(
  { history }: PlanContext,
  weeks: readonly SolvedWeek[],
  { blocked, misplaced }: { blocked: ReadonlySet<string>; misplaced: ReadonlySet<Allergen> },
): SolvedWeek[] {
  const isSafe = ({ candidate, locked }: Serving) =>
    !blocked.has(candidate.recipe.id) &&
    (locked ||
      !candidate.facts.allergens.some((allergen) => misplaced.has(allergen) && !history.known.has(allergen)));
  return weeks.map((week) => ({ ...week, servings: week.servings.filter(isSafe) }));
}

async function solveWeeks(context: PlanContext, offer: Offer, solver: Solver): Promise<SolvedWeek[]> {
  const solved: SolvedWeek[] = [];
  for (const days of weeksOf(context.request.days)) {
    const before = solved.flatMap(({ servings }) => servings);
    const { seed = 1, signal } = context.request;
    const solve: Solve = (model, options) => solver.solve(model, { seed, signal, ...options });
    solved.push(await solveWeek(spellProblem(context, offer, { days, before }), solve));
  }
  return solved;
}
