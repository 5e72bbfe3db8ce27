import { type Candidate } from './candidate';
import { type ModelBuilder, type Term } from './linear-model';
import { thingsAimedAt, thingsFor } from './things-to-buy';
import { type Choice, groupBy, termsOf } from './weekly-choices';
import { points } from './weekly-points';
import { mostUsesAWeek, type WeeklyProblem } from './weekly-problem';

/** Foods that most dishes share stay to choose from: a shorter list is made of these. */
const commonFoods = 10;
/** To count what is bought makes a model hard; with so many dishes it is soon solved, and still finds others. */
const dishesToChooseFrom = 45;

/** Counts each food that is bought, and takes points for what is beyond one shopping trip. */
export function addShopping(
  builder: ModelBuilder,
  { locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const boughtAnyway = thingsFor(locked.map(({ candidate }) => candidate));
  const bought = new Map<string, number>();
  for (const [{ things }, ofDish] of groupBy(choices, ({ candidate }) => candidate)) {
    const served = builder.column({ upper: 1, integer: true });
    builder.row(-Infinity, 0, [...termsOf(ofDish), [served, -mostUsesAWeek]]);
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
  builder.row(-Infinity, thingsAimedAt - boughtAnyway.size, [
    ...[...bought.values()].map((column): Term => [column, 1]),
    [beyond, -1],
  ]);
}

/**
 * The same week with fewer dishes to choose from: those for which least has to be bought beside what is bought
 * already and what most dishes share.
 */
export function withFoodsAtHand(problem: WeeklyProblem, bought: ReadonlySet<string>): WeeklyProblem {
  const uses = new Map<string, number>();
  for (const { things } of problem.candidates)
    for (const thing of things) uses.set(thing, (uses.get(thing) ?? 0) + 1);
  const common = [...uses].sort((a, b) => b[1] - a[1]).slice(0, commonFoods);
  const atHand = new Set([...bought, ...common.map(([thing]) => thing)]);
  const rareness = ({ things }: Candidate) =>
    things.reduce((sum, thing) => sum + (atHand.has(thing) ? 0 : 1 + 1 / (uses.get(thing) ?? 1)), 0);
  const candidates = problem.candidates
    .map((candidate) => ({ candidate, rareness: rareness(candidate) }))
    .sort((one, other) => one.rareness - other.rareness)
    .slice(0, dishesToChooseFrom)
    .map(({ candidate }) => candidate);
  return { ...problem, candidates };
}
