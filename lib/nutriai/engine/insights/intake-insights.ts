import { type Child } from '../child';
import { ageOn } from '../growth/age';
import { lastAgeMonths } from '../needs/need-age';
import { type Needs } from '../needs/needs-for';
import { type AllergenExposure, allergenExposures } from './allergen-exposures';
import { childOn } from './child-on';
import { type DayIntake, dayIntake } from './day-intake';
import { dayOf, daysUpTo } from './day-of';
import { type InsightsInput } from './log';
import { type NutrientBalance, nutrientBalance } from './nutrient-balance';
import { readMeal, type ReadMeal } from './read-meal';
import { type WaterBalance, waterBalance } from './water-balance';
import { type WhoIndicators, whoIndicators } from './who-indicators';

/** What was eaten and drunk against what the child needs. */
export interface IntakeInsights {
  ageMonths: number;
  correctedAgeMonths?: number;
  child: Child;
  /** Today's; null beyond 36 months. */
  needs: Needs | null;
  /** All up to today, of before the window too; oldest first. */
  meals: readonly ReadMeal[];
  /** The days of the window since birth, oldest first. Empty beyond 36 months, to which needs are kept. */
  days: readonly DayIntake[];
  nutrients: readonly NutrientBalance[];
  who: WhoIndicators | null;
  water: WaterBalance | null;
  exposures: readonly AllergenExposure[];
}

const longestWindow = 90;

function checkedWindow(days: number): number {
  if (!Number.isInteger(days) || days < 1 || days > longestWindow)
    throw new RangeError(`The window is a whole number of days, from 1 to ${longestWindow}, not ${days}.`);
  return days;
}

/** Returns the meals up to today, oldest first; those before the birth are a slip and are left out. */
export function readMeals({ baby, meals, today, timeZone, recipes = [] }: InsightsInput): ReadMeal[] {
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
      readMeal(meal, date, { child: { ageMonths: ageMonthsOn(date), feeding, locale }, recipes }),
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

/**
 * The part of the insights that a day's screen shows, without alerts, growth and all else that it does not.
 * @throws RangeError for a date, a window, an amount or a measurement that cannot be
 */
export function intakeInsights(input: InsightsInput): IntakeInsights {
  const { baby, today } = input;
  const { ageMonths, correctedAgeMonths } = ageOn(today, baby);
  const meals = readMeals(input);
  const days = windowDays(input, meals);
  const last = ageMonths <= lastAgeMonths ? days.at(-1) : undefined;
  const needs = last?.needs ?? null;
  const drinksMilk = needs !== null && needs.milk.milk !== 'breast' && needs.milk.milk !== 'none';
  return {
    ageMonths,
    ...(correctedAgeMonths !== undefined && { correctedAgeMonths }),
    child: last?.child ?? childOn(baby, today),
    needs,
    meals,
    days,
    nutrients: nutrientBalance(days),
    who: whoIndicators(days),
    water: waterBalance(days, waterByDate(input)),
    exposures: allergenExposures({ baby, meals, today, drinksMilk }),
  };
}
