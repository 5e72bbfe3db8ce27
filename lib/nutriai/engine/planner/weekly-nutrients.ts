import { type WhoGroup, whoGroups } from '../foods/food';
import { type Candidate, plannedNutrients } from './candidate';
import { type ModelBuilder, type Term } from './linear-model';
import { leastGroups, limitedNutrients, type PlannedNutrient, targetNutrients } from './plan-targets';
import { type Choice, termsOf } from './weekly-choices';
import { points } from './weekly-points';
import { isDaytime, poolOf, type Serving, slotsFor, type WeeklyProblem } from './weekly-problem';

/** Targets are aimed at with so much to spare, since portions are rounded to household steps later. */
const margin = 1.03;
/** Energy of the week stays this near to the need, which leaves each day its tenth. */
const weeklyEnergyTolerance = 0.03;

/** A week to be chosen, and how much more its needs weigh than their points say. */
interface Weighed {
  problem: WeeklyProblem;
  choices: readonly Choice[];
  weight: number;
}

/** Energy near the need, every target reached and no limit passed, each at a price. */
export function addNutrients(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
  const { days, targets, locked } = problem;
  const fixed = nutrientsOf(locked);
  const terms = (code: PlannedNutrient) => nutrientTerms(choices, code);
  const energy = targets.energyKcal * days.length;
  const perPercent = (amount: number, cost: number) => -(cost * weight * 100) / Math.max(amount, 1e-6);
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
