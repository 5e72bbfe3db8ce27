import { ageOn } from '../growth/age';
import { lastAgeMonths } from '../needs/need-age';
import { type Child } from '../child';
import { type Needs, needsFor } from '../needs/needs-for';
import { type Alert, sortAlerts } from './alerts/alert';
import { limitAlerts, solidsAlerts, weeklyAlerts } from './alerts/food-alerts';
import { gateAlerts } from './alerts/gate-alerts';
import { growthAlerts } from './alerts/growth-alerts';
import {
  indicatorAlerts,
  leastLoggedDays,
  milkAlerts,
  nutrientAlerts,
  refusalAlerts,
  waterAlerts,
} from './alerts/intake-alerts';
import { profileAlerts } from './alerts/profile-alerts';
import { earlierReactionAlerts, reactionAlerts } from './alerts/reaction-alerts';
import { type AllergenExposure, allergenExposures } from './allergen-exposures';
import { type AllergenPlan, allergenPlan } from './allergen-plan';
import { childOn } from './child-on';
import { type DayIntake, dayIntake } from './day-intake';
import { dayOf, daysUpTo } from './day-of';
import { type ServedItem } from './eaten-food';
import { type GrowthInsight, growthInsight } from './growth-insight';
import { type LimitBalance, limitBalance } from './limit-balance';
import { type InsightsInput } from './log';
import { type NutrientBalance, nutrientBalance } from './nutrient-balance';
import { readMeal, type ReadMeal } from './read-meal';
import { type Variety, variety } from './variety';
import { type WaterBalance, waterBalance } from './water-balance';
import { indicatorAges, type WhoIndicators, whoIndicators } from './who-indicators';

export interface Insights {
  today: string;
  /** The window, both ends included. */
  from: string;
  to: string;
  ageMonths: number;
  correctedAgeMonths?: number;
  /** Days of the window with at least one meal other than milk: means are of these. */
  loggedDays: number;
  /** Oldest first. Empty beyond 36 months, to which needs are kept. */
  days: readonly DayIntake[];
  nutrients: readonly NutrientBalance[];
  limits: readonly LimitBalance[];
  who: WhoIndicators | null;
  water: WaterBalance | null;
  allergens: { exposures: readonly AllergenExposure[]; plan: AllergenPlan };
  growth: GrowthInsight;
  variety: Variety;
  /** Red flags first. */
  alerts: readonly Alert[];
  /** How to read the figures. */
  notes: readonly string[];
}

const longestWindow = 90;

const notes = {
  logged:
    'Means are of days with at least one meal besides milk in the log. What was not logged is not in them.',
  fewDays: `From ${leastLoggedDays} logged days on we say what runs short.`,
  estimated:
    'Breast milk is an estimate by age, for nobody can see how much a baby drinks; so is formula on days without a volume.',
  usualPortion: 'A recipe without an amount counts as the usual portion at the age, times the share eaten.',
  notCounted:
    'Some of what was eaten could not be counted, so that the true amounts are higher: see each day.',
  today: 'Today is counted too, though more may be eaten yet.',
  older: 'Needs are known here up to three years.',
};

function checkedWindow(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > longestWindow)
    throw new RangeError(`The window is a whole number of days, from 1 to ${longestWindow}, not ${days}.`);
  return days;
}

/** Meals up to today, oldest first; those before the birth are a slip and are left out. */
function readMeals({ baby, meals, today, timeZone, recipes = [] }: InsightsInput): ReadMeal[] {
  const known = new Map<string, ServedItem>();
  const ages = new Map<string, number>();
  const ageMonthsOn = (date: string) => {
    const ageMonths = ages.get(date) ?? ageOn(date, baby).ageMonths;
    ages.set(date, ageMonths);
    return ageMonths;
  };
  const { feeding, locale } = baby;
  return meals
    .map((meal) => ({ meal, date: dayOf(meal.eatenAt, timeZone) }))
    .filter(({ date }) => date >= baby.birthDate && date <= today)
    .sort((a, b) => (a.meal.eatenAt < b.meal.eatenAt ? -1 : 1))
    .map(({ meal, date }) =>
      readMeal(meal, date, { child: { ageMonths: ageMonthsOn(date), feeding, locale }, recipes, known }),
    );
}

function waterByDate({ water, timeZone }: InsightsInput): Map<string, number> {
  const byDate = new Map<string, number>();
  for (const { drunkAt, amountMl } of water) {
    if (!(amountMl >= 0))
      throw new RangeError(`Water is given in millilitres, zero or more, not ${amountMl}.`);
    const date = dayOf(drunkAt, timeZone);
    byDate.set(date, (byDate.get(date) ?? 0) + amountMl);
  }
  return byDate;
}

