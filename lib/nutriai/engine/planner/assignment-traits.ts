import { type WhoGroup, whoGroups } from '../foods/food';
import { dishKinds, type Meal } from '../recipes/recipe';
import { type Candidate, mostAWeek } from './candidate';

/** What a day is judged by of one dish, in numbers: an arrangement is judged tens of thousands of times. */
export interface Traits {
  groupBits: number;
  kindBit: number;
  kcalPerG: number;
  sodiumPerG: number;
  ironPerG: number;
  leastKcal: Partial<Record<Meal, number>>;
  mostKcal: Partial<Record<Meal, number>>;
  uses: UseTrait;
}

interface UseTrait {
  keepsDays: number;
  /** The dish, and the limited foods in it, each by its number and with how often it may come in a week. */
  limits: readonly { key: number; most: number }[];
}

/** The groups as bits of a number. */
export function bitsOf(groups: readonly WhoGroup[]): number {
  return groups.reduce((bits, group) => bits | (1 << whoGroups.indexOf(group)), 0);
}

/** How many bits of a number are set. */
export function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Dishes and limited foods by numbers, so that their days need no look-up by name. */
export class KeyNumbers {
  readonly #numbers = new Map<string, number>();

  of(name: string): number {
    const known = this.#numbers.get(name) ?? this.#numbers.size;
    this.#numbers.set(name, known);
    return known;
  }
}

/** Returns the traits of a dish that may come so often in a week. */
export function traitsOf(
  { recipe, groups, perGram, portions, limits }: Candidate,
  { mostUses, keys }: { mostUses: number; keys: KeyNumbers },
): Traits {
  const kcal = (end: 'min' | 'max') =>
    Object.fromEntries(
      Object.entries(portions).map(([kind, steps]) => [kind, steps[end] * steps.stepG * perGram.energy_kcal]),
    );
  return {
    groupBits: bitsOf(groups),
    kindBit: 1 << dishKinds.indexOf(recipe.kind),
    kcalPerG: perGram.energy_kcal,
    sodiumPerG: perGram.sodium_mg,
    ironPerG: perGram.iron_mg,
    leastKcal: kcal('min'),
    mostKcal: kcal('max'),
    uses: {
      keepsDays: recipe.batch.fridgeDays,
      limits: [
        { key: keys.of(recipe.id), most: mostUses },
        ...limits.map((limit) => ({ key: keys.of(limit), most: mostAWeek[limit] })),
      ],
    },
  };
}
