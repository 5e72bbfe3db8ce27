import type { CoveredNutrient, TodayAnswer } from '../../../contract/nutriai-today';
import { sortAlerts } from '../../engine/insights/alerts/alert';
import { solidsAlerts } from '../../engine/insights/alerts/food-alerts';
import { gateAlertsOfDay } from '../../engine/insights/alerts/gate-alerts';
import { growthAlerts } from '../../engine/insights/alerts/growth-alerts';
import { reactionAlerts } from '../../engine/insights/alerts/reaction-alerts';
import { daysBetween } from '../../engine/insights/day-of';
import { growthInsight } from '../../engine/insights/growth-insight';
import { helpfulFoods } from '../../engine/insights/alerts/helpful-foods';
import type { DayIntake } from '../../engine/insights/day-intake';
import { type IntakeInsights, intakeInsights } from '../../engine/insights/intake-insights';
import type { Baby, InsightsInput } from '../../engine/insights/log';
import type { MilkPart } from '../../engine/insights/milk-of-day';
import type { NutrientBalance } from '../../engine/insights/nutrient-balance';
import { leastGroups } from '../../engine/insights/who-indicators';
import { sources } from '../../engine/sources';

const digits = 4;

type DayAnswer = Omit<TodayAnswer, 'baby' | 'date' | 'is_today'>;

/** Says of one day's log what it brought, against what a day needs; `loggedMl` is what was drunk besides meals. */
export function dayAnswer({ log, loggedMl }: { log: InsightsInput; loggedMl: number }): DayAnswer {
  const found = intakeInsights(log);
  return { ...dayOf(found, log.baby), water: waterOf(found, loggedMl), alerts: alertsOf(found, log) };
}

/** Reactions of so many days are still to be acted on. Ours. */
const reactionDays = 7;

/** What has to be seen on the day itself; what runs short is a matter of weeks, and stands in the insights. */
function alertsOf(
  { meals, days, child }: IntakeInsights,
  { baby, today }: InsightsInput,
): DayAnswer['alerts'] {
  const recent = meals.filter(({ date }) => daysBetween(date, today) < reactionDays);
  const found = sortAlerts([
    ...reactionAlerts(recent, child.ageMonths),
    ...growthAlerts(growthInsight(baby, today)).filter(({ severity }) => severity === 'urgent'),
    ...solidsAlerts(days),
    ...gateAlertsOfDay(days),
  ]);
  return found.map(({ id, severity, title, advice, emergency, source }) => ({
    id,
    severity,
    title,
    advice,
    emergency: emergency === true,
    source: sources[source],
  }));
}

/** The one day that was looked at. */
function dayOf(found: IntakeInsights, baby: Baby): Omit<DayAnswer, 'water' | 'alerts'> {
  const [day] = found.days;
  return {
    age_months: found.ageMonths,
    corrected_age_months: found.correctedAgeMonths ?? null,
    is_logged: day?.isLogged ?? false,
    milk: day ? milkOf(day) : null,
    nutrients: found.nutrients.map((each) => nutrientOf(each, found, baby)),
    has_estimates:
      day?.meals.some(({ foods }) => foods.some(({ isEstimate }) => isEstimate === true)) ?? false,
    groups: groupsOf(found),
  };
}

function milkOf({ milk, needs }: DayIntake): TodayAnswer['milk'] {
  const mlOf = (isAsked: (kind: MilkPart['milk']) => boolean) =>
    milk.parts.reduce((sum, part) => sum + (isAsked(part.milk) ? part.ml : 0), 0);
  const { rangeMl } = needs.milk;
  return {
    ml: Math.round(milk.ml),
    estimated: milk.isEstimated,
    feeds: milk.feeds,
    breast_ml: Math.round(mlOf((kind) => kind === 'breast')),
    formula_ml: Math.round(mlOf((kind) => kind === 'formula')),
    other_ml: Math.round(mlOf((kind) => kind === 'cow' || kind === 'other')),
    usual: rangeMl && { min_ml: rangeMl.min, max_ml: rangeMl.max },
  };
}

function nutrientOf(balance: NutrientBalance, found: IntakeInsights, baby: Baby): CoveredNutrient {
  const { code, name, unit, have, need, fromMilk, upper, status, source } = balance;
  return {
    code,
    name,
    unit,
    have: have === null ? null : rounded(have),
    need: rounded(need),
    from_milk: rounded(fromMilk),
    at_least: upper === null,
    status,
    helps: status === 'low' || status === 'close' ? helpOf(code, found, baby) : null,
    source: sources[source],
  };
}

/** Vitamin D is the business of drops, of which the supplements speak. */
function helpOf(
  code: NutrientBalance['code'],
  { days, exposures }: IntakeInsights,
  baby: Baby,
): string | null {
  if (code === 'vitamin_d_ug') {
    return days[0]?.needs.supplements.find(({ id }) => id === 'vitamin_d')?.advice ?? null;
  }
  const foods = helpfulFoods(code, { baby, exposures });
  return foods === null ? null : `Good for this: ${foods}.`;
}

function groupsOf({ who }: IntakeInsights): TodayAnswer['groups'] {
  const [day] = who?.days ?? [];
  if (!who || !day) return null;
  return {
    had: [...day.groups],
    milk_assumed: day.milkAssumed,
    wanted: leastGroups,
    solid_feeds: day.solidFeeds,
    solid_feeds_wanted: day.mmfNeeds,
    source: sources[who.source],
  };
}

function waterOf({ water }: IntakeInsights, loggedMl: number): TodayAnswer['water'] {
  if (!water) return null;
  const { bandMl } = water;
  const plainMl = Math.round(water.plainMl ?? 0);
  return {
    plain_ml: plainMl,
    with_meals_ml: Math.max(0, plainMl - loggedMl),
    band: bandMl && { min_ml: bandMl.min, max_ml: bandMl.max },
    warn_above_ml: water.warnAboveMl,
    status: water.status,
    advice: water.advice,
    sources: water.sources.map((id) => sources[id]),
  };
}

const rounded = (value: number) => Number(value.toPrecision(digits));