/** The days of the window since birth, up to 36 months of age. */
function windowDays(input: InsightsInput, meals: readonly ReadMeal[]): DayIntake[] {
  const { baby, today, days } = input;
  return daysUpTo(today, checkedWindow(days))
    .filter((date) => date >= baby.birthDate)
    .map((date) => ({ date, child: childOn(baby, date) }))
    .filter(({ child }) => child.ageMonths <= lastAgeMonths)
    .map(({ date, child }) =>
      dayIntake(
        date,
        child,
        meals.filter((meal) => meal.date === date),
      ),
    );
}

function logNotes(days: readonly DayIntake[], loggedDays: number): string[] {
  const last = days.at(-1);
  if (!last) return [notes.older];
  if (last.needs.ageMonths < indicatorAges.from && loggedDays === 0) return [];
  return [
    notes.logged,
    ...(last.isLogged ? [notes.today] : []),
    ...(loggedDays < leastLoggedDays ? [notes.fewDays] : []),
    ...(days.some(({ isLogged, milk }) => isLogged && milk.isEstimated) ? [notes.estimated] : []),
    ...(days.some(({ meals }) => meals.some(({ usualPortions }) => usualPortions.length > 0))
      ? [notes.usualPortion]
      : []),
    ...(days.some(({ notCounted }) => notCounted.length > 0) ? [notes.notCounted] : []),
  ];
}

const notesOf = (days: readonly DayIntake[], loggedDays: number) => [
  ...logNotes(days, loggedDays),
  ...(days.at(-1)?.needs.notes ?? []),
];

/** All alerts, red flags first. */
function alertsOf({ baby, today }: InsightsInput, found: Found): Alert[] {
  const { child, needs, meals, days, loggedDays, allergens, water } = found;
  const { exposures, plan } = allergens;
  return sortAlerts([
    ...reactionAlerts(
      meals.filter(({ date }) => date >= found.from),
      child.ageMonths,
    ),
    ...growthAlerts(found.growth),
    ...earlierReactionAlerts(exposures),
    ...solidsAlerts(days),
    ...refusalAlerts(meals, today),
    ...gateAlerts(days),
    ...(water ? waterAlerts(water) : []),
    ...limitAlerts(found.limits),
    ...milkAlerts(days),
    ...weeklyAlerts(days, today),
    ...nutrientAlerts(found.nutrients, loggedDays, { baby, exposures }),
    ...indicatorAlerts(found.who, baby.diet),
    ...(needs ? profileAlerts(baby, child, { needs, plan, today }) : []),
  ]);
}

/** Everything but the alerts. */
type Found = Omit<Insights, 'alerts'> & {
  child: Child;
  /** Null beyond 36 months. */
  needs: Needs | null;
  meals: readonly ReadMeal[];
};

function allergensOf(
  { baby, today }: InsightsInput,
  { child, needs, meals }: Pick<Found, 'child' | 'needs' | 'meals'>,
) {
  const drinksMilk = needs !== null && needs.milk.milk !== 'breast' && needs.milk.milk !== 'none';
  const exposures = allergenExposures({ baby, meals, today, drinksMilk });
  const { ageMonths } = child;
  return { exposures, plan: allergenPlan(baby, { exposures, meals, ageMonths, today }) };
}

function findAll(input: InsightsInput): Found {
  const { baby, today } = input;
  const { ageMonths, correctedAgeMonths } = ageOn(today, baby);
  const [from = today] = daysUpTo(today, checkedWindow(input.days));
  const child = childOn(baby, today);
  const needs = ageMonths <= lastAgeMonths ? needsFor(child) : null;
  const meals = readMeals(input);
  const days = windowDays(input, meals);
  const loggedDays = days.filter(({ isLogged }) => isLogged).length;
  return {
    child,
    needs,
    meals,
    today,
    from,
    to: today,
    ageMonths,
    ...(correctedAgeMonths !== undefined && { correctedAgeMonths }),
    loggedDays,
    days,
    nutrients: nutrientBalance(days),
    limits: limitBalance(days),
    who: whoIndicators(days),
    water: waterBalance(days, waterByDate(input)),
    allergens: allergensOf(input, { child, needs, meals }),
    growth: growthInsight(baby, today),
    variety: variety(meals, from),
    notes: notesOf(days, loggedDays),
  };
}

/**
 * What a log of meals, milk and water says of a child of 0 to 36 months: intake against needs, WHO's indicators, water, allergens, growth, variety,
 * and what to do, red flags first. The same input always gives the same answer; the order of meals does not matter.
 * @throws RangeError for a date, a window, an amount or a measurement that cannot be
 */
export function insights(input: InsightsInput): Insights {
  const everything = findAll(input);
  const { child: _child, needs: _needs, meals: _meals, ...rest } = everything;
  return { ...rest, alerts: alertsOf(input, everything) };
}
