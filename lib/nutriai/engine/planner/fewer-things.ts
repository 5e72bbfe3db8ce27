import { type AssignmentCost, fits, type Placeable, ruleCost } from './assignment-cost';
import { type Candidate } from './candidate';
import { countOver } from './family-limits';
import { Pace } from './pace';
import { leastOf } from './losses-of';
import { lostNutrients } from './lost-nutrients';
import { targetNutrients } from './plan-targets';
import { thingsAimedAt, thingsFor } from './things-to-buy';
import { usualServing } from './usual-serving';
import { nutrientsOf } from './weekly-nutrients';
import { type WeeklyProblem } from './weekly-problem';

/** For a thing beyond that: as much as five per cent of one target. */
const thingCost = 40;
/** Of all dishes that could take a place, those that save the most are looked at closely. */
const looksAt = 150;
const passes = 6;
/** So much longer another dish may keep somebody at the stove. */
const moreMinutes = 8;

export type Placed = readonly (Placeable | null)[];

const dishesIn = (placed: Placed) => new Set(placed.flatMap((item) => (item ? [item.candidate] : [])));

/** Counts what has to be bought for the dishes of a week. */
function countThings({ locked }: WeeklyProblem, placed: Placed): number {
  const dishes = [...dishesIn(placed), ...locked.map(({ candidate }) => candidate)];
  return thingsFor(dishes).size;
}

/** Returns the cost of what has to be bought beyond one shopping trip. */
export function costOfThings(problem: WeeklyProblem, placed: Placed): number {
  return Math.max(0, countThings(problem, placed) - thingsAimedAt) * thingCost;
}

/**
 * Takes other dishes for those that are bought for alone, until a week needs no more things than fit into a trip,
 * as long as that breaks no rule and loses nothing of the nutrients but what is more than `spare` times their
 * targets. Portions are set afterwards.
 */
export async function buyFewerThings(
  problem: WeeklyProblem,
  cost: AssignmentCost,
  { start, spare }: { start: Placed; spare: number },
): Promise<Placed> {
  const pace = new Pace();
  const totalOf = (placed: Placed) =>
    cost.of(placed) + lostNutrients(problem, placed) + costOfThings(problem, placed);
  let best = start;
  let total = totalOf(best);
  const rules = cost.of(best);
  const over = countOver(problem, best);
  for (let pass = 0; pass < passes; pass += 1) {
    const before = total;
    for (const dish of dishesIn(best)) {
      if (countThings(problem, best) <= thingsAimedAt) return best;
      await pace.giveWay();
      for (const other of savingsOf(problem, best, dish)) {
        const next = replaced(problem, best, { dish, other });
        if (next === null || losesNutrients(problem, { before: best, after: next, spare })) continue;
        if (cost.of(next) >= Math.max(ruleCost, rules + 1) || countOver(problem, next) > over) continue;
        const nextTotal = totalOf(next);
        if (nextTotal < total) [best, total] = [next, nextTotal];
      }
    }
    if (total === before) break;
  }
  return best;
}

/** Dishes for which least has to be bought in place of this one, the best first. */
function savingsOf(problem: WeeklyProblem, placed: Placed, dish: Candidate): Candidate[] {
  const others = thingsFor(
    [...dishesIn(placed), ...problem.locked.map(({ candidate }) => candidate)].filter(
      (each) => each !== dish,
    ),
  );
  const more = ({ things }: Candidate) => things.filter((thing) => !others.has(thing)).length;
  const now = more(dish);
  return problem.candidates
    .filter((candidate) => candidate !== dish && isOfSameKind(dish, candidate))
    .map((candidate) => ({ candidate, more: more(candidate) }))
    .filter((each) => each.more < now)
    .sort((one, other) => one.more - other.more)
    .slice(0, looksAt)
    .map(({ candidate }) => candidate);
}

/** What the week was chosen with stays: fish, no more fortified cereal, the meals that the dish is for. */
function isOfSameKind(dish: Candidate, other: Candidate): boolean {
  return (
    other.holds.fish === dish.holds.fish &&
    other.handsOn <= dish.handsOn + moreMinutes &&
    (!other.holds.fortifiedCereal || dish.holds.fortifiedCereal) &&
    dish.recipe.meals.some((meal) => other.recipe.meals.includes(meal))
  );
}

/** Nothing that a plan aims at is given for a shorter list or a shorter day. */
export function losesNutrients(
  { targets, days, locked }: WeeklyProblem,
  { before, after, spare }: { before: Placed; after: Placed; spare: number },
): boolean {
  const amountsOf = (placed: Placed) => nutrientsOf([...placed.filter((item) => item !== null), ...locked]);
  const [had, has] = [amountsOf(before), amountsOf(after)];
  return targetNutrients.some((code) => {
    const target = targets.targets[code] * days.length;
    return (
      has[code] < (had[code] >= target ? Math.min(had[code], target * spare) : leastOf(had[code], target))
    );
  });
}

/** The same week with another dish in all places of one; null where it does not fit. */
function replaced(
  { slots }: WeeklyProblem,
  placed: Placed,
  { dish, other }: { dish: Candidate; other: Candidate },
): (Placeable | null)[] | null {
  const next = [...placed];
  for (const [position, item] of placed.entries()) {
    if (item?.candidate !== dish) continue;
    const slot = slots[position];
    if (!slot || !fits(other, slot)) return null;
    next[position] = usualServing(other, slot.kind);
  }
  return next;
}
