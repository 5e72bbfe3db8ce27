import { type WhoGroup, whoGroups } from '../foods/food';
import { type Candidate, plannedNutrients } from './candidate';
import { type ModelBuilder, type Term } from './linear-model';
import { leastGroups, limitedNutrients, type PlannedNutrient, targetNutrients } from './plan-targets';
import { type Choice, termsOf } from './weekly-choices';
import { points } from './weekly-points';
import { isDaytime, poolOf, type Serving, slotsFor, type WeeklyProblem } from './weekly-problem';

/**
 * Targets are aimed at with so much to spare, since portions are rounded to household steps later. What is to spare
 * weighs as wishes do; the target itself, a little above it, is a need.
 */
const margin = 1.03;
const leastMargin = 1.005;
/** Energy of the week stays this near to the need, which leaves each day its tenth, and never farther from it. */
const weeklyEnergyTolerance = 0.03;
const mostEnergyTolerance = 0.06;

/** A week to be chosen, and how much more something of it weighs than its points say. */
export interface Weighed {
  problem: WeeklyProblem;
  choices: readonly Choice[];
  weight: number;
}

/** Energy near the need, every target reached and no limit passed, each at a price. */
export function addNutrients(
  builder: ModelBuilder,
  { problem, choices, weight }: Weighed,
  energyHeld = 0,
): void {
  const { days, targets, locked } = problem;
  const fixed = nutrientsOf(locked);
  const atLeast = (code: PlannedNutrient, amount: number, price: number) => {
    const short = builder.column({ cost: -price });
    builder.row(amount - fixed[code], Infinity, [...nutrientTerms(choices, code), [short, 1]]);
  };
  const atMost = (code: PlannedNutrient, amount: number, price: number) => {
    const above = builder.column({ cost: -price });
    builder.row(-Infinity, amount - fixed[code], [...nutrientTerms(choices, code), [above, -1]]);
  };
  const perPercent = (amount: number, cost: number) => (cost * 100) / Math.max(amount, 1e-6);
  const asNeed = weight - 1;
  const energy = targets.energyKcal * days.length;
  const ofEnergy = perPercent(energy, points.energyPercent);
  for (const [room, price] of [
    [weeklyEnergyTolerance, ofEnergy],
    [mostEnergyTolerance, ofEnergy * (energyHeld * weight + asNeed)],
  ] as const) {
    atLeast('energy_kcal', energy * (1 - room), price);
    atMost('energy_kcal', energy * (1 + room), price);
  }
  for (const code of targetNutrients) {
    const target = targets.targets[code] * days.length;
    if (target <= 0) continue;
    const price = perPercent(target, code === 'iron_mg' ? points.ironPercent : points.nutrientPercent);
    atLeast(code, target * margin, price);
    atLeast(code, target * leastMargin, price * asNeed);
  }
  for (const code of limitedNutrients) {
    const limit = targets.limits[code] * days.length;
    if (!Number.isFinite(limit)) continue;
    const price = perPercent(Math.max(limit, 1), points.nutrientPercent);
    atMost(code, limit / margin, price);
    atMost(code, limit / leastMargin, price * asNeed);
  }
}

/** What the choices give of a nutrient. */
export function nutrientTerms(choices: readonly Choice[], code: PlannedNutrient): Term[] {
  return choices.flatMap(({ candidate, leastG, column, more }): Term[] => [
    [column, candidate.perGram[code] * leastG],
    [more, candidate.perGram[code]],
  ]);
}

const nothing = Object.fromEntries(plannedNutrients.map((code) => [code, 0])) as Record<
  PlannedNutrient,
  number
>;

/** What servings give together. It is added up some ten thousand times for a week, so it makes no lists. */
export function nutrientsOf(
  servings: readonly Pick<Serving, 'candidate' | 'grams'>[],
): Record<PlannedNutrient, number> {
  const sums = { ...nothing };
  for (const {
    candidate: { perGram },
    grams,
  } of servings)
    for (const code of plannedNutrients) sums[code] += perGram[code] * grams;
  return sums;
}

/** A group counts on as many days as there are dishes with it, at most all: five a day, milk's included. */
export function addGroups(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
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
  const missing = builder.column({ cost: -points.missingGroup * weight });
  builder.row(fromFood * days.length, Infinity, [
    ...counted.map((column): Term => [column, 1]),
    [missing, 1],
  ]);
}

function hasGroup(group: WhoGroup) {
  return ({ candidate }: { candidate: Candidate }) => candidate.groups.includes(group);
}

/** A new allergen comes on its day, and what is tolerated is kept up. */
export function addAllergens(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
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
    const missed = builder.column({ cost: -points.missedIntroduction * weight, upper: 1 });
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
