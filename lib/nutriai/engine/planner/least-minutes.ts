import { poolOf, slotsFor, type WeeklyProblem } from './weekly-problem';

/** Above what the quickest dishes take: a day of these alone covers no needs. Ours. */
const roomForNeeds = 1.15;

/**
 * Minutes that the first day takes at least, when nothing is left over from a day before: those of as many of the
 * quickest dishes as it has meals. 0 where something was cooked before.
 */
export function leastOnFirstDay({
  days,
  slots,
  candidates,
  locked,
  around,
}: Pick<WeeklyProblem, 'days' | 'slots' | 'candidates' | 'locked' | 'around'>): number {
  const [first = 0] = days;
  if (around.some(({ slot }) => slot.day < first)) return 0;
  const open = slots.filter(({ day }) => day === first);
  const fixed = locked.filter(({ slot }) => slot.day === first);
  return (['breakfast', 'main', 'snack'] as const).reduce(
    (sum, pool) => {
      const ofPool = open.filter(({ kind }) => poolOf[kind] === pool);
      const minutes = candidates
        .filter((candidate) => slotsFor(candidate, ofPool).length > 0)
        .map(({ handsOn }) => handsOn)
        .sort((one, other) => one - other);
      return sum + minutes.slice(0, ofPool.length).reduce((all, each) => all + each, 0);
    },
    fixed.reduce((sum, { candidate }) => sum + candidate.handsOn, 0),
  );
}

/** Minutes of work that a day bears: what the family sets, and on the first day little more than it has to take. */
export function minutesBorne(
  { days, cookingMinutes, leastOnFirstDay: least = 0 }: WeeklyProblem,
  day: number,
): number {
  return day === days[0] ? Math.max(cookingMinutes, Math.round(least * roomForNeeds)) : cookingMinutes;
}
