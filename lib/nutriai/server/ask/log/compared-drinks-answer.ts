import { dayOf } from '../../../engine/insights/day-of';
import { answerOf, documentSource, part, type RuleAnswer } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';
import { milkFeedsOf, milkMl } from './milk-of-meals';

/** Fewer logged days say more of the logging than of the drinking. */
const leastDays = 3;
/** Days differ by more than this without meaning anything. */
const sameWithin = 0.15;

interface Drunk {
  waterMl: number;
  milkMl: number;
  feeds: number;
  days: number;
}

/** Answers how much was drunk in the last seven days beside the seven before, by the amounts that were logged. */
export function comparedDrinksAnswer(asked: LogQuestion): RuleAnswer {
  const { name } = asked;
  const now = drunkOn(asked, { from: -6, to: 0 });
  const before = drunkOn(asked, { from: -13, to: -7 });
  return answerOf(
    'log',
    [
      part(
        `In the last seven days ${name}’s log has ${wordsOf(now)}; in the seven days before, ${wordsOf(before)}.`,
        [logPage],
      ),
      part(trendWords(now, before)),
      part(
        'Fewer wet nappies than usual, a dry mouth or no tears ' +
          'can be signs of too little fluid: ask your doctor today.',
        [documentSource('nhs-dehydration')],
      ),
    ],
    ['How much did my baby drink today?', 'How much milk does my baby need?'],
  );
}

function drunkOn({ log }: LogQuestion, { from, to }: { from: number; to: number }): Drunk {
  const { today, timeZone, water } = log.input;
  const isIn = (date: string) => addDays(today, from) <= date && date <= addDays(today, to);
  const feeds = milkFeedsOf(mealsOf(log)).filter(({ date }) => isIn(date));
  const drinks = water.filter(({ drunkAt }) => isIn(dayOf(drunkAt, timeZone)));
  const days = new Set([
    ...feeds.map(({ date }) => date),
    ...drinks.map(({ drunkAt }) => dayOf(drunkAt, timeZone)),
  ]);
  return {
    waterMl: drinks.reduce((sum, { amountMl }) => sum + amountMl, 0),
    milkMl: Math.round(milkMl(feeds)),
    feeds: feeds.length,
    days: days.size,
  };
}

function wordsOf({ waterMl, milkMl: milk, feeds, days }: Drunk): string {
  if (days === 0) return 'nothing to drink';
  const ofMilk = `${feeds} milk ${feeds === 1 ? 'feed' : 'feeds'}${milk === 0 ? '' : ` (about ${milk} ml)`}`;
  return `${waterMl} ml of water and ${ofMilk} on ${days} ${days === 1 ? 'day' : 'days'}`;
}

function trendWords(now: Drunk, before: Drunk): string {
  if (now.days < leastDays || before.days < leastDays)
    return (
      'That is too little logged to tell a trend. What nobody ' +
      'logged, and what is drunk at the breast, is not counted.'
    );
  const perDay = ({ waterMl, milkMl: milk, days }: Drunk) => (waterMl + milk) / days;
  const change = perDay(now) / perDay(before) - 1;
  const trend =
    Math.abs(change) <= sameWithin
      ? 'about as much a day as before'
      : change < 0
        ? 'less a day than before'
        : 'more a day than before';
  return (
    `On days with a drink in the log that is ${trend}. What nobody ` +
    'logged, and what is drunk at the breast, is not counted.'
  );
}
