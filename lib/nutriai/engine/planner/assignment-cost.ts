import { type WhoGroup, whoGroups } from '../foods/food';
import { dishKinds, type Meal, type Recipe } from '../recipes/recipe';
import { type Candidate, mostAWeek } from './candidate';
import { isOfBatch } from './leftovers';
import { type DaySlot } from './plan-request';
import { energyTolerance, leastGroups } from './plan-targets';
import { isDaytime, mostUsesOf, type WeeklyProblem } from './weekly-problem';

/** A dish that is to be given a day; the arrangement sets no portions, but goes by those of the weekly model. */
export interface Placeable {
  candidate: Candidate;
  grams: number;
}

/** What breaks a rule costs more than all wishes together. */
export const ruleCost = 100;

const costs = {
  /** Never worth it: more than all else that a fortnight can lack. */
  unsuitable: 1000 * ruleCost,
  repeated: 1000 * ruleCost,
  /** A family has planned for it, so that it outweighs small losses of needs, which weigh ten times (`needsFirst`). */
  introduction: 30 * ruleCost,
  missingGroup: 2 * ruleCost,
  /** For energy or sodium beyond its bounds by its whole amount. */
  beyond: 5 * ruleCost,
  energyOff: 10,
  sameKind: 3,
  lowIron: 6,
  /** A batch that is eaten on a second day saves cooking. */
  leftover: -6,
  /** For a day with more minutes at the stove than it bears, for each of these, and for so many at most. */
  dayBeyond: 2 * ruleCost,
  minuteBeyond: 2,
  mostMinutesBeyond: 40,
} as const;

/** Within a day's tenth, since portions come in steps. */
const energyRoom = energyTolerance - 0.02;
/** A day with less than this share of the week's mean iron is a poor one. */
const fairIronShare = 0.6;
const daysAWeek = 7;

