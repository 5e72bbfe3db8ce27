import { type Candidate } from './candidate';
import { cerealDishes, fairBreakfasts, fishAWeek, leastFish } from './family-limits';
import { type ModelBuilder, type Term } from './linear-model';
import { type Choice, groupBy, termsOf } from './weekly-choices';
import { type Weighed } from './weekly-nutrients';
import { points } from './weekly-points';

/** Portions are set later: cereal keeps so much below its bound. */
const cerealRoom = 0.95;

/**
 * What a family is promised: neither cereal nor one kind of dish at most breakfasts, no more energy from cereal
 * than is right for the age, and fish once or twice. Each gives way to a need, and to no wish.
 */
export function addLimits(builder: ModelBuilder, weighed: Weighed): void {
  addBreakfasts(builder, weighed);
  addCereal(builder, weighed);
  addFish(builder, weighed);
}

/** Breakfast is neither fortified cereal nor one kind of dish on most days. */
function addBreakfasts(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
  const { slots, locked } = problem;
  const ofPool = choices.filter(({ pool }) => pool === 'breakfast');
  const fixed = locked.filter(({ slot }) => slot.kind === 'breakfast');
  const fair = fairBreakfasts(slots.filter(({ kind }) => kind === 'breakfast').length + fixed.length);
  const isCereal = ({ candidate }: { candidate: Candidate }) => candidate.holds.fortifiedCereal;
  const limit = (alike: readonly Choice[], lockedAlike: number) => {
    const beyond = builder.column({ cost: -points.beyondLimit * weight });
    builder.row(-Infinity, Math.max(0, fair - lockedAlike), [...termsOf(alike), [beyond, -1]]);
  };
  limit(ofPool.filter(isCereal), fixed.filter(isCereal).length);
  for (const [kind, alike] of groupBy(ofPool, ({ candidate }) => candidate.recipe.kind))
    limit(alike, fixed.filter(({ candidate }) => candidate.recipe.kind === kind).length);
}

function addCereal(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
  const { days, targets, mostCereal, locked } = problem;
  const kcal = targets.energyKcal * days.length * mostCereal;
  if (mostCereal >= 1 || kcal <= 0) return;
  const share = mostCereal * cerealRoom;
  const beyondShare = ({ cerealKcal, perGram }: Candidate) => cerealKcal - share * perGram.energy_kcal;
  const fixed = locked.reduce((sum, { candidate, grams }) => sum + beyondShare(candidate) * grams, 0);
  const beyond = builder.column({ cost: -(points.beyondLimit * weight * cerealDishes) / kcal });
  builder.row(-Infinity, -fixed, [
    ...choices.flatMap(({ candidate, leastG, column, more }): Term[] => [
      [column, beyondShare(candidate) * leastG],
      [more, beyondShare(candidate)],
    ]),
    [beyond, -1],
  ]);
}

/** Fish comes once or twice, where the child eats it; in a few days it need not come at all. */
function addFish(builder: ModelBuilder, { problem, choices, weight }: Weighed): void {
  const { days, locked } = problem;
  const withFish = choices.filter(({ candidate }) => candidate.holds.fish);
  if (withFish.length === 0) return;
  const fixed = locked.filter(({ candidate }) => candidate.holds.fish).length;
  const lacking = builder.column({ cost: -points.beyondLimit * weight, upper: 1 });
  builder.row(leastFish(days.length) - fixed, Infinity, [...termsOf(withFish), [lacking, 1]]);
  const beyond = builder.column({ cost: -points.beyondLimit * weight });
  builder.row(-Infinity, Math.max(0, fishAWeek.most - fixed), [...termsOf(withFish), [beyond, -1]]);
}
