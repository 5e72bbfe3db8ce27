import { bitsOf, countBits, KeyNumbers, type Traits, traitsOf } from './assignment-traits';
import { batchesFor, minutesOfBatches } from './batch-size';
import { type Candidate } from './candidate';
import { minutesBorne } from './least-minutes';
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

/** Whether a dish can stand in a slot at all. */
export function fits({ recipe, allowed, portions }: Candidate, { day, kind }: DaySlot): boolean {
  return allowed[day] === true && portions[kind] !== undefined && recipe.meals.includes(kind);
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
  readonly #fixedOn = new Map<number, Placeable[]>();
  /** The days of each dish and limited food in the arrangement that is judged, and which have any. */
  readonly #daysOf: (number[] | undefined)[] = [];
  readonly #served: number[] = [];
  readonly #milkBits: number;
  readonly #meanIron: number;
  /** Minutes of work that each day bears. */
  readonly #minutesBorne: readonly number[];
  /** Groups that a day can have at all. */
  readonly #groupsWanted: readonly number[];

  constructor(problem: WeeklyProblem, meanIron: number) {
    const { days, slots, targets, candidates, locked, around } = problem;
    this.#problem = problem;
    this.#milkBits = bitsOf(targets.milkGroups);
    this.#meanIron = Math.max(1e-6, meanIron);
    this.#minutesBorne = days.map((day) => minutesBorne(problem, day));
    this.#dayPositions = days.map((day) =>
      slots.flatMap((slot, position) => (slot.day === day ? [position] : [])),
    );
    for (const serving of [...around, ...locked]) {
      const { day } = serving.slot;
      this.#fixedOn.set(day, [...(this.#fixedOn.get(day) ?? []), serving]);
    }
    const fixed = [...locked, ...around].map(({ candidate }) => candidate);
    const keys = new KeyNumbers();
    for (const candidate of [...candidates, ...fixed]) {
      const mostUses = mostUsesOf(problem, candidate.recipe.meals);
      this.#traits.set(candidate, traitsOf(candidate, { mostUses, keys }));
    }
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
      handsOn += this.#minutesOf(placed, index, serving);
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
      handsOn += this.#minutesOf(placed, index, item);
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
    return sums.cost + this.#minutesCost(handsOn, index) + this.#boundsCost(sums, index);
  }

  #minutesCost(handsOn: number, index: number): number {
    const beyond = handsOn - (this.#minutesBorne[index] ?? Infinity);
    if (beyond <= 0) return 0;
    return costs.dayBeyond + Math.min(costs.mostMinutesBeyond, beyond) * costs.minuteBeyond;
  }

  /** None for what is left over; more where a larger batch is made for this day and those after it. */
  #minutesOf(placed: readonly (Placeable | null)[], index: number, item: Placeable): number {
    const { recipe, facts, handsOn } = item.candidate;
    if (this.#isLeftover(placed, index, item)) return 0;
    let eaten = item.grams;
    for (let later = 1; later <= recipe.batch.fridgeDays; later += 1)
      eaten += this.#gramsOn(placed, index + later, item.candidate);
    return minutesOfBatches(handsOn, batchesFor(facts, eaten));
  }

  /** Cooked on a day before from which its batch keeps; of three days running, the third may be too late for it. */
  #isLeftover(placed: readonly (Placeable | null)[], index: number, { candidate }: Placeable): boolean {
    const { fridgeDays } = candidate.recipe.batch;
    let cookedBack = Infinity;
    for (let back = 2 * fridgeDays; back > 0; back -= 1) {
      if (cookedBack - back <= fridgeDays) continue;
      if (this.#gramsOn(placed, index - back, candidate) > 0) cookedBack = back;
    }
    return cookedBack <= fridgeDays;
  }

  /** What is eaten of a dish on a day of the week, or on one around it where it stands fixed. */
  #gramsOn(placed: readonly (Placeable | null)[], index: number, candidate: Candidate): number {
    for (const position of this.#dayPositions[index] ?? []) {
      const item = placed[position];
      if (item?.candidate === candidate) return item.grams;
    }
    const fixed = this.#fixedOn.get((this.#problem.days[0] ?? 0) + index);
    return fixed?.find((each) => each.candidate.recipe === candidate.recipe)?.grams ?? 0;
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
    for (const key of this.#served.splice(0)) this.#daysOf[key] = undefined;
    let cost = 0;
    for (const { candidate, slot } of around) {
      if (slot.day < first) this.#use(candidate, slot.day);
    }
    for (const [index, day] of days.entries()) {
      for (const { candidate, slot } of locked) {
        if (slot.day === day) cost += this.#use(candidate, day);
      }
      for (const position of this.#dayPositions[index] ?? []) {
        const item = placed[position];
        if (item) cost += this.#use(item.candidate, day);
      }
    }
    for (const { candidate, slot } of around) {
      if (slot.day >= first) cost += this.#use(candidate, slot.day);
    }
    return cost;
  }

  #use(candidate: Candidate, day: number): number {
    const uses = this.#traits.get(candidate)?.uses;
    const [own] = uses?.limits ?? [];
    const served = own && this.#daysOf[own.key];
    const last = served?.at(-1);
    let cost = 0;
    if (last === day) cost += costs.repeated;
    if (served && isOfBatch(served, day, uses?.keepsDays ?? 0)) cost += costs.leftover;
    else if (last === day - 1) cost += costs.repeated;
    for (const { key, most } of uses?.limits ?? []) {
      const days = this.#daysOf[key];
      if (!days) {
        this.#daysOf[key] = [day];
        this.#served.push(key);
        continue;
      }
      if (days.length >= most && day - (days.at(-most) ?? -Infinity) < daysAWeek) cost += costs.repeated;
      days.push(day);
    }
    return cost;
  }
}
