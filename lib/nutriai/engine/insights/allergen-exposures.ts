import { type Allergen, allergens } from '../child';
import { allergenNames } from '../safety/rules/allergens';
import { daysBetween } from './day-of';
import { type Baby, type ReactionSeverity } from './log';
import { type ReadMeal } from './read-meal';

/**
 * `allergic`: recorded as an allergy. `reacted`: a reaction is on record, or stands at a meal that held it. `tolerated`: eaten without one. `not_yet`: not
 * met, as far as the profile and the log say.
 */
export type ExposureStatus = 'allergic' | 'reacted' | 'tolerated' | 'not_yet';

export interface AllergenExposure {
  code: Allergen;
  name: string;
  status: ExposureStatus;
  /** `YYYY-MM-DD` */
  first: string | null;
  last: string | null;
  /** Days on which it was eaten, with the introduction of the profile. */
  times: number;
  /** The worst on record. A meal's reaction counts for all that the meal held: which it was, a doctor finds out. */
  reaction: ReactionSeverity;
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

function statusOf(isAllergic: boolean, reaction: ReactionSeverity, isMet: boolean): ExposureStatus {
  if (isAllergic) return 'allergic';
  if (reaction !== 'none') return 'reacted';
  return isMet ? 'tolerated' : 'not_yet';
}

function exposureOf(code: Allergen, { baby, meals, today, drinksMilk }: ExposureContext): AllergenExposure {
  const isDaily = code === 'milk' && drinksMilk;
  const introduced = baby.introducedAllergens.filter(
    (each) => each.code === code && daysBetween(each.date, today) >= 0,
  );
  const eaten = meals.filter((meal) => meal.allergens.includes(code));
  const dates = [...new Set([...introduced, ...eaten].map(({ date }) => date))].sort();
  const reaction = worst([
    ...introduced.map((each) => each.reaction),
    ...eaten.map((meal) => meal.reaction?.severity ?? 'none'),
  ]);
  const last = dates.at(-1) ?? null;
  const status = statusOf(baby.allergies.includes(code), reaction, isDaily || dates.length > 0);
  return {
    code,
    name: allergenNames[code],
    status,
    first: dates[0] ?? null,
    last,
    times: dates.length,
    reaction,
    keptUp:
      status === 'tolerated' ? isDaily || (last !== null && daysBetween(last, today) < keepUpDays) : null,
  };
}

/** When each allergen was met, by the profile and by what the meals held for certain, up to `today`. Who drinks formula or cow's milk has met milk. */
export function allergenExposures(context: ExposureContext): AllergenExposure[] {
  return allergens.map((code) => exposureOf(code, context));
}
