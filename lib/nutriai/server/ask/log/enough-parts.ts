import { intakeInsights } from '../../../engine/insights/intake-insights';
import type { IntakeStatus, NutrientBalance } from '../../../engine/insights/nutrient-balance';
import { needsFor } from '../../../engine/needs/needs-for';
import type { NutrientCode } from '../../../engine/nutrients';
import { uncapitalised } from '../../../engine/uncapitalised';
import { ageWords, type CitedPart, documentSource, inWords, part } from '../rule-answer';
import { milkDocuments } from '../answers/milk-needs';
import { addDays } from '../../../engine/insights/day-of';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';
import { milkFeedsOf, milkMl } from './milk-of-meals';

const days = 7;
const notCounted = 'What nobody logged is not counted.';

const verdicts: Readonly<Record<Exclude<IntakeStatus, 'no_data'>, string>> = {
  covered: 'Yes, by the log',
  close: 'Nearly, by the log',
  low: 'Not by the log',
};

/** Of a meal that nobody logged all its energy is missing: too little in the log is no "no". */
const verdictOf = (code: NutrientCode, status: Exclude<IntakeStatus, 'no_data'>) =>
  code === 'energy_kcal' && status === 'low' ? 'Less than needed is in the log' : verdicts[status];

/** "Is she getting enough iron?": yes or no by the last seven days; null where they say too little. */
export function enoughNutrientPart({ name, log }: LogQuestion, code: NutrientCode): CitedPart | null {
  const insights = intakeInsights({ ...log.input, days });
  const balance = insights.nutrients.find((each) => each.code === code);
  if (balance === undefined || balance.have === null || balance.status === 'no_data') return null;
  const logged = insights.days.filter(({ isLogged }) => isLogged).length;
  const on = logged === 1 ? 'the one day' : `the ${logged} days`;
  const drops =
    code === 'vitamin_d_ug' ? ' Vitamin D comes mainly from drops, which are not counted here.' : '';
  return part(
    `${verdictOf(code, balance.status)}: food and milk gave ${name} about ` +
      `${rounded(balance.have, balance)} of the ${rounded(balance.need, balance)} ${balance.unit} ` +
      `of ${uncapitalised(balance.name)} needed a day, on ${on} with meals of the ` +
      `last seven, with the usual milk where none is logged.${drops} ${notCounted}`,
    [logPage, documentSource(balance.source)],
  );
}

/** How much of a nutrient the baby of a log needs a day; null where that is not known. */
export function neededADay({ log }: LogQuestion, code: NutrientCode): number | null {
  const balance = intakeInsights({ ...log.input, days }).nutrients.find((each) => each.code === code);
  return balance?.need ?? null;
}

const rounded = (amount: number, { unit }: Pick<NutrientBalance, 'unit'>) =>
  unit === 'kcal' || amount >= 100 ? Math.round(amount) : Math.round(amount * 10) / 10;

/**
 * "Has she had enough to drink today?": what is logged of the day so far beside what is usual; null where no
 * volume is.
 */
export function enoughDrinkPart({ name, log }: LogQuestion, waterMl: number): CitedPart | null {
  const { child } = intakeInsights({ ...log.input, days });
  const { milk: plan, water, ageMonths } = needsFor(child);
  if (plan.rangeMl === null) return null;
  const { today } = log.input;
  const milk = Math.round(milkMl(milkFeedsOf(mealsOf(log)).filter(({ date }) => date === today)));
  const waterRange = water.plainWaterMl;
  const usual = [
    `${plan.rangeMl.min} to ${plan.rangeMl.max} ml of milk`,
    ...(waterRange === null ? [] : [`${waterRange.min} to ${waterRange.max} ml of water`]),
  ];
  const isEnough = milk >= plan.rangeMl.min && waterMl >= (waterRange?.min ?? 0);
  const verdict = isEnough ? 'Yes, by the log' : 'It is too early to tell by the log';
  return part(
    `${verdict}: ${name} had ${milk} ml of milk and ${waterMl} ml of water so far today, and ` +
      `${inWords(usual)} are usual in a whole day at ${ageWords(ageMonths)}. ${notCounted}`,
    [logPage, ...milkDocuments(plan), ...water.sources.map(documentSource)],
  );
}

/** "Is she drinking too much milk?": what is logged a day beside what is usual; null where no volume is usual. */
export function enoughMilkPart({ question, name, log }: LogQuestion): CitedPart | null {
  const { child } = intakeInsights({ ...log.input, days });
  const { milk: plan, ageMonths } = needsFor(child);
  if (plan.rangeMl === null) return null;
  const { ml, words, isSoFar } = milkOfDays({ question, name, log });
  if (ml === 0) return null;
  const { min, max } = plan.rangeMl;
  const verdict = milkVerdict(question.plain, { isOver: ml > max, isUnder: ml < min, isSoFar });
  return part(
    `${verdict}: ${name} had about ${ml} ml of milk ${words}, and ${min} ` +
      `to ${max} ml a day is usual at ${ageWords(ageMonths)}. ${notCounted}`,
    [logPage, ...milkDocuments(plan)],
  );
}

/** A day, of the days that are over; today's, which is not, where there is no other. */
function milkOfDays({ log }: LogQuestion): { ml: number; words: string; isSoFar: boolean } {
  const { today } = log.input;
  const feeds = milkFeedsOf(mealsOf(log)).filter(({ date }) => date > addDays(today, -days));
  const before = feeds.filter(({ date }) => date !== today);
  const dates = new Set(before.filter((meal) => milkMl([meal]) > 0).map(({ date }) => date));
  if (dates.size === 0) return { ml: Math.round(milkMl(feeds)), words: 'so far today', isSoFar: true };
  const on = dates.size === 1 ? 'the one day' : `the ${dates.size} days`;
  const ml = Math.round(milkMl(before) / dates.size);
  return { ml, words: `a day, on ${on} with milk feeds of the last seven`, isSoFar: false };
}

interface Drunk {
  isOver: boolean;
  isUnder: boolean;
  isSoFar: boolean;
}

function milkVerdict(plain: string, { isOver, isUnder, isSoFar }: Drunk): string {
  if (/\btoo much\b/.test(plain)) return isOver ? 'Yes, by the log' : 'No, not by the log';
  if (isUnder && isSoFar) return 'It is too early to tell by the log';
  if (/\btoo little\b/.test(plain)) return isUnder ? 'Yes, by the log' : 'No, not by the log';
  return isUnder ? 'Not by the log' : 'Yes, by the log';
}
