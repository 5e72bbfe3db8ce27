import { AssignmentCost, fits, type Placeable, ruleCost } from './assignment-cost';
import { type Candidate } from './candidate';
import { Pace } from './pace';
import { targetNutrients } from './plan-targets';
import { mulberry32 } from '../mulberry32';
import { nutrientsOf } from './weekly-model';
import { poolOf, type Serving, type WeeklyChoice, type WeeklyProblem } from './weekly-problem';

const swaps = 6000;
const replacements = 6000;
const starts = 3;
/** Between two looks at the clock; a step takes some hundredths of a millisecond. */
const stepsAtOnce = 50;
const firstTemperature = 40;
const lastTemperature = 0.2;
/** A per cent of a target that a replacement loses weighs as much as this. */
const lostPercentCost = 8;

type Placed = (Placeable | null)[];

/**
 * Gives each chosen dish its day: by simulated annealing over swaps, and, where a day's rules still do not hold, by taking another dish in its
 * place, at the least loss of nutrients. The same seed gives the same days. It takes tenths of a second in small steps.
 */
export async function assignDays(
  problem: WeeklyProblem,
  choices: readonly WeeklyChoice[],
): Promise<Serving[]> {
  const random = mulberry32(problem.seed + 1);
  const iron = nutrientsOf([...choices, ...problem.locked]).iron_mg / Math.max(1, problem.days.length);
  const cost = new AssignmentCost(problem, iron);
  let best = arranged(problem, choices);
  let bestCost = Infinity;
  for (let start = 0; start < starts && bestCost >= ruleCost; start += 1) {
    const { placed, total } = await anneal(problem, cost, arranged(problem, choices), random);
    if (total < bestCost) [best, bestCost] = [placed, total];
  }
  if (bestCost >= ruleCost) [best, bestCost] = await replaceDishes(problem, cost, best, random);
  return servingsOf(problem, cost, best);
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
  { slots }: WeeklyProblem,
  cost: AssignmentCost,
  placed: Placed,
  random: () => number,
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

/** Takes another dish for one that is in the way, while that lowers the cost of broken rules by more than the nutrients that it loses. */
async function replaceDishes(
  problem: WeeklyProblem,
  cost: AssignmentCost,
  start: Placed,
  random: () => number,
): Promise<[Placed, number]> {
  const pace = new Pace();
  const { slots, candidates } = problem;
  const placed = [...start];
  let rules = cost.of(placed);
  let total = rules + lostNutrients(problem, placed);
  for (let step = 0; step < replacements && rules >= ruleCost; step += 1) {
    if (step % stepsAtOnce === 0) await pace.giveWay();
    const position = Math.floor(random() * slots.length);
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
    const next = nextRules + lostNutrients(problem, placed);
    if (next <= total) [rules, total] = [nextRules, next];
    else {
      placed[other] = before[1];
      placed[position] = before[0];
    }
  }
  return [placed, rules];
}

function usualServing(candidate: Candidate, kind: Serving['slot']['kind']): Placeable {
  const steps = candidate.portions[kind];
  return { candidate, grams: steps ? steps.usual * steps.stepG : 0 };
}

function lostNutrients({ targets, days, locked }: WeeklyProblem, placed: Placed): number {
  const have = nutrientsOf([...placed.filter((item) => item !== null), ...locked]);
  return targetNutrients.reduce((sum, code) => {
    const target = targets.targets[code] * days.length;
    return sum + (target > 0 ? Math.max(0, 1 - have[code] / target) * 100 * lostPercentCost : 0);
  }, 0);
}

/** The dishes that stand where they may: one that comes too often leaves its place empty. */
function servingsOf(problem: WeeklyProblem, cost: AssignmentCost, placed: Placed): Serving[] {
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
