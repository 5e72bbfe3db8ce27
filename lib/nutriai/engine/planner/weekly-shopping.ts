import { type Candidate } from './candidate';
import { type ModelBuilder, type Term } from './linear-model';
import { thingsAimedAt, thingsFor } from './things-to-buy';
import { type Choice, groupBy, termsOf, workPerServing } from './weekly-choices';
import { points } from './weekly-points';
import { mostUsesOf, poolOf, type Serving, type WeeklyProblem } from './weekly-problem';

/** Foods that most dishes share stay to choose from: a shorter list is made of these. */
const commonFoods = 10;
/** To count what is bought makes a model hard; with so many dishes it is soon solved, and still finds others. */
const dishesToChooseFrom = 45;
const quickDishes = { breakfast: 14, main: 24, snack: 14 } as const;
/** Of the minutes that a week bears: on its first day nothing is left over, and no day is all used up. */
const minutesRoom = 0.7;
/** Things that the rules of a day may bring in beside those that are chosen here. */
const toSpare = 1;

/**
 * Counts each food that is bought and the minutes of work, and takes points for what is beyond one shopping trip and
 * beyond what the days bear. A batch that keeps is cooked once.
 */
export function addBurden(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  const { locked, days, cookingMinutes } = problem;
  const boughtAnyway = thingsFor(locked.map(({ candidate }) => candidate));
  const bought = new Map<string, number>();
  const work: Term[] = [];
  for (const [{ things, usualHandsOn, recipe }, ofDish] of groupBy(choices, ({ candidate }) => candidate)) {
    const served = builder.column({ upper: 1, integer: true });
    builder.row(-Infinity, 0, [...termsOf(ofDish), [served, -mostUsesOf(problem, recipe.meals)]]);
    if (recipe.batch.fridgeDays > 0) work.push([served, usualHandsOn]);
    else work.push(...ofDish.map(({ column }): Term => [column, usualHandsOn]));
    for (const thing of things.filter((each) => !boughtAnyway.has(each))) {
      const column = bought.get(thing) ?? builder.column({ upper: 1 });
      bought.set(thing, column);
      builder.row(0, Infinity, [
        [column, 1],
        [served, -1],
      ]);
    }
  }
  const beyond = builder.column({ cost: -points.thingBeyond });
  builder.row(-Infinity, thingsAimedAt - toSpare - boughtAnyway.size, [
    ...[...bought.values()].map((column): Term => [column, 1]),
    [beyond, -1],
  ]);
  const ofLocked = locked.reduce((sum, { candidate }) => sum + candidate.handsOn, 0);
  const minutes = Math.max(0, cookingMinutes * days.length * minutesRoom - ofLocked);
  const longer = builder.column({ cost: -points.minuteBeyond });
  builder.row(-Infinity, minutes, [...work, [longer, -1]]);
}

type Score = (candidate: Candidate) => number;

/** The same week with fewer dishes to choose from: the lowest of a score. */
function withFewer(problem: WeeklyProblem, score: Score, atMost: number): WeeklyProblem {
  const candidates = problem.candidates
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((one, other) => one.score - other.score)
    .slice(0, atMost)
    .map(({ candidate }) => candidate);
  return { ...problem, candidates, hasThirdTimes: true };
}

/**
 * The same week with fewer dishes to choose from: those of it, and for each kind of meal the quickest, of which a
 * batch that keeps takes half the work.
 */
export function withQuickDishes(problem: WeeklyProblem, week: readonly Serving[]): WeeklyProblem {
  const inWeek = new Set(week.map(({ candidate }) => candidate));
  const work: Score = (candidate) => (inWeek.has(candidate) ? 0 : workPerServing(candidate));
  const chosen = (['breakfast', 'main', 'snack'] as const).flatMap((pool) => {
    const ofPool = problem.candidates.filter(({ recipe }) =>
      recipe.meals.some((meal) => poolOf[meal] === pool),
    );
    return withFewer({ ...problem, candidates: ofPool }, work, quickDishes[pool]).candidates;
  });
  return { ...problem, candidates: [...new Set([...inWeek, ...chosen])], hasThirdTimes: true };
}

/**
 * The same week with fewer dishes to choose from: those for which least has to be bought beside what is bought
 * already and what most dishes share.
 */
export function withFoodsAtHand(problem: WeeklyProblem, week: readonly Serving[]): WeeklyProblem {
  const bought = thingsFor([...week, ...problem.locked].map(({ candidate }) => candidate));
  const uses = new Map<string, number>();
  for (const { things } of problem.candidates)
    for (const thing of things) uses.set(thing, (uses.get(thing) ?? 0) + 1);
  const common = [...uses].sort((a, b) => b[1] - a[1]).slice(0, commonFoods);
  const atHand = new Set([...bought, ...common.map(([thing]) => thing)]);
  const rareness = ({ things }: Candidate) =>
    things.reduce((sum, thing) => sum + (atHand.has(thing) ? 0 : 1 + 1 / (uses.get(thing) ?? 1)), 0);
  return withFewer(problem, rareness, dishesToChooseFrom);
}

/** The same week with no dish a third time: variety may be what a need rests on. */
export function withoutThirdTimes(problem: WeeklyProblem): WeeklyProblem {
  return { ...problem, hasThirdTimes: false };
}
