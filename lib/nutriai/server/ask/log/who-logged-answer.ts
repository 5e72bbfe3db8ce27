import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { dayOf } from '../../../engine/insights/day-of';
import { answerOf, part, type RuleAnswer } from '../rule-answer';
import type { WrittenBy } from './asked-log';
import { dayWords, mealAsked, pastDays } from './days-asked';
import { type LogQuestion, logPage, timeOf } from './logged-meals';

const followUps = ['What did my baby eat today?', 'How much did my baby drink today?'];
const details = askingOf('log-details', []);
const feedAsked = details.pattern('feed-logged');
const dayAsked = details.pattern('day-logged');
const shownAtMost = 5;

/** Answers who wrote a meal or a feed into the log, which need not be who gave it. */
export function whoLoggedAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { plain } = question;
  const { today, timeZone } = log.input;
  const kind = mealAsked(plain) ?? (feedAsked.test(plain) ? 'milk' : null);
  const days = dayAsked.test(plain) ? pastDays(plain, today) : null;
  const isAsked = ({ at, kind: each }: WrittenBy) => {
    const date = dayOf(at, timeZone);
    return (kind === null || each === kind) && (days === null || (days.from <= date && date <= days.to));
  };
  const [latest, ...earlier] = (log.writtenBy ?? []).filter(isAsked);
  if (latest === undefined)
    return answerOf('log', [part(`No such meal or feed is in ${name}’s log.`, [logPage])], followUps);
  const whenOf = ({ at }: WrittenBy) => `${dayWords(dayOf(at, timeZone), today)} at ${timeOf(at, timeZone)}`;
  const items = days === null ? [] : earlier.slice(0, shownAtMost);
  return answerOf(
    'log',
    [
      part(
        `${capitalised(whoOf(latest))} logged ${name}’s ${mealWords[latest.kind]} ${whenOf(latest)}.`,
        [logPage],
        items.map((each) => ({
          text: `${mealWords[each.kind]}, ${whenOf(each)}`,
          path: null,
          note: `logged by ${whoOf(each)}`,
        })),
      ),
      part('This is who logged it; someone else may have given it.'),
    ],
    followUps,
  );
}

/** Somebody who has left, or gave no name, stays unnamed. */
const whoOf = ({ isMe, writer }: WrittenBy) => (isMe ? 'you' : (writer ?? 'another carer'));

const mealWords: Readonly<Record<WrittenBy['kind'], string>> = {
  milk: 'milk feed',
  breakfast: 'breakfast',
  lunch: 'lunch',
  dinner: 'dinner',
  snack: 'snack',
};
