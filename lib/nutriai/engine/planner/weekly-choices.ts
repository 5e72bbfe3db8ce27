import { type Candidate, mostAWeek, weeklyLimits } from './candidate';
import { type ModelBuilder, type ModelSolution, type Term } from './linear-model';
import { type PortionSteps } from './portion-steps';
import { mulberry32 } from '../mulberry32';
import {
  mostUsesOf,
  type Pool,
  poolOf,
  slotsFor,
  type WeeklyChoice,
  type WeeklyProblem,
} from './weekly-problem';
import { points } from './weekly-points';

/** One dish at one kind of meal. */
export interface Choice {
  candidate: Candidate;
  pool: Pool;
  /** The smallest portion. */
  leastG: number;
  /** How often: a whole number. */
  column: number;
  /** Grams above the smallest portions, of all its servings together. */
  more: number;
}

function portionsOf(candidate: Candidate, pool: Pool): PortionSteps | undefined {
  const kind = candidate.recipe.meals.find((meal) => poolOf[meal] === pool && candidate.portions[meal]);
  return kind && candidate.portions[kind];
}

/** A column for each dish at each kind of meal, with what it costs in wishes. */
export function addChoices(
  builder: ModelBuilder,
  problem: WeeklyProblem,
  { relaxed = false }: { relaxed?: boolean } = {},
): Choice[] {
  const random = mulberry32(problem.seed);
  const earlier = new Set(problem.around.map(({ candidate }) => candidate.recipe.id));
  return problem.candidates.flatMap((candidate) => {
    const unused = problem.hasPantry ? 1 - candidate.pantryShare : 0;
    const cost =
      random() * points.chance +
      unused * points.notInPantry +
      workOf(candidate) +
      (earlier.has(candidate.recipe.id) ? points.earlier : 0);
    const pools = [...new Set(slotsFor(candidate, problem.slots).map(({ kind }) => poolOf[kind]))];
    return pools.flatMap((pool) => {
      const portions = portionsOf(candidate, pool);
      if (!portions) return [];
      const { stepG, min, max } = portions;
      const column = builder.column({
        cost: -cost,
        upper: mostUsesOf(problem, [pool === 'main' ? 'lunch' : 'snack']),
        integer: !relaxed,
      });
      const more = builder.column();
      builder.row(-Infinity, 0, [
        [more, 1],
        [column, -(max - min) * stepG],
      ]);
      return [{ candidate, pool, leastG: min * stepG, column, more }];
    });
  });
}

/** Every slot is filled or stands empty at a price; dishes that fit only some slots are no more than these. */
export function addSlots(
  builder: ModelBuilder,
  { slots }: WeeklyProblem,
  { choices, weight = 1 }: { choices: readonly Choice[]; weight?: number },
): void {
  for (const pool of ['breakfast', 'main', 'snack'] as const) {
    const free = slots.filter(({ kind }) => poolOf[kind] === pool);
    const ofPool = choices.filter((choice) => choice.pool === pool);
    const empty = builder.column({ cost: -points.emptySlot * weight, upper: free.length });
    builder.row(free.length, free.length, [...termsOf(ofPool), [empty, 1]]);
    const sets = new Map<string, { size: number; members: Choice[]; keys: ReadonlySet<string> }>();
    for (const choice of ofPool) {
      const keys = slotsFor(choice.candidate, free).map(({ day, slot }) => `${day}.${slot}`);
      const id = keys.join();
      const set = sets.get(id) ?? { size: keys.length, members: [], keys: new Set(keys) };
      set.members.push(choice);
      sets.set(id, set);
    }
    for (const { size, keys } of sets.values()) {
      if (size === free.length) continue;
      const within = [...sets.values()].filter((other) => [...other.keys].every((key) => keys.has(key)));
      builder.row(0, size, termsOf(within.flatMap(({ members }) => members)));
    }
  }
}

/** How often dishes, and foods of which a week has few, may come. */
export function addUses(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  const { locked, slots } = problem;
  for (const [recipe, ofRecipe] of groupBy(choices, ({ candidate }) => candidate.recipe)) {
    const [first] = ofRecipe;
    if (!first) continue;
    const fixed = locked.filter(({ candidate }) => candidate.recipe.id === recipe.id).length;
    const days = new Set(slotsFor(first.candidate, slots).map(({ day }) => day)).size;
    const cost = recipe.batch.fridgeDays > 0 ? points.leftover : points.repeat;
    const most = mostUsesOf(problem, recipe.meals);
    const again = builder.column({ cost: -cost, upper: 1 });
    const more: Term[] = [[again, -1]];
    if (most > 2 && days > 2) more.push([builder.column({ cost: -points.thirdTime, upper: 1 }), -1]);
    builder.row(-Infinity, Math.min(days, 1, most - fixed), [...termsOf(ofRecipe), ...more]);
    if (fixed + 1 > most || days < 2) builder.row(0, 0, [[again, 1]]);
    else if (fixed > 0) builder.row(0, most - fixed, termsOf(ofRecipe));
  }
  for (const limit of weeklyLimits) {
    const limited = choices.filter(({ candidate }) => candidate.limits.includes(limit));
    const fixed = locked.filter(({ candidate }) => candidate.limits.includes(limit)).length;
    builder.row(0, Math.max(0, mostAWeek[limit] - fixed), termsOf(limited));
  }
}

/** What a dish costs in work and shopping. A batch that keeps is cooked once for two meals. */
function workOf(candidate: Candidate): number {
  const share = candidate.recipe.batch.fridgeDays > 0 ? 0.5 : 1;
  return workPerServing(candidate) * points.handsOnMinute + share * candidate.seldomFoods * points.seldomFood;
}

/** Minutes of work for one serving: of a batch that keeps half, for it is eaten twice. */
export function workPerServing({ recipe, usualHandsOn }: Candidate): number {
  return usualHandsOn * (recipe.batch.fridgeDays > 0 ? 0.5 : 1);
}

/** One for each serving. */
export function termsOf(choices: readonly Choice[]): Term[] {
  return choices.map(({ column }) => [column, 1]);
}

export function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

/** The dishes that a solution stands for, one entry a serving. */
export function choicesOf(
  { choices }: { choices: readonly Choice[] },
  { values }: ModelSolution,
): WeeklyChoice[] {
  return choices.flatMap(({ candidate, pool, leastG, column, more }) => {
    const count = Math.round(values[column] ?? 0);
    const grams = leastG + (values[more] ?? 0) / Math.max(1, count);
    return Array.from({ length: count }, () => ({ candidate, pool, grams }));
  });
}
