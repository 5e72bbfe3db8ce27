import { type InsightsAnswer, insightsAnswer } from '../../../contract/nutriai-insights';
import { foodById } from '../../engine/foods/food-list';
import { indicatorNames } from '../../engine/growth/growth-report-json';
import { type DayIntake, nutrientCodes } from '../../engine/insights/day-intake';
import { amountsOfServed } from '../../engine/insights/eaten-food';
import { foodsEaten } from '../../engine/insights/foods-eaten';
import { growthCharts, type GrowthCharts } from '../../engine/insights/growth-charts';
import type { Insights } from '../../engine/insights/insights';
import { rounded, toInsightsJson } from '../../engine/insights/insights-json';
import type { Baby } from '../../engine/insights/log';
import { isMilkDrink } from '../../engine/insights/milk-of-day';
import { mean, type NutrientBalance } from '../../engine/insights/nutrient-balance';
import type { NutrientCode } from '../../engine/nutrients';
import { snakeCase } from '../../engine/snake-case';
import { type SourceId, sources } from '../../engine/sources';

interface About {
  babyId: string;
  baby: Baby;
}

const cited = (ids: readonly SourceId[]) => [...new Set(ids)].map((id) => sources[id]);

/**
 * The engine's findings as the contract shows them, with what its own JSON leaves out: series for charts,
 * milk apart from food, names of foods.
 */
export function toInsightsAnswer(found: Insights, { babyId, baby }: About): InsightsAnswer {
  const { days } = found;
  const { needs } = days.at(-1) ?? {};
  const more = {
    nutrients: found.nutrients.map((each) => nutrientOf(each, days)),
    hasEstimates: days.some(hasEstimates),
    milk: needs ? milkOf(needs, days) : null,
    growth: growthOf(found, growthCharts(baby, found.today)),
    variety: { ...found.variety, newFoods: found.variety.newFoods.map(named) },
    foods: foodsEaten(days),
    supplements: (needs?.supplements ?? []).map(({ id, advice, source }) => ({
      id,
      advice,
      source: sources[source],
    })),
  };
  const json = toInsightsJson(found) as { days: object[] };
  return insightsAnswer.parse({
    ...json,
    ...(snakeCase(rounded(more)) as object),
    days: json.days.map((day, index) => ({ ...day, from_milk: rounded(fromMilkOf(days[index])) })),
    corrected_age_months: found.correctedAgeMonths ?? null,
    baby: babyId,
  });
}

/** A weight or a feed was assumed. */
const hasEstimates = ({ isLogged, milk, meals }: DayIntake) =>
  isLogged &&
  (milk.isEstimated || meals.some(({ foods }) => foods.some(({ isEstimate }) => isEstimate === true)));

const named = (food: string) => ({ food, name: foodById(food)?.name ?? food });

function fromMilkOf(day: DayIntake | undefined): Record<string, number> {
  const known = day ? nutrientCodes.filter((code) => day.nutrients[code].have !== null) : [];
  return Object.fromEntries(known.map((code) => [code, day?.nutrients[code].fromMilk ?? 0]));
}

function nutrientOf(balance: NutrientBalance, days: readonly DayIntake[]) {
  const byDay = balance.byDay.map((each) => ({
    ...each,
    fromMilk: days.find(({ date }) => date === each.date)?.nutrients[balance.code].fromMilk ?? 0,
  }));
  const counted = days.filter(({ date }) => byDay.some((each) => each.date === date));
  const estimated = mean(counted.map((day) => estimatedOn(day, balance.code)));
  // Rounding apart, a part is no more than the whole.
  return {
    ...balance,
    byDay,
    estimated: Math.min(estimated, balance.have ?? 0),
    source: sources[balance.source],
  };
}

/** How much of a nutrient comes from estimated weights and estimated milk. */
function estimatedOn({ meals, milk, child }: DayIntake, code: NutrientCode): number {
  const foods = meals
    .flatMap((meal) => meal.foods)
    .filter((food) => food.isEstimate === true && !isMilkDrink(food))
    .map((food) => amountsOfServed(food, child.locale)?.[code] ?? 0);
  const feeds = milk.parts
    .filter(({ volume }) => volume === 'estimated')
    .map(({ nutrients }) => nutrients[code] ?? 0);
  return [...foods, ...feeds].reduce((sum, each) => sum + each, 0);
}

/**
 * The days whose milk is told: those of which the nutrients are, so that both agree; else those with a feed in
 * the log, and with none all days, by what is usual at the age.
 */
function daysOfMilk(days: readonly DayIntake[]): readonly DayIntake[] {
  const withMeals = days.filter(({ isLogged }) => isLogged);
  if (withMeals.length > 0) return withMeals;
  const withFeeds = days.filter(({ milk }) => milk.feeds > 0);
  return withFeeds.length > 0 ? withFeeds : days.filter(({ milk }) => milk.ml > 0);
}

function milkOf({ feeding, milk }: DayIntake['needs'], days: readonly DayIntake[]) {
  const known = daysOfMilk(days);
  return {
    feeding,
    meanMl: known.length === 0 ? null : known.reduce((sum, day) => sum + day.milk.ml, 0) / known.length,
    estimated: known.some((day) => day.milk.isEstimated),
    usualMl: milk.mlPerDay,
    rangeMl: milk.rangeMl,
    kcal: milk.kcal,
    sources: cited(milk.sources),
  };
}

function growthOf({ growth }: Insights, { charts, isCorrected, source }: GrowthCharts) {
  const { weightGain, notes } = growth;
  const series = charts.map(({ indicator, ...rest }) => ({ ...rest, indicator: indicatorNames[indicator] }));
  const latest = growth.series.flatMap(({ indicator, unit, points }) => {
    const last = points.at(-1);
    return last ? [{ ...last, unit, indicator: indicatorNames[indicator] }] : [];
  });
  return {
    isCorrected,
    series,
    latest,
    weightGain: weightGain && {
      ...weightGain,
      findings: weightGain.findings.map((finding) => ({ ...finding, source: sources[finding.source] })),
    },
    notes,
    source: sources[source],
  };
}
