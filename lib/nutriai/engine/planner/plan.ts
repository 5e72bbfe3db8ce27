import { type Allergen } from '../child';
import { type Recipe } from '../recipes/recipe';
import { assemblePlan } from './assemble-plan';
import { askGateAhead } from './eligible-recipes';
import { leastOnFirstDay } from './least-minutes';
import { type Solver } from './linear-model';
import { type MealPlan, type PlanRefusal } from './meal-plan';
import { firstNewDay, offerOf, type Offer, planContext, type PlanContext } from './plan-context';
import { Pace } from './pace';
import { isTooYoungForPlans, refusalOf } from './plan-refusal';
import { checkPlanRequest, type PlanRequest, usualCookingMinutes } from './plan-request';
import { letsThrough } from '../safety/verdict';
import { gateVerdict } from './recipe-gate';
import { mostCerealShare } from './family-limits';
import { introductionsOf, misplacedAllergens } from './introductions';
import { type Solve, solveWeek } from './solve-week';
import { type Serving, type SolvedWeek, type WeeklyProblem } from './weekly-problem';

const daysAWeek = 7;
/** Another attempt leaves out what the gate or the spacing of new allergens ruled out in the one before. */
const attempts = 6;
/** Allergens worth keeping up once they are tolerated. */
const keptUp: readonly Allergen[] = ['milk', 'egg', 'peanut', 'tree_nuts', 'wheat', 'soy', 'sesame', 'fish'];

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
    solved.push(await solveWeek(problemOf(context, offer, { days, before }), solve));
  }
  return solved;
}

/** Ten days are two spells of five, so that none is too short to be balanced. */
function weeksOf(days: number): number[][] {
  const count = Math.ceil(days / daysAWeek);
  const length = Math.ceil(days / count);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: Math.min(length, days - week * length) }, (_day, day) => week * length + day),
  );
}

function problemOf(
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
