import { type WhoGroup, whoGroups } from '../foods/food';
import { type Candidate, mostAWeek, plannedNutrients, weeklyLimits } from './candidate';
import { type LinearModel, ModelBuilder, type ModelSolution, type Term } from './linear-model';
import { type PortionSteps } from './portion-steps';
import { leastGroups, limitedNutrients, type PlannedNutrient, targetNutrients } from './plan-targets';
import { mulberry32 } from '../mulberry32';
import {
  isDaytime,
  mostUsesAWeek,
  type Pool,
  poolOf,
  type Serving,
  slotsFor,
  type WeeklyChoice,
  type WeeklyProblem,
} from './weekly-problem';

/**
 * Points that a plan loses. 100 are to be had; one per cent of one target is about one point, so that no wish
 * outweighs a nutrient.
 */
export const points = {
  /** For each per cent that a target is short or a limit passed. */
  nutrientPercent: 1,
  ironPercent: 3,
  energyPercent: 3,
  emptySlot: 20,
  /** For each food group that a day lacks. */
  missingGroup: 5,
  missedIntroduction: 10,
  /** For a second time in the week of a dish that keeps, and of one that does not. */
  leftover: 0,
  repeat: 0.4,
  /** For a dish of the week before. */
  earlier: 0.25,
  /** For a whole dish of which nothing is in the pantry. */
  notInPantry: 0.6,
  /** For each use of a kind of dish or a cuisine beyond a fair share of the week. */
  sameKind: 0.15,
  sameCuisine: 0.1,
  /** For each breakfast of fortified cereal, and of one kind of dish, beyond what a week of breakfasts bears. */
  moreCereal: 2,
  sameBreakfast: 1,
  /** For a week without fish, and for each time beyond twice. */
  noFish: 2,
  moreFish: 1,
  /** For a minute at the stove; half of it where the batch is eaten twice. */
  handsOnMinute: 0.03,
  /** For a food that is bought for one dish alone. */
  seldomFood: 0.8,
  /** For an allergen that the child tolerates and the week lacks. */
  notKeptUp: 0.3,
  /** Most that chance takes off a dish: the seed decides between equals. */
  chance: 0.1,
} as const;

/** Targets are aimed at with so much to spare, since portions are rounded to household steps later. */
const margin = 1.03;
/** Energy of the week stays this near to the need, which leaves each day its tenth. */
const weeklyEnergyTolerance = 0.03;
const fairShareOfSlots = 0.25;
/** Of the breakfasts: three of seven. */
const fairShareOfBreakfasts = 0.45;
/** NHS: fish twice a week, for those who eat it. */
const fishAWeek = { least: 1, most: 2 } as const;

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

export interface WeeklyModel {
  model: LinearModel;
  choices: readonly Choice[];
}

function portionsOf(candidate: Candidate, pool: Pool): PortionSteps | undefined {
  const kind = candidate.recipe.meals.find((meal) => poolOf[meal] === pool && candidate.portions[meal]);
  return kind && candidate.portions[kind];
}

/**
 * How often each dish is served in a week, at which kind of meal and how large: whole numbers, with targets
 * that give way at a price.
 */