function bitsOf(groups: readonly WhoGroup[]): number {
  return groups.reduce((bits, group) => bits | (1 << whoGroups.indexOf(group)), 0);
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Whether a dish can stand in a slot at all. */
export function fits({ recipe, allowed, portions }: Candidate, { day, kind }: DaySlot): boolean {
  return allowed[day] === true && portions[kind] !== undefined && recipe.meals.includes(kind);
}

/** What a day is judged by of one dish, in numbers: an arrangement is judged tens of thousands of times. */
interface Traits {
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
  /** The dish and the limited foods in it, each with how often it may come in a week. */
  limits: readonly { key: string; most: number }[];
}

/**
 * How far an arrangement of a week is from keeping the rules of each day; below `ruleCost` it keeps all that
 * can be kept.
 */
export class AssignmentCost {
  readonly #problem: WeeklyProblem;
  readonly #dayPositions: readonly (readonly number[])[];
  readonly #traits = new Map<Candidate, Traits>();
  /** Dishes that stand fixed on a day, or were served on one before the week. */
  readonly #fixedOn = new Map<number, Recipe[]>();
  readonly #milkBits: number;
  readonly #meanIron: number;
  /** Groups that a day can have at all. */
  readonly #groupsWanted: readonly number[];

  constructor(problem: WeeklyProblem, meanIron: number) {
    const { days, slots, targets, candidates, locked, around } = problem;
    this.#problem = problem;
    this.#milkBits = bitsOf(targets.milkGroups);
    this.#meanIron = Math.max(1e-6, meanIron);
    this.#dayPositions = days.map((day) =>
      slots.flatMap((slot, position) => (slot.day === day ? [position] : [])),
    );
    for (const { slot, candidate } of [...around, ...locked]) {
      this.#fixedOn.set(slot.day, [...(this.#fixedOn.get(slot.day) ?? []), candidate.recipe]);
    }
    const fixed = [...locked, ...around].map(({ candidate }) => candidate);
    for (const candidate of [...candidates, ...fixed])
      this.#traits.set(candidate, traitsOf(candidate, mostUsesOf(problem, candidate.recipe.meals)));
    this.#groupsWanted = days.map((day) => {
      const servable = candidates.filter(({ allowed }) => allowed[day]);
      const kept = locked.filter(({ slot }) => slot.day === day).map(({ candidate }) => candidate);
      const bits = [...servable, ...kept].reduce((sum, { groups }) => sum | bitsOf(groups), this.#milkBits);
      return Math.min(leastGroups, countBits(bits));
    });
  }

  /** The cost of the dishes in the free slots, in their order. */
  of(placed: readonly (Placeable | null)[]): number {
    const { days } = this.#problem;
    let cost = this.#useCost(placed);
    for (let index = 0; index < days.length; index += 1) cost += this.#dayCost(placed, index);
    return cost;
  }

  /** The slots of the day that is farthest from its rules. */
  worstDay(placed: readonly (Placeable | null)[]): readonly number[] {
    const costs = this.#dayPositions.map((_, index) => this.#dayCost(placed, index));
    return this.#dayPositions[costs.indexOf(Math.max(...costs))] ?? [];
  }

  /** Whether a dish stands where it cannot, or comes too often; locked dishes are not judged by themselves. */
  breaksHardRules(placed: readonly (Placeable | null)[]): boolean {
    const unsuitable = placed.some((item, position) => {
      const slot = this.#problem.slots[position];
      return item && slot && !fits(item.candidate, slot);
    });
    return unsuitable || this.#useCost(placed) - this.#useCost([]) >= costs.repeated / 2;
  }

  #dayCost(placed: readonly (Placeable | null)[], index: number): number {
    const { days, locked, slots, introductions } = this.#problem;
    const day = days[index];
    let handsOn = 0;
    const sums = { bits: this.#milkBits, kinds: 0, kcal: 0, least: 0, most: 0, sodium: 0, iron: 0, cost: 0 };
    for (const serving of locked) {
      if (serving.slot.day !== day) continue;
      const traits = this.#add(sums, serving);
      if (!this.#isLeftover(placed, index, serving)) handsOn += serving.candidate.handsOn;
      if (!traits) continue;
      sums.least += traits.kcalPerG * serving.grams;
      sums.most += traits.kcalPerG * serving.grams;
    }
    for (const position of this.#dayPositions[index] ?? []) {
      const slot = slots[position];
      const item = placed[position];
      if (!slot) continue;
      if (!item) {
        sums.cost += ruleCost;
        continue;
      }
      if (!fits(item.candidate, slot)) sums.cost += costs.unsuitable;
      if (!this.#isLeftover(placed, index, item)) handsOn += item.candidate.handsOn;
      const traits = this.#add(sums, item);
      sums.least += traits?.leastKcal[slot.kind] ?? 0;
      sums.most += traits?.mostKcal[slot.kind] ?? 0;
    }
    for (const { allergen, day: dueDay } of introductions) {
      if (dueDay !== day) continue;
      const holds = ({ candidate }: Placeable, { kind }: DaySlot) =>
        isDaytime(kind) && candidate.facts.allergens.includes(allergen);
      const met =
        locked.some((serving) => serving.slot.day === day && holds(serving, serving.slot)) ||
        (this.#dayPositions[index] ?? []).some((position) => {
          const [item, slot] = [placed[position], slots[position]];
          return item && slot && holds(item, slot);
        });
      if (!met) sums.cost += costs.introduction;
    }
    return sums.cost + this.#minutesCost(handsOn) + this.#boundsCost(sums, index);
  }

  #minutesCost(handsOn: number): number {
    const beyond = handsOn - this.#problem.cookingMinutes;
    if (beyond <= 0) return 0;
    return costs.dayBeyond + Math.min(costs.mostMinutesBeyond, beyond) * costs.minuteBeyond;
  }

  /** Cooked on a day before from which its batch keeps; of three days running, the third may be too late for it. */
  #isLeftover(placed: readonly (Placeable | null)[], index: number, { candidate }: Placeable): boolean {
    const { recipe } = candidate;
    const { fridgeDays } = recipe.batch;
    const day = this.#problem.days[index] ?? 0;
    let cookedBack = Infinity;
    for (let back = 2 * fridgeDays; back > 0; back -= 1) {
      if (cookedBack - back <= fridgeDays) continue;
      const before = this.#dayPositions[index - back] ?? [];
      const isServed =
        before.some((position) => placed[position]?.candidate === candidate) ||
        this.#fixedOn.get(day - back)?.includes(recipe) === true;
      if (isServed) cookedBack = back;
    }
    return cookedBack <= fridgeDays;
  }

  #add(
    sums: { bits: number; kinds: number; kcal: number; sodium: number; iron: number; cost: number },
    { candidate, grams }: Placeable,
  ): Traits | undefined {
    const traits = this.#traits.get(candidate);
    if (!traits) return undefined;
    sums.bits |= traits.groupBits;
    if (sums.kinds & traits.kindBit) sums.cost += costs.sameKind;
    sums.kinds |= traits.kindBit;
    sums.kcal += traits.kcalPerG * grams;
    sums.sodium += traits.sodiumPerG * grams;
    sums.iron += traits.ironPerG * grams;
    return traits;
  }

  #boundsCost(
    sums: { bits: number; kcal: number; least: number; most: number; sodium: number; iron: number },
    index: number,
  ): number {
    const { energyKcal, limits } = this.#problem.targets;
    const need = Math.max(1, energyKcal);
    const tooMuch = sums.least - energyKcal * (1 + energyRoom);
    const tooLittle = energyKcal * (1 - energyRoom) - sums.most;
    return (
      Math.max(0, (this.#groupsWanted[index] ?? 0) - countBits(sums.bits)) * costs.missingGroup +
      (Math.max(0, tooMuch, tooLittle) / need) * costs.beyond +
      Math.min(1, Math.abs(sums.kcal - energyKcal) / need) * costs.energyOff +
      Math.max(0, sums.sodium / Math.max(1, limits.sodium_mg) - 1) * costs.beyond +
      Math.max(0, fairIronShare - sums.iron / this.#meanIron) * costs.lowIron
    );
  }

  /** Dishes and limited foods that come too often, or on two days running though the batch does not keep. */
  #useCost(placed: readonly (Placeable | null)[]): number {
    const { days, around, locked } = this.#problem;
    const [first = 0] = days;
    const seen = new Map<string, number[]>();
    let cost = 0;
    for (const { candidate, slot } of around) {
      if (slot.day < first) this.#use(seen, candidate, slot.day);
    }
    for (const [index, day] of days.entries()) {
      for (const { candidate, slot } of locked) {
        if (slot.day === day) cost += this.#use(seen, candidate, day);
      }
      for (const position of this.#dayPositions[index] ?? []) {
        const item = placed[position];
        if (item) cost += this.#use(seen, item.candidate, day);
      }
    }
    for (const { candidate, slot } of around) {
      if (slot.day >= first) cost += this.#use(seen, candidate, slot.day);
    }
    return cost;
  }

  #use(seen: Map<string, number[]>, candidate: Candidate, day: number): number {
    const uses = this.#traits.get(candidate)?.uses;
    const served = seen.get(candidate.recipe.id);
    const last = served?.at(-1);
    let cost = 0;
    if (last === day) cost += costs.repeated;
    if (served && isOfBatch(served, day, uses?.keepsDays ?? 0)) cost += costs.leftover;
    else if (last === day - 1) cost += costs.repeated;
    for (const { key, most } of uses?.limits ?? []) {
      const days = seen.get(key);
      if (!days) {
        seen.set(key, [day]);
        continue;
      }
      if (days.length >= most && day - (days.at(-most) ?? -Infinity) < daysAWeek) cost += costs.repeated;
      days.push(day);
    }
    return cost;
  }
}

function traitsOf({ recipe, groups, perGram, portions, limits }: Candidate, mostUses: number): Traits {
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
        { key: recipe.id, most: mostUses },
        ...limits.map((limit) => ({ key: limit, most: mostAWeek[limit] })),
      ],
    },
  };
}
