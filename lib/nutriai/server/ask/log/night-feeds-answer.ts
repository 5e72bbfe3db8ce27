import { askingOf } from '../../../engine/asking/asking';
import { answerOf, part, type RuleAnswer } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { mealAsked } from './days-asked';
import { type LogQuestion, logPage, mealsOf, timeOf } from './logged-meals';
import { milkFeedsOf, milkMl } from './milk-of-meals';

const details = askingOf('log-details', []);
const nightAsked = details.pattern('in-the-night');
const feedAsked = details.pattern('milk-feed');

/** On the family's clock; the answer says so, for a family may call other hours its night. */
const night = { from: '20:00', until: '06:00' };

/** Whether a question asks for the milk of a night, which two days of the calendar have. */
export const asksOfNightFeeds = (plain: string): boolean =>
  nightAsked.test(plain) && feedAsked.test(plain) && mealAsked(plain) === null;

/** Answers how often a baby was fed last night, and when. */
export function nightFeedsAnswer({ name, log }: LogQuestion): RuleAnswer {
  const { today, timeZone } = log.input;
  const feeds = milkFeedsOf(mealsOf(log)).map((meal) => ({ meal, time: timeOf(meal.at, timeZone) }));
  const isOfNight = ({ meal: { date }, time }: (typeof feeds)[number]) =>
    (date === addDays(today, -1) && time >= night.from) || (date === today && time < night.until);
  const found = feeds.filter(isOfNight).toReversed();
  const hours = `last night, between ${night.from} and ${night.until}`;
  const first = feeds.filter(({ meal, time }) => meal.date === today && time >= night.until).at(-1);
  const next = first === undefined ? '' : ` The first feed after that was at ${first.time}.`;
  const ml = Math.round(milkMl(found.map(({ meal }) => meal)));
  const count = found.length === 1 ? 'one milk feed' : `${found.length} milk feeds`;
  const times = found.map(({ time }) => time).join(', ');
  const lead =
    found.length === 0
      ? `No milk feed is logged for ${name} ${hours}.${next}`
      : `${name} had ${count} ${hours}: at ${times}${ml === 0 ? '' : `, about ${ml} ml in all`}.${next}`;
  return answerOf('log', [part(lead, [logPage])], ['How much milk did my baby drink today?']);
}