export function weeklyModel(problem: WeeklyProblem): WeeklyModel {
  const builder = new ModelBuilder();
  const choices = addChoices(builder, problem);
  addSlots(builder, problem, choices);
  addUses(builder, problem, choices);
  addNutrients(builder, problem, choices);
  addGroups(builder, problem, choices);
  addAllergens(builder, problem, choices);
  addVariety(builder, problem, choices);
  addBreakfasts(builder, problem, choices);
  addFish(builder, problem, choices);
  return { model: builder.build({ maximise: true, offset: 100 }), choices };
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
      const column = builder.column({ cost: -cost, upper: mostUsesAWeek, integer: !relaxed });
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
export function addSlots(builder: ModelBuilder, { slots }: WeeklyProblem, choices: readonly Choice[]): void {
  for (const pool of ['breakfast', 'main', 'snack'] as const) {
    const free = slots.filter(({ kind }) => poolOf[kind] === pool);
    const ofPool = choices.filter((choice) => choice.pool === pool);
    const empty = builder.column({ cost: -points.emptySlot, upper: free.length });
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
export function addUses(
  builder: ModelBuilder,
  { locked, slots }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  for (const [recipe, ofRecipe] of groupBy(choices, ({ candidate }) => candidate.recipe)) {
    const [first] = ofRecipe;
    if (!first) continue;
    const fixed = locked.filter(({ candidate }) => candidate.recipe.id === recipe.id).length;
    const days = new Set(slotsFor(first.candidate, slots).map(({ day }) => day)).size;
    const cost = recipe.batch.fridgeDays > 0 ? points.leftover : points.repeat;
    const again = builder.column({ cost: -cost, upper: 1 });
    builder.row(-Infinity, Math.min(days, 1, mostUsesAWeek - fixed), [...termsOf(ofRecipe), [again, -1]]);
    if (fixed + 1 > mostUsesAWeek || days < 2) builder.row(0, 0, [[again, 1]]);
    else if (fixed > 0) builder.row(0, mostUsesAWeek - fixed, termsOf(ofRecipe));
  }
  for (const limit of weeklyLimits) {
    const limited = choices.filter(({ candidate }) => candidate.limits.includes(limit));
    const fixed = locked.filter(({ candidate }) => candidate.limits.includes(limit)).length;
    builder.row(0, Math.max(0, mostAWeek[limit] - fixed), termsOf(limited));
  }
}

function addNutrients(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  const { days, targets, locked } = problem;
  const fixed = nutrientsOf(locked);
  const terms = (code: PlannedNutrient) => nutrientTerms(choices, code);
  const energy = targets.energyKcal * days.length;
  const perPercent = (amount: number, cost: number) => -(cost * 100) / Math.max(amount, 1e-6);
  const under = builder.column({ cost: perPercent(energy, points.energyPercent) });
  const over = builder.column({ cost: perPercent(energy, points.energyPercent) });
  builder.row(energy * (1 - weeklyEnergyTolerance) - fixed.energy_kcal, Infinity, [
    ...terms('energy_kcal'),
    [under, 1],
  ]);
  builder.row(-Infinity, energy * (1 + weeklyEnergyTolerance) - fixed.energy_kcal, [
    ...terms('energy_kcal'),
    [over, -1],
  ]);
  for (const code of targetNutrients) {
    const target = targets.targets[code] * days.length;
    if (target <= 0) continue;
    const cost = code === 'iron_mg' ? points.ironPercent : points.nutrientPercent;
    const short = builder.column({ cost: perPercent(target, cost) });
    builder.row(target * margin - fixed[code], Infinity, [...terms(code), [short, 1]]);
  }
  for (const code of limitedNutrients) {
    const limit = targets.limits[code] * days.length;
    if (!Number.isFinite(limit)) continue;
    const above = builder.column({ cost: perPercent(Math.max(limit, 1), points.nutrientPercent) });
    builder.row(-Infinity, limit / margin - fixed[code], [...terms(code), [above, -1]]);
  }
}

/** What the choices give of a nutrient. */
export function nutrientTerms(choices: readonly Choice[], code: PlannedNutrient): Term[] {
  return choices.flatMap(({ candidate, leastG, column, more }): Term[] => [
    [column, candidate.perGram[code] * leastG],
    [more, candidate.perGram[code]],
  ]);
}

/** What servings give together. */
export function nutrientsOf(
  servings: readonly Pick<Serving, 'candidate' | 'grams'>[],
): Record<PlannedNutrient, number> {
  return Object.fromEntries(
    plannedNutrients.map((code) => [
      code,
      servings.reduce((sum, { candidate, grams }) => sum + candidate.perGram[code] * grams, 0),
    ]),
  ) as Record<PlannedNutrient, number>;
}

/** A group counts on as many days as there are dishes with it, at most all: five a day, milk's included. */
function addGroups(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  const { days, targets, locked } = problem;
  const fromFood = leastGroups - targets.milkGroups.length;
  const counted = whoGroups
    .filter((group) => !targets.milkGroups.includes(group))
    .map((group) => {
      const lockedDays = new Set(locked.filter(hasGroup(group)).map(({ slot }) => slot.day)).size;
      const covered = builder.column({ upper: days.length });
      builder.row(-Infinity, lockedDays, [
        [covered, 1],
        ...termsOf(choices.filter(hasGroup(group))).map(([column]): Term => [column, -1]),
      ]);
      return covered;
    });
  const missing = builder.column({ cost: -points.missingGroup });
  builder.row(fromFood * days.length, Infinity, [
    ...counted.map((column): Term => [column, 1]),
    [missing, 1],
  ]);
}

function hasGroup(group: WhoGroup) {
  return ({ candidate }: { candidate: Candidate }) => candidate.groups.includes(group);
}

function addAllergens(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  const { introductions, tolerated, locked, slots } = problem;
  for (const { allergen, day } of introductions) {
    const onDay = slots.filter((slot) => slot.day === day && isDaytime(slot.kind));
    const fitting = choices.filter(
      ({ candidate, pool }) =>
        candidate.facts.allergens.includes(allergen) &&
        slotsFor(candidate, onDay).some(({ kind }) => poolOf[kind] === pool),
    );
    if (
      locked.some(
        (serving) => serving.slot.day === day && serving.candidate.facts.allergens.includes(allergen),
      )
    )
      continue;
    const missed = builder.column({ cost: -points.missedIntroduction, upper: 1 });
    builder.row(1, Infinity, [...termsOf(fitting), [missed, 1]]);
  }
  for (const allergen of tolerated) {
    const holds = ({ candidate }: { candidate: Candidate }) => candidate.facts.allergens.includes(allergen);
    const fitting = choices.filter(holds);
    if (fitting.length === 0 || locked.some(holds)) continue;
    const lacking = builder.column({ cost: -points.notKeptUp, upper: 1 });
    builder.row(1, Infinity, [...termsOf(fitting), [lacking, 1]]);
  }
}

function addVariety(builder: ModelBuilder, { slots }: WeeklyProblem, choices: readonly Choice[]): void {
  const fair = Math.max(1, Math.round(slots.length * fairShareOfSlots));
  const limit = (alike: readonly Choice[], cost: number) => {
    const beyond = builder.column({ cost: -cost });
    builder.row(-Infinity, fair, [...termsOf(alike), [beyond, -1]]);
  };
  for (const alike of groupBy(choices, ({ candidate }) => candidate.recipe.kind).values())
    limit(alike, points.sameKind);
  for (const alike of groupBy(choices, ({ candidate }) => candidate.recipe.cuisine).values())
    limit(alike, points.sameCuisine);
}

/** What a dish costs in work and shopping. A batch that keeps is cooked once for two meals. */
function workOf({ recipe, handsOn, seldomFoods }: Candidate): number {
  const share = recipe.batch.fridgeDays > 0 ? 0.5 : 1;
  return share * (handsOn * points.handsOnMinute + seldomFoods * points.seldomFood);
}

/** Breakfast is neither fortified cereal nor one kind of dish on most days. */
function addBreakfasts(
  builder: ModelBuilder,
  { slots, locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const ofPool = choices.filter(({ pool }) => pool === 'breakfast');
  const fixed = locked.filter(({ slot }) => slot.kind === 'breakfast');
  const breakfasts = slots.filter(({ kind }) => kind === 'breakfast').length + fixed.length;
  const fair = Math.max(1, Math.floor(breakfasts * fairShareOfBreakfasts));
  const isCereal = ({ candidate }: { candidate: Candidate }) => candidate.holds.fortifiedCereal;
  const limit = (alike: readonly Choice[], lockedAlike: number, cost: number) => {
    const beyond = builder.column({ cost: -cost });
    builder.row(-Infinity, fair - lockedAlike, [...termsOf(alike), [beyond, -1]]);
  };
  limit(ofPool.filter(isCereal), fixed.filter(isCereal).length, points.moreCereal);
  for (const [kind, alike] of groupBy(ofPool, ({ candidate }) => candidate.recipe.kind))
    limit(
      alike,
      fixed.filter(({ candidate }) => candidate.recipe.kind === kind).length,
      points.sameBreakfast,
    );
}

/** Fish comes once or twice, where the child eats it; in a few days it need not come at all. */
function addFish(builder: ModelBuilder, { days, locked }: WeeklyProblem, choices: readonly Choice[]): void {
  const withFish = choices.filter(({ candidate }) => candidate.holds.fish);
  if (withFish.length === 0) return;
  const fixed = locked.filter(({ candidate }) => candidate.holds.fish).length;
  const lacking = builder.column({ cost: -points.noFish, upper: 1 });
  const least = days.length < 5 ? 0 : fishAWeek.least;
  builder.row(least - fixed, Infinity, [...termsOf(withFish), [lacking, 1]]);
  const beyond = builder.column({ cost: -points.moreFish });
  builder.row(-Infinity, Math.max(0, fishAWeek.most - fixed), [...termsOf(withFish), [beyond, -1]]);
}

function termsOf(choices: readonly Choice[]): Term[] {
  return choices.map(({ column }) => [column, 1]);
}

function groupBy<Key, Item>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? [];
    group.push(item);
    groups.set(keyOf(item), group);
  }
  return groups;
}

/** The dishes that a solution stands for, one entry a serving. */
export function choicesOf({ choices }: WeeklyModel, { values }: ModelSolution): WeeklyChoice[] {
  return choices.flatMap(({ candidate, pool, leastG, column, more }) => {
    const count = Math.round(values[column] ?? 0);
    const grams = leastG + (values[more] ?? 0) / Math.max(1, count);
    return Array.from({ length: count }, () => ({ candidate, pool, grams }));
  });
}
