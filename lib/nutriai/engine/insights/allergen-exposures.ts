import { type Allergen, allergens } from '../child';
import { allergenNames } from '../safety/rules/allergens';
import { daysBetween } from './day-of';
import { type Baby, type ReactionSeverity } from './log';
import { type ReadMeal } from './read-meal';

/**
 * `allergic`: recorded as an allergy. `reacted`: a reaction to it is on record. `suspected`: a reaction
 * stands at a meal that held it, and nobody has said to which food. `tolerated`: eaten without one.
 * `not_yet`: not met, as far as the profile and the log say.
 */
export type ExposureStatus = 'allergic' | 'reacted' | 'suspected' | 'tolerated' | 'not_yet';

export interface AllergenExposure {
  code: Allergen;
  name: string;
  status: ExposureStatus;
  /** `YYYY-MM-DD` */
  first: string | null;
  last: string | null;
  /** Days on which it was eaten, with the introduction of the profile. */
  times: number;
  /** The worst on record that somebody said was to it. */
  reaction: ReactionSeverity;
  /** The worst at meals that held it, where nobody said to which food. */
  suspicion: ReactionSeverity;
  /** Eaten on a day that nobody remembers, by the profile. */
  isUndated: boolean;
  /** Eaten within the last week, of what is tolerated; null of what is not. */
  keptUp: boolean | null;
}

export interface ExposureContext {
  baby: Baby;
  meals: readonly ReadMeal[];
  today: string;
  /** Formula or animal milk is what the child drinks, by the profile. */
  drinksMilk: boolean;
}

/** Tolerated allergens are given weekly or more, by the NHS and DGA 2020. */
const keepUpDays = 7;

const ranks: Record<ReactionSeverity, number> = { none: 0, mild: 1, severe: 2 };
const worst = (reactions: readonly ReactionSeverity[]): ReactionSeverity =>
  reactions.reduce((a, b) => (ranks[b] > ranks[a] ? b : a), 'none');

interface Known extends Pick<AllergenExposure, 'reaction' | 'suspicion'> {
  isAllergic: boolean;
  isMet: boolean;
}

function statusOf({ isAllergic, reaction, suspicion, isMet }: Known): ExposureStatus {
  if (isAllergic) return 'allergic';
  if (reaction !== 'none') return 'reacted';
  if (suspicion !== 'none') return 'suspected';
  return isMet ? 'tolerated' : 'not_yet';
}

/** One food of the list and nothing else: there is no other that it can have been. */
const isSingleFood = ({ names, texts, foods }: ReadMeal) =>
  names.length === 1 && texts.length === 0 && foods.length === 1;

/** What a meal's reaction says of an allergen: that it was to it, that it may have been, or nothing. */
function saidOf(code: Allergen, meal: ReadMeal): Pick<Known, 'reaction' | 'suspicion'> {
  const { severity = 'none', allergens: named = [], foods = [] } = meal.reaction ?? {};
  if (named.includes(code)) return { reaction: severity, suspicion: 'none' };
  const isOpen = named.length === 0 && foods.length === 0 && meal.allergens.includes(code);
  if (!isOpen) return { reaction: 'none', suspicion: 'none' };
  return isSingleFood(meal)
    ? { reaction: severity, suspicion: 'none' }
    : { reaction: 'none', suspicion: severity };
}

function exposureOf(code: Allergen, { baby, meals, today, drinksMilk }: ExposureContext): AllergenExposure {
  const isDaily = code === 'milk' && drinksMilk;
  const introduced = baby.introducedAllergens.filter(
    (each) => each.code === code && (each.date === null || daysBetween(each.date, today) >= 0),
  );
  const eaten = meals.filter(
    ({ allergens: held, reaction: noted }) =>
      held.includes(code) || noted?.allergens?.includes(code) === true,
  );
  const dates = [...new Set([...introduced, ...eaten].flatMap(({ date }) => date ?? []))].sort();
  const said = meals.map((meal) => saidOf(code, meal));
  const reaction = worst([...introduced, ...said].map((each) => each.reaction));
  const suspicion = worst(said.map((each) => each.suspicion));
  const isUndated = introduced.some(({ date }) => date === null);
  const last = dates.at(-1) ?? null;
  const isMet = isDaily || isUndated || dates.length > 0;
  const status = statusOf({ isAllergic: baby.allergies.includes(code), reaction, suspicion, isMet });
  return {
    code,
    name: allergenNames[code],
    status,
    first: dates[0] ?? null,
    last,
    times: dates.length,
    reaction,
    suspicion,
    isUndated,
    keptUp:
      status === 'tolerated' ? isDaily || (last !== null && daysBetween(last, today) < keepUpDays) : null,
  };
}

/**
 * When each allergen was met, by the profile and by what the meals held for certain, up to `today`. Who
 * drinks formula or cow's milk has met milk.
 */
export function allergenExposures(context: ExposureContext): AllergenExposure[] {
  return allergens.map((code) => exposureOf(code, context));
}
