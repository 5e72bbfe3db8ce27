import { type Placeable } from './assignment-cost';
import { type Candidate } from './candidate';
import { type Serving, type WeeklyProblem } from './weekly-problem';

/**
 * What a family is promised of a week beside the needs. A limit gives way to a need and to nothing else; the
 * plan then says so.
 */
export const familyLimits = [
  'cereal_breakfasts',
  'same_breakfast',
  'cereal_energy',
  'no_fish',
  'much_fish',
] as const;
export type FamilyLimit = (typeof familyLimits)[number];

/** Of the breakfasts: three of seven. */
const fairShareOfBreakfasts = 0.45;
/** NHS: fish twice a week, for those who eat it. */
export const fishAWeek = { least: 1, most: 2 } as const;
/** Dishes of cereal that a week has when it is at its bound: what is beyond is counted in these. */
export const cerealDishes = 5;
/** In fewer days it need not come. */
const daysOfAWeek = 5;

/** From so many months on, the most of the energy from food that infant cereal gives: its place is the first year. */
const cerealShares = [
  { from: 18, share: 0.15 },
  { from: 12, share: 0.2 },
  { from: 9, share: 0.3 },
  { from: 0, share: 0.4 },
] as const;

/** The share of the energy from food that may come from fortified cereal at an age. */
export function mostCerealShare(ageMonths: number): number {
  return cerealShares.find(({ from }) => ageMonths >= from)?.share ?? 0;
}

/** Breakfasts of fortified cereal, or of one kind of dish, that so many days bear. */
export function fairBreakfasts(days: number): number {
  return Math.max(1, Math.floor(days * fairShareOfBreakfasts));
}

/** Fish that a week has to have. */
export function leastFish(days: number): number {
  return days < daysOfAWeek ? 0 : fishAWeek.least;
}

type Served = Pick<Serving, 'candidate' | 'grams' | 'slot'>;

/** How far a week is beyond each limit, in dishes; what is within is left out. */
export function overLimits(
  { days, candidates, mostCereal, locked }: WeeklyProblem,
  free: readonly Served[],
): Partial<Record<FamilyLimit, number>> {
  const servings = [...free, ...locked];
  const breakfasts = servings.filter(({ slot }) => slot.kind === 'breakfast');
  const fair = fairBreakfasts(days.length);
  const isCereal = ({ candidate }: { candidate: Candidate }) => candidate.holds.fortifiedCereal;
  const fish = servings.filter(({ candidate }) => candidate.holds.fish).length;
  const kcalOf = (ofGram: (candidate: Candidate) => number) =>
    servings.reduce((sum, { candidate, grams }) => sum + ofGram(candidate) * grams, 0);
  const cerealBound = kcalOf(({ perGram }) => perGram.energy_kcal) * mostCereal;
  const lacksFish = candidates.some((candidate) => candidate.holds.fish) ? leastFish(days.length) - fish : 0;
  const beyond: Record<FamilyLimit, number> = {
    cereal_breakfasts: breakfasts.filter(isCereal).length - fair,
    same_breakfast: mostOfAKind(breakfasts) - fair,
    cereal_energy:
      cerealBound > 0 ? (kcalOf(({ cerealKcal }) => cerealKcal) / cerealBound - 1) * cerealDishes : 0,
    no_fish: lacksFish,
    much_fish: fish - fishAWeek.most,
  };
  return Object.fromEntries(Object.entries(beyond).filter(([, size]) => size > 0));
}

/** Counts how far a week is beyond its limits all together. */
export function countOver(problem: WeeklyProblem, placed: readonly (Placeable | null)[]): number {
  const servings = problem.slots.flatMap((slot, position) => {
    const item = placed[position];
    return item ? [{ ...item, slot }] : [];
  });
  return Object.values(overLimits(problem, servings)).reduce((sum, size) => sum + size, 0);
}

function mostOfAKind(placed: readonly Served[]): number {
  const kinds = new Map<string, number>();
  for (const { candidate } of placed)
    kinds.set(candidate.recipe.kind, (kinds.get(candidate.recipe.kind) ?? 0) + 1);
  return Math.max(0, ...kinds.values());
}
