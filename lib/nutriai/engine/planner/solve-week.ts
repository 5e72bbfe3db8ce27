import { assignDays } from './assign-days';
import { familyLimits, overLimits } from './family-limits';
import { type LinearModel, type ModelSolution, type SolveOptions } from './linear-model';
import { type Loss, lossesOf, withinReach } from './losses-of';
import { targetNutrients } from './plan-targets';
import { portionModel, withPortions } from './portion-model';
import { burdenOf, isLighter, isManageable } from './week-burden';
import { choicesOf } from './weekly-choices';
import { type WeekAim, weeklyModel } from './weekly-model';
import { solveGaps } from './solve-gaps';
import { nutrientsOf } from './weekly-nutrients';
import { type Serving, type SolvedWeek, type WeeklyChoice, type WeeklyProblem } from './weekly-problem';
import { withFoodsAtHand, withQuickDishes } from './weekly-shopping';

/** Solves a model of this plan. */
export type Solve = (
  model: LinearModel,
  options: Pick<SolveOptions, 'relativeGap' | 'mostNodes'>,
) => Promise<ModelSolution>;

const weekly = { relativeGap: solveGaps.choosing };
/** For the model that counts what a week asks: it only looks for a lighter one, and may give up early. */
const burden = { relativeGap: solveGaps.easing, mostNodes: 10 };
const portions = { relativeGap: solveGaps.portioning };

/** A share of a target that another choice might have brought to all of it. */
const narrowly = 0.93;

interface Week {
  servings: readonly Serving[];
  shorterListLoses: readonly Loss[];
}

/**
 * Chooses the dishes of a week, gives them their days and portions. Where that is more than one shopping trip or than
 * the minutes of a day, the week is chosen again, of fewer foods and of quicker dishes, and taken if the child loses
 * nothing by it.
 */
export async function solveWeek(problem: WeeklyProblem, solve: Solve): Promise<SolvedWeek> {
  const { chosen, dishes } = await chooseDishes(problem, solve);
  const { usual, lighter } = await assignDays(problem, dishes);
  const first = { servings: await portioned(problem, usual, solve), shorterListLoses: [] };
  let week = await lightest(problem, { first, week: first, others: lighter }, solve);
  for (const fewerDishes of waysToLighten(problem, week)) {
    if (isManageable(burdenOf(problem, week.servings))) break;
    const fewer = fewerDishes(withinReach(problem, first.servings), week.servings);
    const others = await chosenAgain(fewer, solve);
    week = await lightest(problem, { first, week, others }, solve);
  }
  return {
    problem,
    servings: [...week.servings, ...problem.locked],
    shorterListLoses: week.shorterListLoses,
    objective: chosen.objective,
    gap: chosen.gap,
  };
}

/** Which dishes a week is chosen from again: first for what it has too much of. */
function waysToLighten(problem: WeeklyProblem, { servings }: Week): (typeof withQuickDishes)[] {
  const { things } = burdenOf(problem, servings);
  return things > 0 ? [withFoodsAtHand, withQuickDishes] : [withQuickDishes, withFoodsAtHand];
}

/**
 * The dishes of a week. Where one misses a need so narrowly that a promise or a wish may have cost it, needs are put
 * first.
 */
async function chooseDishes(
  problem: WeeklyProblem,
  solve: Solve,
): Promise<{ chosen: ModelSolution; dishes: WeeklyChoice[] }> {
  const chosenFor = async (aim: WeekAim) => {
    const model = weeklyModel(problem, { aim });
    const chosen = await solve(model.model, weekly);
    return { chosen, dishes: choicesOf(model, chosen) };
  };
  const usual = await chosenFor('usual');
  return missesNarrowly(problem, usual.dishes) ? chosenFor('needs') : usual;
}

function missesNarrowly({ targets, days, locked }: WeeklyProblem, dishes: readonly WeeklyChoice[]): boolean {
  const have = nutrientsOf([...dishes, ...locked]);
  return targetNutrients.some((code) => {
    const share = have[code] / (targets.targets[code] * days.length);
    return share < 1 && share >= narrowly;
  });
}

/** The lightest of the others that loses nothing of the first; the week as it is where each loses something. */
async function lightest(
  problem: WeeklyProblem,
  { first, week, others }: { first: Week; week: Week; others: readonly (readonly Serving[])[] },
  solve: Solve,
): Promise<Week> {
  let { servings, shorterListLoses } = week;
  for (const other of others) {
    const [asked, now] = [burdenOf(problem, other), burdenOf(problem, servings)];
    if (!isLighter(asked, now)) continue;
    const next = await portioned(problem, other, solve);
    if (isFurtherBeyond(problem, next, first.servings)) continue;
    const losses = lossesOf(problem, { than: first.servings, week: next });
    if (losses.length === 0) servings = next;
    else if (asked.things < now.things && shorterListLoses.length === 0)
      shorterListLoses = losses.filter(isNamed);
  }
  return { servings, shorterListLoses };
}

/** What the plan can say that a shorter list gives less or more of; a day's energy may be off either way. */
const isNamed = (loss: Loss) => loss !== 'energy_kcal';

/** A lighter week is not worth a dish beyond another limit. */
function isFurtherBeyond(
  problem: WeeklyProblem,
  week: readonly Serving[],
  than: readonly Serving[],
): boolean {
  const [over, before] = [overLimits(problem, week), overLimits(problem, than)];
  return familyLimits.some((limit) => (over[limit] ?? 0) > (before[limit] ?? 0));
}

/** Weeks of fewer dishes that ask less of a family. */
async function chosenAgain(fewer: WeeklyProblem, solve: Solve): Promise<readonly (readonly Serving[])[]> {
  const model = weeklyModel(fewer, { aim: 'burden' });
  const chosen = await solve(model.model, burden);
  if (chosen.values.length === 0) return [];
  const { usual, lighter } = await assignDays(fewer, choicesOf(model, chosen));
  return [usual, ...lighter];
}

async function portioned(
  problem: WeeklyProblem,
  servings: readonly Serving[],
  solve: Solve,
): Promise<Serving[]> {
  if (servings.length === 0) return [];
  const model = portionModel(problem, servings);
  const solution = await solve(model.model, portions);
  if (solution.status === 'infeasible') throw new Error('The model of portions has no solution.');
  return withPortions(model, solution);
}
