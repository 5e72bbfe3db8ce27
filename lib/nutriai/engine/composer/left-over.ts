import { type ParsedIngredient } from '../text/parsed-ingredient';
import { type Way } from './kitchen/kitchen-food';
import { type Available } from './may-cook';

/** Minutes until a few spoonfuls are steaming hot. */
const minutesToHeat = 4;

/** Ways of making ready what may be at home cooked. */
const cookable: ReadonlySet<Way> = new Set([
  ...([
    'simmer',
    'leaf',
    'shred',
    'slow',
    'mince',
    'flake',
    'boil_grain',
    'soak_grain',
    'dry_pulse',
  ] as const),
]);

/** The food as it is left over, cooked: it is only heated, until steaming hot. */
export function asLeftOver(available: Available): Available {
  const { kitchen } = available;
  if (!cookable.has(kitchen.way)) return available;
  return {
    ...available,
    kitchen: {
      ...kitchen,
      way: 'reheat',
      cookedBy: kitchen.way,
      minutes: minutesToHeat,
      name: `cooked ${kitchen.name}`,
      cut: '',
      measure: { by: 'weight', note: 'left over' },
    },
  };
}

const leftOvers = /\b(?:left ?overs?|yesterdays?|yesterday's|last night'?s)\b/i;
/** Where the list of leftovers ends: "leftover chicken, carrots and rice" has raw carrots. */
const listEnds = /[,.;:!?\n]|\bwith\b|\bplus\b/i;

/** Whether a text says of a food that it is left over or cooked already: "leftover chicken and potatoes" of both. */
export function isLeftOver({ preparations, start }: ParsedIngredient, text: string): boolean {
  if (preparations.includes('left_over') || preparations.includes('cooked')) return true;
  const before = text.slice(0, start);
  const at = before.search(leftOvers);
  return at >= 0 && !listEnds.test(before.slice(at));
}

/** What to know of a dish of leftovers; null where there are none in it. */
export function leftOverWords(items: readonly Pick<Available, 'kitchen' | 'food'>[]): string | null {
  const warmed = items.filter(({ kitchen }) => kitchen.way === 'reheat');
  if (warmed.length === 0) return null;
  const hasRice = warmed.some(({ food }) => food.flags.includes('rice'));
  const days = hasRice
    ? 'rice within a day of cooking, anything else within two'
    : 'within two days of cooking';
  return (
    `Use leftovers only if they were chilled within an hour or two and kept in the fridge: ${days}. ` +
    'They are heated once, so do not keep what is left of this dish.'
  );
}
