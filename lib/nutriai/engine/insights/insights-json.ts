import { indicatorNames } from '../growth/growth-report-json';
import { snakeCase } from '../snake-case';
import { type Source, type SourceId, sources } from '../sources';
import { type Alert } from './alerts/alert';
import { type DayIntake, nutrientCodes } from './day-intake';
import { type GrowthInsight } from './growth-insight';
import { insights, type Insights } from './insights';
import { insightsInput } from './insights-input';
import { type NotCounted } from './eaten-food';

const digits = 4;

/** Numbers to four significant digits, however deep: more would feign an accuracy that food tables do not have. */
export function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(digits));
  if (Array.isArray(value)) return value.map(rounded);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rounded(entry)]));
}

const cited = (ids: readonly SourceId[]): Source[] => ids.map((id) => sources[id]);

/** What could not be counted, each thing once. */
function notCountedOf(all: readonly NotCounted[]): NotCounted[] {
  return [...new Map(all.map((missed) => [`${missed.reason} ${missed.text}`, missed])).values()];
}

function dayJson({ date, child, isLogged, meals, milk, nutrients, notCounted }: DayIntake) {
  const known = nutrientCodes.filter((code) => nutrients[code].have !== null);
  return {
    date,
    ageMonths: child.ageMonths,
    logged: isLogged,
    meals: meals.length,
    milk: {
      ml: milk.ml,
      estimated: milk.isEstimated,
      feeds: milk.feeds,
      parts: milk.parts.map(({ milk: kind, ml, volume }) => ({ milk: kind, ml, volume })),
    },
    nutrients: Object.fromEntries(known.map((code) => [code, nutrients[code].have])),
    atLeast: known.filter((code) => nutrients[code].atLeast),
    notCounted: notCountedOf(notCounted),
    usualPortions: [...new Set(meals.flatMap(({ usualPortions }) => usualPortions))],
  };
}

function growthJson({ series, weightGain, notes, source }: GrowthInsight) {
  return {
    series: series.map(({ indicator, ...rest }) => ({ indicator: indicatorNames[indicator], ...rest })),
    weightGain: weightGain && {
      ...weightGain,
      findings: weightGain.findings.map((finding) => ({ ...finding, source: sources[finding.source] })),
    },
    notes,
    source: sources[source],
  };
}

const alertJson = ({ id, severity, title, advice, source, emergency }: Alert) => ({
  id,
  severity,
  title,
  advice,
  emergency: emergency === true,
  source: sources[source],
});

/**
 * Insights for the outside: snake case, sources in full, numbers to four digits; what has to be seen first
 * stands first.
 */
export function toInsightsJson(found: Insights): unknown {
  const { allergens, water, who } = found;
  return snakeCase(
    rounded({
      today: found.today,
      from: found.from,
      to: found.to,
      ageMonths: found.ageMonths,
      correctedAgeMonths: found.correctedAgeMonths,
      loggedDays: found.loggedDays,
      alerts: found.alerts.map(alertJson),
      nutrients: found.nutrients.map((each) => ({ ...each, source: sources[each.source] })),
      limits: found.limits.map((each) => ({ ...each, sources: cited(each.sources) })),
      days: found.days.map(dayJson),
      who: who && { ...who, source: sources[who.source] },
      water: water && { ...water, sources: cited(water.sources) },
      allergens: {
        exposures: allergens.exposures,
        ...allergens.plan,
        sources: cited(allergens.plan.sources),
      },
      growth: growthJson(found.growth),
      variety: found.variety,
      notes: found.notes,
    }),
  );
}

/**
 * `insights` for JSON in snake case: `{baby, meals, water, days, today?, time_zone?, recipes?}`. `today`
 * (`YYYY-MM-DD`) stands in where the input has none.
 * @throws TypeError that names the field which does not fit; RangeError as `insights` does
 */
export function insightsJson(input: unknown, today: string): unknown {
  return toInsightsJson(insights(insightsInput(input, today)));
}
