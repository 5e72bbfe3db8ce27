import { answerOf, part, type RuleAnswer } from '../rule-answer';
import { dayOf } from '../../../engine/insights/day-of';
import type { GivenWords } from './asked-log';
import { dayWords, pastDays } from './days-asked';
import { type LogQuestion, logPage, timeOf } from './logged-meals';

const givenAtMost = 10;
const names: readonly [RegExp, RegExp][] = [
  [/\bvit(amin)?s?( d)?\b/, /vit|d3|drops/i],
  [/\b(calpol|paracetamol|tylenol|acetaminophen)\b/, /calpol|paracetamol|tylenol|acetaminophen/i],
  [/\b(ibuprofen|nurofen|motrin|advil)\b/, /ibuprofen|nurofen|motrin|advil/i],
  [/\bantibiotics?\b/, /antibiotic|illin\b|mycin\b/i],
  [/\biron\b/, /iron/i],
];

/** Answers which drops and medicines were given, and when, as they were logged; it advises on none. */
export function givenDropsAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const { plain } = question;
  const { today, timeZone } = log.input;
  const [, isMeant] = names.find(([asked]) => asked.test(plain)) ?? [];
  const isOfDay = !/\b(when|last|ever)\b/.test(plain) || /\blast night\b/.test(plain);
  const days = pastDays(plain, today);
  const ever = (log.given ?? []).filter(({ name: each }) => isMeant?.test(each) ?? true);
  const isOnDays = ({ at }: GivenWords) => days.from <= dayOf(at, timeZone) && dayOf(at, timeZone) <= days.to;
  const given = isOfDay ? ever.filter(isOnDays) : ever;
  const when = isOfDay ? days.words : 'in the last month';
  const lead =
    given.length === 0
      ? `Not according to the log: nothing like that is logged for ${name} ` +
        `${when}${isOfDay ? lastWords(ever[0], { today, timeZone }) : ''}.`
      : `According to the log, ${name} had ${wordsOf(given[0], { today, timeZone })}.`;
  return answerOf(
    'log',
    [
      part(
        lead,
        [logPage],
        given
          .slice(1, givenAtMost)
          .map((each) => ({ text: each.name, path: null, note: timeWords(each, { today, timeZone }) })),
      ),
      part(
        'Someone may have given it without logging it, so ask before you ' +
          'give it again. Ask a pharmacist or your doctor about amounts.',
      ),
    ],
    ['What did my baby eat today?', 'Does my baby need vitamin D?'],
  );
}

interface Clock {
  today: string;
  timeZone: string | undefined;
}

const wordsOf = (given: GivenWords | undefined, clock: Clock) =>
  given === undefined ? '' : `${given.name} ${timeWords(given, clock)}`;

const lastWords = (last: GivenWords | undefined, clock: Clock) =>
  last === undefined ? ', nor in the last month' : `; the last was ${wordsOf(last, clock)}`;

const timeWords = ({ at }: GivenWords, { today, timeZone }: Clock) =>
  `${dayWords(dayOf(at, timeZone), today)} at ${timeOf(at, timeZone)}`;
