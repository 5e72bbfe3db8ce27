import { AssignmentCost, fits, type Placeable, ruleCost } from './assignment-cost';
import { countOver } from './family-limits';
import { buyFewerThings, costOfThings } from './fewer-things';
import { lostNutrients } from './lost-nutrients';
import { shortenDays } from './shorter-days';
import { usualServing } from './usual-serving';
import { Pace } from './pace';
import { mulberry32 } from '../mulberry32';
import { nutrientsOf } from './weekly-nutrients';
import { poolOf, type Serving, type WeeklyChoice, type WeeklyProblem } from './weekly-problem';

const swaps = 6000;
const replacements = 6000;
/** A need weighs so much more where another dish takes the place of one: a shorter day is not worth it. */
const needsFirst = 10;
const starts = 3;
/** Between two looks at the clock; a step takes some hundredths of a millisecond. */
const stepsAtOnce = 50;
const firstTemperature = 40;
const lastTemperature = 0.2;

type Placed = (Placeable | null)[];

/** How much more than its target a week keeps of a nutrient for a shorter list: some is lost in rounding. */
const spares = [1.25, 1.1, 1.04, 0.98] as const;

/** What every search for the days of a week goes by. */
interface DaySearch {
  problem: WeeklyProblem;
  cost: AssignmentCost;
  /** One sequence for all, so that the same seed gives the same days. */
  random: () => number;
}

export interface Arrangements {
  usual: Serving[];
  /** With dishes for which fewer things have to be bought and that take less work, the lightest first. */
  lighter: readonly Serving[][];
}

/**
 * Gives each chosen dish its day: by simulated annealing over swaps, and, where a day's rules still do not
 * hold, by taking another dish in its place, at the least loss of nutrients. Beside that come weeks with other
 * dishes, for which fewer things have to be bought and that take less work. The same seed gives the same days. It
 * takes tenths of a second in small steps.
 */
export async function assignDays(
  problem: WeeklyProblem,
  choices: readonly WeeklyChoice[],
): Promise<Arrangements> {
  const iron = nutrientsOf([...choices, ...problem.locked]).iron_mg / Math.max(1, problem.days.length);
  const cost = new AssignmentCost(problem, iron);
  const search: DaySearch = { problem, cost, random: mulberry32(problem.seed + 1) };
  let best = arranged(problem, choices);
  let bestCost = Infinity;
  for (let start = 0; start < starts && bestCost >= ruleCost; start += 1) {
    const { placed, total } = await anneal(search, arranged(problem, choices));
    if (total < bestCost) [best, bestCost] = [placed, total];
  }
  if (bestCost >= ruleCost) [best, bestCost] = await replaceDishes(search, best);
  const usual = servingsOf(problem, cost, best);
  const lighter: Serving[][] = [];
  let start = best;
  for (const spare of spares) {
    const before = start;
    const fewer = await buyFewerThings(problem, cost, { start, spare });
    if (fewer !== start) {
      // Other dishes may be better off on other days.
      const { placed, total } = await anneal(search, [...fewer]);
      start = total <= cost.of(fewer) ? placed : [...fewer];
    }
    start = [...(await shortenDays(problem, cost, { start, spare }))];
    if (start.some((item, position) => item !== before[position]))
      lighter.unshift(servingsOf(problem, cost, start));
  }
  return { usual, lighter };
}

/** A first arrangement: those that fit the fewest slots choose first. */
function arranged({ slots }: WeeklyProblem, choices: readonly WeeklyChoice[]): Placed {
  const placed: Placed = slots.map(() => null);
  const fitting = ({ candidate }: WeeklyChoice) => slots.filter((slot) => fits(candidate, slot)).length;
  const counted = choices.map((choice) => ({ choice, count: fitting(choice) }));
  for (const { choice } of counted.sort((a, b) => a.count - b.count)) {
    const free = (position: number) => placed[position] === null;
    const ofPool = (position: number) => {
      const slot = slots[position];
      return slot !== undefined && poolOf[slot.kind] === choice.pool && free(position);
    };
    const positions = slots.map((_, position) => position).filter(ofPool);
    const good = positions.find((position) => {
      const slot = slots[position];
      return slot !== undefined && fits(choice.candidate, slot);
    });
    const position = good ?? positions[0];
    if (position !== undefined) placed[position] = { candidate: choice.candidate, grams: choice.grams };
  }
  return placed;
}

