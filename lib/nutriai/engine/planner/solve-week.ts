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
import { withFoodsAtHand, withoutThirdTimes, withQuickDishes } from './weekly-shopping';

/** Solves a model of this plan. */
export type Solve = (
  model: LinearModel,
  options: Pick<SolveOptions, 'relativeGap' | 'mostNodes'>,
) => Promise<ModelSolution>;

const weekly = { relativeGap: solveGaps.choosing };
/** For the model that counts what a week asks: it only looks for a lighter one, and may give up early. */
const burden = { relativeGap: solveGaps.easing, mostNodes: 10 };
/** For a week that is chosen once more: what a first try missed takes long to prove, and seldom is to be had. */
const onceMore = { relativeGap: solveGaps.easing, mostNodes: 10 };
const portions = { relativeGap: solveGaps.portioning };

/**
 * After so many ways in a row that make long days no shorter, others seldom do, and each takes a second or more. For
 * fewer things to buy all are tried.
 */
const mostInVain = 2;

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
  const { chosen, lighter, first } = await firstWeek(problem, solve);
  let week = await lightest(problem, { first, week: first, others: lighter }, solve);
  let inVain = 0;
  for (const fewerDishes of waysToLighten(problem, week)) {
    const asked = burdenOf(problem, week.servings);
    if (isManageable(asked) || (asked.things === 0 && inVain === mostInVain)) break;
    const fewer = fewerDishes(withinReach(problem, first.servings), week.servings);
    const others = await chosenAgain(fewer, solve);
    const before = week.servings;
    week = await lightest(problem, { first, week, others }, solve);
    inVain = week.servings === before ? inVain + 1 : 0;
  }
  return {
    problem,
    servings: [...week.servings, ...problem.locked],
    shorterListLoses: week.shorterListLoses,
    objective: chosen.objective,
    gap: chosen.gap,
  };
}

interface FirstWeek {
  chosen: ModelSolution;
  first: Week;
  /** The same with less to buy and to cook, not yet portioned. */
  lighter: readonly (readonly Serving[])[];
}

/** Other arrangements of the dishes, where one gives less than the dishes were chosen for. */
const otherArrangements = 1;

/**
 * The week that all others are held against. Portions that keep each day near its energy may give less than the dishes
 * were chosen for: then they are arranged anew, and the week is chosen once more with a firmer hold on energy. The best
 * is taken.
 */
async function firstWeek(problem: WeeklyProblem, solve: Solve): Promise<FirstWeek> {
  const arranged = async ({ chosen, dishes }: Chosen, seed: number): Promise<FirstWeek> => {
    const { usual, lighter } = await assignDays({ ...problem, seed }, dishes);
    const first = { servings: await portioned(problem, usual, solve), shorterListLoses: [] };
    return { chosen, lighter, first };
  };
  const short = ({ first }: FirstWeek) => shortOf(problem, first.servings);
  const usual = await chooseDishes(problem, solve);
  let best = await arranged(usual, problem.seed);
  for (let turn = 1; turn <= otherArrangements + 1 && short(best) > 0; turn += 1) {
    const isLast = turn > otherArrangements;
    const anew = isLast ? await chosenFor(problem, 'firm', solve) : usual;
    if (anew.chosen.values.length === 0) break;
    const other = await arranged(anew, problem.seed + (isLast ? 0 : turn));
    if (short(other) < short(best)) best = other;
  }
  return best;
}

/** How much a week misses of its targets, in targets; an empty place is as much as one of them. */
function shortOf({ targets, days, locked, slots }: WeeklyProblem, servings: readonly Serving[]): number {
  const have = nutrientsOf([...servings, ...locked]);
  return targetNutrients.reduce((sum, code) => {
    const target = targets.targets[code] * days.length;
    return target > 0 ? sum + Math.max(0, 1 - have[code] / target) : sum;
  }, slots.length - servings.length);
}

/** Which dishes a week is chosen from again: first for what it has too much of, and last with as many as ever. */
function waysToLighten(problem: WeeklyProblem, { servings }: Week): (typeof withQuickDishes)[] {
  const { things } = burdenOf(problem, servings);
  const ways = things > 0 ? [withFoodsAtHand, withQuickDishes] : [withQuickDishes, withFoodsAtHand];
  return [
    ...ways,
    ...ways.map(
      (way): typeof way =>
        (...of) =>
          withoutThirdTimes(way(...of)),
    ),
  ];
}

/**
 * The dishes of a week. Where one misses a need so narrowly that a promise or a wish may have cost it, needs are put
 * first.
 */
async function chooseDishes(problem: WeeklyProblem, solve: Solve): Promise<Chosen> {
  const usual = await chosenFor(problem, 'usual', solve);
  return missesNarrowly(problem, usual.dishes) ? chosenFor(problem, 'needs', solve) : usual;
}

interface Chosen {
  chosen: ModelSolution;
  dishes: readonly WeeklyChoice[];
}

async function chosenFor(problem: WeeklyProblem, aim: WeekAim, solve: Solve): Promise<Chosen> {
  const model = weeklyModel(problem, { aim });
  const chosen = await solve(model.model, aim === 'firm' ? onceMore : weekly);
  return { chosen, dishes: choicesOf(model, chosen) };
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
