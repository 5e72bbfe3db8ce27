import { type AssignmentCost, fits, ruleCost } from './assignment-cost';
import { type Candidate } from './candidate';
import { countOver } from './family-limits';
import { losesNutrients, type Placed } from './fewer-things';
import { minutesBorne } from './least-minutes';
import { minutesOn } from './leftovers';
import { lostNutrients } from './lost-nutrients';
import { Pace } from './pace';
import { usualServing } from './usual-serving';
import { burdenOf, isLighter, type WeekBurden } from './week-burden';
import { type Serving, type WeeklyProblem } from './weekly-problem';

const steps = 8;

/** Dishes in their places, as servings of usual portions. */
function servedIn({ slots }: WeeklyProblem, placed: Placed): Serving[] {
  return slots.flatMap((slot, position) => {
    const item = placed[position];
    return item ? [{ slot, ...item, locked: false }] : [];
  });
}

/**
 * Takes quicker dishes on the days that ask for more minutes than they bear, one after the other, as long as that
 * breaks no rule, loses nothing of the nutrients but what is more than `spare` times their targets, and needs no more
 * to be bought. Portions are set afterwards.
 */
export async function shortenDays(
  problem: WeeklyProblem,
  cost: AssignmentCost,
  { start, spare }: { start: Placed; spare: number },
): Promise<Placed> {
  const pace = new Pace();
  const quickest = problem.candidates.toSorted((one, other) => one.handsOn - other.handsOn);
  let best = start;
  let burden = burdenOf(problem, servedIn(problem, best));
  for (let step = 0; step < steps && burden.minutes > 0; step += 1) {
    let found: { placed: Placed; burden: WeekBurden; total: number } | null = null;
    for (const { position, dish } of longPlaces(problem, best)) {
      await pace.giveWay();
      for (const other of quickest) {
        if (other.handsOn >= dish.handsOn) break;
        const next = withDish(problem, best, { position, other });
        if (next === null) continue;
        const asked = burdenOf(problem, servedIn(problem, next));
        if (!isLighter(asked, burden) || (found && asked.minutes > found.burden.minutes)) continue;
        if (!isAllowed(problem, cost, { before: best, after: next, spare })) continue;
        const total = cost.of(next) + lostNutrients(problem, next);
        if (!found || asked.minutes < found.burden.minutes || total < found.total)
          found = { placed: next, burden: asked, total };
      }
    }
    if (!found) break;
    [best, burden] = [found.placed, found.burden];
  }
  return best;
}

/** The dishes that are cooked on days of too many minutes, those that take longest first. */
function longPlaces(problem: WeeklyProblem, placed: Placed): { position: number; dish: Candidate }[] {
  const served = [...problem.around, ...problem.locked, ...servedIn(problem, placed)];
  const long = new Set(problem.days.filter((day) => minutesOn(served, day) > minutesBorne(problem, day)));
  return problem.slots
    .flatMap(({ day }, position) => {
      const item = placed[position];
      return item && long.has(day) ? [{ position, dish: item.candidate }] : [];
    })
    .sort((one, other) => other.dish.handsOn - one.dish.handsOn);
}

function withDish(
  { slots }: WeeklyProblem,
  placed: Placed,
  { position, other }: { position: number; other: Candidate },
): Placed | null {
  const slot = slots[position];
  if (!slot || !fits(other, slot)) return null;
  return placed.map((item, each) => (each === position ? usualServing(other, slot.kind) : item));
}

function isAllowed(
  problem: WeeklyProblem,
  cost: AssignmentCost,
  change: { before: Placed; after: Placed; spare: number },
): boolean {
  const { before, after } = change;
  return (
    cost.of(after) < Math.max(ruleCost, cost.of(before)) &&
    countOver(problem, after) <= countOver(problem, before) &&
    !losesNutrients(problem, change)
  );
}
