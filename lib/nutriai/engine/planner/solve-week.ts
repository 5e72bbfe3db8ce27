import { assignDays } from './assign-days';
import { familyLimits, overLimits } from './family-limits';
import { type LinearModel, type ModelSolution, type SolveOptions } from './linear-model';
import { type Loss, lossesOf } from './losses-of';
import { targetNutrients } from './plan-targets';
import { portionModel, withPortions } from './portion-model';
import { mostThings, thingsFor } from './things-to-buy';
import { choicesOf } from './weekly-choices';
import { type WeekAim, weeklyModel } from './weekly-model';
import { nutrientsOf } from './weekly-nutrients';
import { type Serving, type SolvedWeek, type WeeklyChoice, type WeeklyProblem } from './weekly-problem';
import { withFoodsAtHand } from './weekly-shopping';

/** Solves a model of this plan. */
export type Solve = (
  model: LinearModel,
  options: Pick<SolveOptions, 'relativeGap' | 'mostNodes'>,
) => Promise<ModelSolution>;

const weekly = { relativeGap: 0.005 };
/** For the model that counts what has to be bought: it only looks for a shorter list, and may give up early. */
const shopping = { relativeGap: 0.01, mostNodes: 10 };
const portions = { relativeGap: 0.001 };

/** A share of a target that another choice might have brought to all of it. */
const narrowly = 0.93;

interface Week {
  servings: readonly Serving[];
  shorterListLoses: readonly Loss[];
}

/**
 * Chooses the dishes of a week, gives them their days and portions. Where the shopping is too much for one
 * trip, the week is chosen again from fewer foods, and taken if the child loses nothing by it.
 */
export async function solveWeek(problem: WeeklyProblem, solve: Solve): Promise<SolvedWeek> {
  const { chosen, dishes } = await chooseDishes(problem, solve);
  const { usual, shorterLists } = await assignDays(problem, dishes);
  const first = { servings: await portioned(problem, usual, solve), shorterListLoses: [] };
  let week = await shortest(problem, { first, others: shorterLists }, solve);
  if (countThings(problem, week) > mostThings) week = await ofFewFoods(problem, week, solve);
  return {
    problem,
    servings: [...week.servings, ...problem.locked],
    shorterListLoses: week.shorterListLoses,
    objective: chosen.objective,
    gap: chosen.gap,
  };
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

function countThings({ locked }: WeeklyProblem, { servings }: Pick<Week, 'servings'>): number {
  return thingsFor([...servings, ...locked].map(({ candidate }) => candidate)).size;
}

/**
 * The first of the others, from the shortest list on, that loses nothing; the first week where each loses
 * something.
 */
async function shortest(
  problem: WeeklyProblem,
  { first, others }: { first: Week; others: readonly (readonly Serving[])[] },
  solve: Solve,
): Promise<Week> {
  let shorterListLoses = first.shorterListLoses;
  for (const other of others) {
    if (countThings(problem, { servings: other }) >= countThings(problem, first)) continue;
    const servings = await portioned(problem, other, solve);
    if (isFurtherBeyond(problem, servings, first.servings)) continue;
    const losses = lossesOf(problem, { than: first.servings, week: servings });
    if (losses.length === 0) return { servings, shorterListLoses };
    if (shorterListLoses.length === 0) shorterListLoses = losses;
  }
  return { ...first, shorterListLoses };
}

/** A shorter list is not worth a dish beyond another limit. */
function isFurtherBeyond(
  problem: WeeklyProblem,
  week: readonly Serving[],
  than: readonly Serving[],
): boolean {
  const [over, before] = [overLimits(problem, week), overLimits(problem, than)];
  return familyLimits.some((limit) => (over[limit] ?? 0) > (before[limit] ?? 0));
}

async function ofFewFoods(problem: WeeklyProblem, first: Week, solve: Solve): Promise<Week> {
  const bought = thingsFor([...first.servings, ...problem.locked].map(({ candidate }) => candidate));
  const fewer = withFoodsAtHand(problem, bought);
  const model = weeklyModel(fewer, { aim: 'things' });
  const chosen = await solve(model.model, shopping);
  if (chosen.values.length === 0) return first;
  const { usual, shorterLists } = await assignDays(fewer, choicesOf(model, chosen));
  return shortest(problem, { first, others: [...shorterLists, usual] }, solve);
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
