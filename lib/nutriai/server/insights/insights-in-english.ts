import type { InsightsAnswer } from '../../../contract/nutriai-insights';
import type { TodayAnswer } from '../../../contract/nutriai-today';
import { type AlertReader, alertsInEnglish, sayTo } from './alerts-in-english';

type Say = (text: string) => string;

/** Returns what the log of some days says, in the English of who reads it. What a member wrote stays as it is. */
export function insightsInEnglish(found: InsightsAnswer, reader: AlertReader): InsightsAnswer {
  if (reader.caller.english !== 'american') return found;
  const say = sayTo(reader);
  return {
    ...found,
    alerts: alertsInEnglish(found.alerts, reader),
    nutrients: found.nutrients.map((nutrient) => ({ ...nutrient, name: say(nutrient.name) })),
    limits: found.limits.map((limit) => ({ ...limit, note: say(limit.note), foods: limit.foods.map(say) })),
    water: found.water && { ...found.water, advice: say(found.water.advice) },
    allergens: allergensInAmerican(found.allergens, say),
    growth: growthInAmerican(found.growth, say),
    variety: { ...found.variety, new_foods: found.variety.new_foods.map((food) => named(food, say)) },
    foods: found.foods.map((food) => named(food, say)),
    supplements: found.supplements.map((each) => ({ ...each, advice: say(each.advice) })),
    notes: found.notes.map(say),
  };
}

/** Returns a day of the log in the English of who reads it. */
export function todayInEnglish(day: TodayAnswer, reader: AlertReader): TodayAnswer {
  if (reader.caller.english !== 'american') return day;
  const say = sayTo(reader);
  return {
    ...day,
    alerts: alertsInEnglish(day.alerts, reader),
    nutrients: day.nutrients.map((nutrient) => ({
      ...nutrient,
      name: say(nutrient.name),
      helps: nutrient.helps && say(nutrient.helps),
    })),
    water: day.water && { ...day.water, advice: say(day.water.advice) },
  };
}

const named = <Named extends { name: string }>(each: Named, say: Say): Named => ({
  ...each,
  name: say(each.name),
});

function allergensInAmerican(allergens: InsightsAnswer['allergens'], say: Say): InsightsAnswer['allergens'] {
  return {
    ...allergens,
    exposures: allergens.exposures.map((exposure) => named(exposure, say)),
    due: allergens.due.map((due) => ({ ...named(due, say), how: say(due.how) })),
    paused: allergens.paused && say(allergens.paused),
    advice: say(allergens.advice),
  };
}

function growthInAmerican(growth: InsightsAnswer['growth'], say: Say): InsightsAnswer['growth'] {
  const { weight_gain: gain } = growth;
  return {
    ...growth,
    latest: growth.latest.map((point) => ({ ...point, words: say(point.words) })),
    weight_gain: gain && {
      ...gain,
      findings: gain.findings.map((finding) => ({ ...finding, message: say(finding.message) })),
    },
    notes: growth.notes.map(say),
  };
}