async function anneal(
  { problem: { slots }, cost, random }: DaySearch,
  placed: Placed,
): Promise<{ placed: Placed; total: number }> {
  const pace = new Pace();
  let current = cost.of(placed);
  let best = { placed: [...placed], total: current };
  const cooling = (lastTemperature / firstTemperature) ** (1 / swaps);
  let temperature = firstTemperature;
  for (let step = 0; step < swaps; step += 1, temperature *= cooling) {
    if (step % stepsAtOnce === 0) await pace.giveWay();
    const one = Math.floor(random() * slots.length);
    const other = Math.floor(random() * slots.length);
    const chance = random();
    if (!areSwappable(slots[one]?.kind, slots[other]?.kind) || placed[one] === placed[other]) continue;
    swap(placed, one, other);
    const next = cost.of(placed);
    if (next <= current || chance < Math.exp((current - next) / temperature)) current = next;
    else swap(placed, one, other);
    if (current < best.total) best = { placed: [...placed], total: current };
  }
  return best;
}

function areSwappable(
  a: Serving['slot']['kind'] | undefined,
  b: Serving['slot']['kind'] | undefined,
): boolean {
  return a !== undefined && b !== undefined && poolOf[a] === poolOf[b];
}

function swap(placed: Placed, one: number, other: number): void {
  const held = placed[one] ?? null;
  placed[one] = placed[other] ?? null;
  placed[other] = held;
}

/**
 * Takes another dish for one that is in the way, while that lowers the cost of broken rules by more than the
 * nutrients that it loses and the things that have to be bought for it.
 */
async function replaceDishes({ problem, cost, random }: DaySearch, start: Placed): Promise<[Placed, number]> {
  const pace = new Pace();
  const { slots, candidates } = problem;
  const placed = [...start];
  const lossOf = () =>
    lostNutrients(problem, placed) * needsFirst +
    countOver(problem, placed) * ruleCost +
    costOfThings(problem, placed);
  let rules = cost.of(placed);
  let total = rules + lossOf();
  let worst = cost.worstDay(placed);
  for (let step = 0; step < replacements && rules >= ruleCost; step += 1) {
    if (step % stepsAtOnce === 0) await pace.giveWay();
    // Two of four steps look at the day that needs it most.
    const among = step % 4 < 2 ? worst : slots.map((_, each) => each);
    const position = among[Math.floor(random() * among.length)] ?? 0;
    const other = Math.floor(random() * slots.length);
    const candidate = candidates[Math.floor(random() * candidates.length)];
    const slot = slots[position];
    if (!slot || !candidate) continue;
    const before = [placed[position] ?? null, placed[other] ?? null] as const;
    const swaps = step % 2 === 1;
    if (swaps ? !areSwappable(slot.kind, slots[other]?.kind) : !fits(candidate, slot)) continue;
    if (swaps) swap(placed, position, other);
    else placed[position] = usualServing(candidate, slot.kind);
    const nextRules = cost.of(placed);
    // Most are worse by their rules alone, so what they lose is not worked out.
    const next = nextRules > total ? nextRules : nextRules + lossOf();
    if (next <= total) {
      [rules, total] = [nextRules, next];
      worst = cost.worstDay(placed);
    } else {
      placed[other] = before[1];
      placed[position] = before[0];
    }
  }
  return [placed, rules];
}

/** The dishes that stand where they may: one that comes too often leaves its place empty. */
function servingsOf(
  problem: WeeklyProblem,
  cost: AssignmentCost,
  placed: readonly (Placeable | null)[],
): Serving[] {
  const kept: Placed = placed.map(() => null);
  problem.slots.forEach((_, position) => {
    kept[position] = placed[position] ?? null;
    if (cost.breaksHardRules(kept)) kept[position] = null;
  });
  return problem.slots.flatMap((slot, position) => {
    const item = kept[position];
    return item ? [{ slot, ...item, locked: false }] : [];
  });
}
