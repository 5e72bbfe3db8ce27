import { type Allergen } from '../child';
import { AssignmentCost, fits, ruleCost } from './assignment-cost';
import { type Candidate } from './candidate';
import { misplacedAllergens } from './introductions';
import { type MealPlan } from './meal-plan';
import { firstNewDay, offerOf, planContext } from './plan-context';
import { type DaySlot, type Lock, type PlanRequest } from './plan-request';
import { targetNutrients } from './plan-targets';
import { gramsOfSteps, portionWords } from './portion-steps';
import { letsThrough } from '../safety/verdict';
import { gateVerdict } from './recipe-gate';
import { nutrientsOf } from './weekly-nutrients';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/** Another dish for a slot of a plan. */
export interface Alternative {
  recipe: string;
  title: string;
  grams: number;
  portion: string;
  minutes: number;
}

const usualCount = 3;
/** A per cent of a target that is lost weighs as much as this many points of a day's rules and wishes. */
const lostPercentCost = 2;

/** The dishes of a plan as locks: what `plan` is given to keep them, all or those that are asked for. */
export function locksOf(
  { days }: Pick<MealPlan, 'days'>,
  keep: (place: { date: string; slot: number }) => boolean = () => true,
): Lock[] {
  return days.flatMap(({ date, slots }) =>
    slots.flatMap(({ recipe, grams }, slot) =>
      recipe !== null && keep({ date, slot }) ? [{ date, slot, recipe, grams }] : [],
    ),
  );
}

/** Which other dishes are asked for in which slot: the best few, or whether one recipe is among them. */
export interface WantedAlternatives {
  date: string;
  slot: number;
  /** 3 when not given. */
  count?: number;
  /** Id of the only recipe that counts. */
  recipe?: string;
}

/**
 * Up to `count` other dishes for one slot with which the plan keeps all its rules, best first: those that
 * lose least of the targets and suit the day. Fewer where fewer fit. The rest of the plan stays as it is.
 * @throws RangeError for a slot that the plan does not have
 */
export function alternatives(
  plan: Pick<MealPlan, 'days'>,
  request: PlanRequest,
  { count = usualCount, recipe, ...place }: WantedAlternatives,
): Alternative[] {
  const current = plan.days.find(({ date }) => date === place.date)?.slots[place.slot];
  if (!current) throw new RangeError(`The plan has no slot ${place.slot} on ${place.date}.`);
  const locks = locksOf(plan, ({ date, slot }) => date !== place.date || slot !== place.slot);
  const context = planContext({ ...request, locks });
  const { candidates } = offerOf(context, { recipes: new Set(), allergens: new Set() });
  const locked = context.locked.servings;
  const wanted = context.slots.find(
    ({ day, slot }) => plan.days[day]?.date === place.date && slot === place.slot,
  );
  if (!wanted) return [];
  const problem: WeeklyProblem = {
    days: plan.days.map((_, day) => day),
    slots: [wanted],
    candidates,
    targets: context.targets,
    locked,
    around: [],
    introductions: [],
    tolerated: [],
    hasPantry: false,
    // A parent who swaps a dish chooses how long to cook, and sees the minutes of each.
    cookingMinutes: Infinity,
    mostCereal: 1,
    seed: 0,
  };
  const cost = new AssignmentCost(problem, nutrientsOf(locked).iron_mg / plan.days.length);
  const before = candidates.find(({ recipe }) => recipe.id === current.recipe);
  const allowedCost = Math.max(
    ruleCost,
    cost.of([before ? { candidate: before, grams: current.grams } : null]),
  );
  const firstDay = firstNewDay(context.history, request.startDate);
  const ranked = candidates
    .filter((candidate) => candidate.recipe.id !== current.recipe && fits(candidate, wanted))
    .filter((candidate) => recipe === undefined || candidate.recipe.id === recipe)
    .map((candidate) => bestPortion(candidate, wanted, problem))
    .map((serving) => ({ serving, rules: cost.of([serving]), lost: lostTargets(problem, serving) }))
    .filter(({ serving, rules }) => rules <= allowedCost && !cost.breaksHardRules([serving]))
    .filter(({ serving }) => isNewWell([...locked, serving], context.history.known, firstDay))
    .sort((a, b) => a.rules + a.lost * lostPercentCost - (b.rules + b.lost * lostPercentCost));
  const found: Alternative[] = [];
  // The gate takes milliseconds a dish, and this very child may be new to it: it is asked no more often than needed.
  for (const { serving } of ranked) {
    if (found.length === count) break;
    if (letsThrough(gateVerdict(serving.candidate.recipe, request.child))) found.push(alternativeOf(serving));
  }
  return found;
}

function isNewWell(servings: readonly Serving[], known: ReadonlySet<Allergen>, firstDay: number): boolean {
  return misplacedAllergens(servings, known, firstDay).size === 0;
}

/** The portion that brings the day nearest to its energy. */
function bestPortion(candidate: Candidate, slot: DaySlot, { locked, targets }: WeeklyProblem): Serving {
  const steps = candidate.portions[slot.kind];
  const others = nutrientsOf(locked.filter((serving) => serving.slot.day === slot.day)).energy_kcal;
  const perStep = (steps?.stepG ?? 0) * candidate.perGram.energy_kcal;
  const wanted = perStep > 0 ? (targets.energyKcal - others) / perStep : 0;
  const counted = steps ? Math.min(steps.max, Math.max(steps.min, Math.round(wanted))) : 0;
  return { slot, candidate, grams: steps ? gramsOfSteps(steps, counted) : 0, locked: false };
}

/** Per cent of targets that the plan with this dish is short of, all together. */
function lostTargets({ locked, targets, days }: WeeklyProblem, serving: Serving): number {
  const have = nutrientsOf([...locked, serving]);
  return targetNutrients.reduce((sum, code) => {
    const target = targets.targets[code] * days.length;
    return sum + (target > 0 ? Math.max(0, 1 - have[code] / target) * 100 : 0);
  }, 0);
}

function alternativeOf({ candidate, grams, slot }: Serving): Alternative {
  const { recipe, portions } = candidate;
  const steps = portions[slot.kind];
  return {
    recipe: recipe.id,
    title: recipe.title,
    grams,
    portion: steps ? portionWords(steps, grams) : `about ${grams} g`,
    minutes: recipe.minutes,
  };
}
