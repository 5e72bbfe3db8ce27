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
import { type AllergenExposure } from './allergen-exposures';
import { type AllergenPlan, allergenPlan } from './allergen-plan';
import { type DayIntake } from './day-intake';
import { daysUpTo } from './day-of';
import { type GrowthInsight, growthInsight } from './growth-insight';
import { type IntakeInsights, intakeInsights } from './intake-insights';
import { type LimitBalance, limitBalance } from './limit-balance';
import { type InsightsInput } from './log';
import { type Variety, variety } from './variety';
import { indicatorAges } from './who-indicators';

export interface Insights extends Pick<
  IntakeInsights,
  'ageMonths' | 'correctedAgeMonths' | 'days' | 'nutrients' | 'who' | 'water'
> {
  today: string;
  /** The window, both ends included. */
  from: string;
  to: string;
  /** Days of the window with at least one meal other than milk: means are of these. */
  loggedDays: number;
  limits: readonly LimitBalance[];
  allergens: { exposures: readonly AllergenExposure[]; plan: AllergenPlan };
  growth: GrowthInsight;
  variety: Variety;
  /** Red flags first. */
  alerts: readonly Alert[];
  /** How to read the figures. */
  notes: readonly string[];
}

const notes = {
  logged:
    'Averages count only days with at least one logged meal besides milk. They leave out anything that wasn’t ' +
    'logged.',
  fewDays: `Once ${leastLoggedDays} days are logged, we show what is low.`,
  estimated:
    'Breast milk is estimated by age, because the amount can’t be measured. So is formula on days without an amount.',
  usualPortion: 'A recipe without an amount counts as the usual portion for the age, times the share eaten.',
  notCounted: 'Some of what was eaten could not be counted, so the true amounts are higher: see each day.',
  today: 'Today counts too, although the day isn’t over yet.',
  older: 'We compare with needs up to the age of three.',
};

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
  const ofWindow = meals.filter(({ date }) => date >= found.from);
  return sortAlerts([
    ...reactionAlerts(ofWindow, child.ageMonths),
    ...growthAlerts(found.growth),
    ...earlierReactionAlerts(exposures, ofWindow),
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
type Found = Omit<Insights, 'alerts'> & Pick<IntakeInsights, 'child' | 'needs' | 'meals'>;

function findAll(input: InsightsInput): Found {
  const { baby, today, days: length } = input;
  const { exposures, ...intake } = intakeInsights(input);
  const { ageMonths, meals, days } = intake;
  const [from = today] = daysUpTo(today, length);
  const loggedDays = days.filter(({ isLogged }) => isLogged).length;
  return {
    ...intake,
    today,
    from,
    to: today,
    loggedDays,
    limits: limitBalance(days),
    allergens: { exposures, plan: allergenPlan(baby, { exposures, meals, ageMonths, today }) },
    growth: growthInsight(baby, today),
    variety: variety(meals, from),
    notes: notesOf(days, loggedDays),
  };
}

/**
 * What a log of meals, milk and water says of a child of 0 to 36 months: intake against needs, WHO's
 * indicators, water, allergens, growth, variety, and what to do, red flags first. The same input always gives
 * the same answer; the order of meals does not matter.
 * @throws RangeError for a date, a window, an amount or a measurement that cannot be
 */
export function insights(input: InsightsInput): Insights {
  const everything = findAll(input);
  const { child: _child, needs: _needs, meals: _meals, ...rest } = everything;
  return { ...rest, alerts: alertsOf(input, everything) };
}
