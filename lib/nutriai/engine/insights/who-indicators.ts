import { type WhoGroup, whoGroups } from '../foods/food';
import { type SourceId } from '../sources';
import { type DayIntake } from './day-intake';
import { isMilkDrink } from './milk-of-day';
import { type ReadMeal } from './read-meal';

/** WHO and UNICEF define the indicators for 6 to 23 months. */
export const indicatorAges = { from: 6, to: 23 } as const;

/** Minimum dietary diversity: at least five of the eight groups. */
export const leastGroups = 5;

const leastMilkFeeds = 2;

/**
 * What a day was by the indicators. Null where the log does not tell: milk feeds of a child who is not
 * breastfed, none of which is logged.
 */
export interface DayIndicators {
  date: string;
  groups: readonly WhoGroup[];
  /** Breast milk or formula (dairy) stands there as the profile says, not because a feed was logged. */
  milkAssumed: boolean;
  solidFeeds: number;
  /** Of formula, animal milk or yoghurt. */
  milkFeeds: number;
  /** Minimum dietary diversity. */
  mdd: boolean;
  /** Minimum meal frequency, and what it asks for. */
  mmf: boolean | null;
  mmfNeeds: number;
  /** Minimum milk feeding frequency; null also for a breastfed child, for whom it is not asked. */
  mmff: boolean | null;
  /** Minimum acceptable diet. */
  mad: boolean | null;
  /** Egg or flesh food. */
  eff: boolean;
  /** No vegetable and no fruit. */
  zvf: boolean;
  /** A sweet drink. */
  swb: boolean;
}

/** On how many of the days that tell, the indicator held. */
export interface IndicatorCount {
  days: number;
  of: number;
}

export type IndicatorId = 'mdd' | 'mmf' | 'mmff' | 'mad' | 'eff' | 'zvf' | 'swb';

export interface WhoIndicators {
  days: readonly DayIndicators[];
  summary: Record<IndicatorId, IndicatorCount>;
  source: SourceId;
}

function groupsEaten(meals: readonly ReadMeal[]): Set<string> {
  return new Set(
    meals.flatMap(({ foods }) => foods.filter(({ counts }) => counts)).map(({ food }) => food.group),
  );
}

/** Groups of the milk that the profile says the child has, and that no feed in the log shows. */
function assumedGroups({ milk }: DayIntake, isBreastfed: boolean, eaten: ReadonlySet<string>): WhoGroup[] {
  const hasFormula = milk.parts.some((part) => part.milk === 'formula' && part.volume === 'estimated');
  const assumed: WhoGroup[] = [
    ...(isBreastfed ? (['breast_milk'] as const) : []),
    ...(hasFormula ? (['dairy'] as const) : []),
  ];
  return assumed.filter((group) => !eaten.has(group));
}

/** Of formula or animal milk; a feed at the breast is none of this count. */
function isMilkDrinkFeed({ kind, foods, isSolid }: ReadMeal, isBreastfed: boolean): boolean {
  const hasMilk = foods.some((eaten) => isMilkDrink(eaten) && eaten.food.group === 'dairy');
  return hasMilk || (!isBreastfed && kind === 'milk' && !isSolid && foods.length === 0);
}

const hasYoghurt = ({ foods }: ReadMeal) =>
  foods.some(({ food }) => food.group === 'dairy' && /yoghurt|kefir/.test(food.id));

interface Frequency {
  mmf: boolean | null;
  mmfNeeds: number;
  mmff: boolean | null;
}

function breastfedFrequency(ageMonths: number, solidFeeds: number): Frequency {
  const mmfNeeds = ageMonths < 9 ? 2 : 3;
  return { mmf: solidFeeds >= mmfNeeds, mmfNeeds, mmff: null };
}

/**
 * Four feeds, at least one of them solid, and two of milk. A day without a milk drink in the log tells only
 * if it has enough as it is.
 */
function otherFrequency(solidFeeds: number, milkDrinks: number, milkFeeds: number): Frequency {
  const mmfNeeds = 4;
  const unlessMet = (isMet: boolean) => (isMet || milkDrinks > 0 ? isMet : null);
  return {
    mmf: unlessMet(solidFeeds >= 1 && solidFeeds + milkDrinks >= mmfNeeds),
    mmfNeeds,
    mmff: unlessMet(milkFeeds >= leastMilkFeeds),
  };
}

/** Whether all hold; false as soon as one does not, null while one is not known. */
function all(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function indicatorsOf(day: DayIntake): DayIndicators {
  const { date, child, meals } = day;
  const eaten = meals.filter(({ share }) => share > 0);
  const foods = eaten.flatMap((meal) => meal.foods);
  const breastMilkLogged = foods.some(({ food }) => food.group === 'breast_milk');
  const isBreastfed = breastMilkLogged || child.feeding === 'breast' || child.feeding === 'mixed';
  const eatenGroups = groupsEaten(eaten);
  const assumed = assumedGroups(day, isBreastfed, eatenGroups);
  const groups = whoGroups.filter((group) => eatenGroups.has(group) || assumed.includes(group));
  const solidFeeds = eaten.filter(({ isSolid }) => isSolid).length;
  const milkDrinks = eaten.filter((meal) => isMilkDrinkFeed(meal, isBreastfed)).length;
  const milkFeeds = eaten.filter((meal) => hasYoghurt(meal) || isMilkDrinkFeed(meal, isBreastfed)).length;
  const mdd = groups.length >= leastGroups;
  const frequency = isBreastfed
    ? breastfedFrequency(child.ageMonths, solidFeeds)
    : otherFrequency(solidFeeds, milkDrinks, milkFeeds);
  return {
    date,
    groups,
    milkAssumed: assumed.length > 0,
    solidFeeds,
    milkFeeds,
    mdd,
    ...frequency,
    mad: all(isBreastfed ? [mdd, frequency.mmf] : [mdd, frequency.mmf, frequency.mmff]),
    eff: groups.includes('eggs') || groups.includes('flesh_foods'),
    zvf: !groups.includes('vita_fruits_veg') && !groups.includes('other_fruits_veg'),
    swb: foods.some(({ food, isDrink }) => isDrink && food.flags.includes('sweet_drink')),
  };
}

function count(days: readonly DayIndicators[], id: IndicatorId): IndicatorCount {
  const told = days.flatMap((day) => day[id] ?? []);
  return { days: told.filter((holds) => holds).length, of: told.length };
}

/**
 * The indicators of WHO and UNICEF for infant and young child feeding, of each logged day on which the child
 * is 6 to 23 months old (since birth): what was eaten that day, any amount but a condiment's. Null at other
 * ages; a day without a log is never scored. Source: WHO and UNICEF 2021.
 */
export function whoIndicators(days: readonly DayIntake[]): WhoIndicators | null {
  const scored = days
    .filter(
      ({ isLogged, child }) =>
        isLogged && child.ageMonths >= indicatorAges.from && child.ageMonths <= indicatorAges.to,
    )
    .map(indicatorsOf);
  const last = days.at(-1);
  const isOfAge =
    last !== undefined &&
    last.child.ageMonths >= indicatorAges.from &&
    last.child.ageMonths <= indicatorAges.to;
  if (scored.length === 0 && !isOfAge) return null;
  const summary = Object.fromEntries(
    (['mdd', 'mmf', 'mmff', 'mad', 'eff', 'zvf', 'swb'] as const).map((id) => [id, count(scored, id)]),
  ) as Record<IndicatorId, IndicatorCount>;
  return { days: scored, summary, source: 'who-unicef-2021-indicators' };
}
