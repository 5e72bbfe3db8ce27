import { type Candidate } from './candidate';
import { cerealDishes, fairBreakfasts, fishAWeek, leastFish } from './family-limits';
import { type ModelBuilder, type Term } from './linear-model';
import { type Choice, groupBy, termsOf } from './weekly-choices';
import { points } from './weekly-points';
import { type WeeklyProblem } from './weekly-problem';

/** Portions are set later: cereal keeps so much below its bound. */
const cerealRoom = 0.95;
/** Of the minutes that a week bears: on its first day nothing is left over, and a batch may not come on two days running. */
const minutesRoom = 0.8;

/**
 * What a family is promised: neither cereal nor one kind of dish at most breakfasts, no more energy from cereal
 * than is right for the age, fish once or twice, and no more work than the days bear. Each gives way to a need,
 * and to no wish.
 */
export function addLimits(builder: ModelBuilder, problem: WeeklyProblem, choices: readonly Choice[]): void {
  addBreakfasts(builder, problem, choices);
  addCereal(builder, problem, choices);
  addFish(builder, problem, choices);
  addMinutes(builder, problem, choices);
}

/** Breakfast is neither fortified cereal nor one kind of dish on most days. */
function addBreakfasts(
  builder: ModelBuilder,
  { slots, locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const ofPool = choices.filter(({ pool }) => pool === 'breakfast');
  const fixed = locked.filter(({ slot }) => slot.kind === 'breakfast');
  const fair = fairBreakfasts(slots.filter(({ kind }) => kind === 'breakfast').length + fixed.length);
  const isCereal = ({ candidate }: { candidate: Candidate }) => candidate.holds.fortifiedCereal;
  const limit = (alike: readonly Choice[], lockedAlike: number) => {
    const beyond = builder.column({ cost: -points.beyondLimit });
    builder.row(-Infinity, Math.max(0, fair - lockedAlike), [...termsOf(alike), [beyond, -1]]);
  };
  limit(ofPool.filter(isCereal), fixed.filter(isCereal).length);
  for (const [kind, alike] of groupBy(ofPool, ({ candidate }) => candidate.recipe.kind))
    limit(alike, fixed.filter(({ candidate }) => candidate.recipe.kind === kind).length);
}

function addCereal(
  builder: ModelBuilder,
  { days, targets, mostCereal, locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const kcal = targets.energyKcal * days.length * mostCereal;
  if (mostCereal >= 1 || kcal <= 0) return;
  const share = mostCereal * cerealRoom;
  const beyondShare = ({ cerealKcal, perGram }: Candidate) => cerealKcal - share * perGram.energy_kcal;
  const fixed = locked.reduce((sum, { candidate, grams }) => sum + beyondShare(candidate) * grams, 0);
  const beyond = builder.column({ cost: -(points.beyondLimit * cerealDishes) / kcal });
  builder.row(-Infinity, -fixed, [
    ...choices.flatMap(({ candidate, leastG, column, more }): Term[] => [
      [column, beyondShare(candidate) * leastG],
      [more, beyondShare(candidate)],
    ]),
    [beyond, -1],
  ]);
}

/** Fish comes once or twice, where the child eats it; in a few days it need not come at all. */
function addFish(builder: ModelBuilder, { days, locked }: WeeklyProblem, choices: readonly Choice[]): void {
  const withFish = choices.filter(({ candidate }) => candidate.holds.fish);
  if (withFish.length === 0) return;
  const fixed = locked.filter(({ candidate }) => candidate.holds.fish).length;
  const lacking = builder.column({ cost: -points.beyondLimit, upper: 1 });
  builder.row(leastFish(days.length) - fixed, Infinity, [...termsOf(withFish), [lacking, 1]]);
  const beyond = builder.column({ cost: -points.beyondLimit });
  builder.row(-Infinity, Math.max(0, fishAWeek.most - fixed), [...termsOf(withFish), [beyond, -1]]);
}

/** A batch that keeps is cooked once for two meals. */
function addMinutes(
  builder: ModelBuilder,
  { days, cookingMinutes, locked }: WeeklyProblem,
  choices: readonly Choice[],
): void {
  const bearable = cookingMinutes * days.length * minutesRoom;
  if (!Number.isFinite(bearable)) return;
  const fixed = locked.reduce((sum, { candidate }) => sum + candidate.handsOn, 0);
  const beyond = builder.column({ cost: -points.minuteBeyond });
  builder.row(-Infinity, Math.max(0, bearable - fixed), [
    ...choices.map(({ candidate, column }): Term => [column, minutesOf(candidate)]),
    [beyond, -1],
  ]);
}

function minutesOf({ recipe, handsOn }: Candidate): number {
  return recipe.batch.fridgeDays > 0 ? handsOn / 2 : handsOn;
}
