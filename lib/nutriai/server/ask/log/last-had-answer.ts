import type { ReadMeal } from '../../../engine/insights/read-meal';
import { answerOf, type CitedPart, inWords, part, type RuleAnswer } from '../rule-answer';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import { dayWords } from './days-asked';
import { foodAsked } from './food-asked';
import { type LogQuestion, logPage, mealsOf, shareWords, timeOf } from './logged-meals';

const reactionsAsked = /\breact\w*\b|\b(?:gave|caused|brought on|set off)\b.*\b(?:rash|hives)\b/;
const reactionsAtMost = 5;
const weighed = /\b(weigh\w*|measured)\b/;

/** Answers when something was last eaten, and how it went. */
export function lastHadAnswer(asked: LogQuestion): RuleAnswer {
  const { question, log } = asked;
  const meals = mealsOf(log);
  const food = foodAsked(question);
  const fitting = food === null ? meals : meals.filter(food.isIn);
  const reacted = (
    food === null ? meals : meals.filter((meal) => food.isIn(meal) || food.namesIn(meal).length > 0)
  ).filter(isReaction);
  if (reactionsAsked.test(question.plain)) return answerOf('log', reactionParts(asked, reacted), followUps);
  const [latest] = fitting;
  const what = food === null ? 'a meal' : food.name;
  if (latest === undefined || weighed.test(question.plain))
    return answerOf(
      'log',
      [part(`The log of ${asked.name} has no ${food?.name ?? 'meal'} yet: not so far.`, [logPage])],
      followUps,
    );
  const when = `${dayWords(latest.date, log.input.today)} at ${timeOf(latest.at, log.input.timeZone)}`;
  const rest = shareWords(latest.share);
  return answerOf(
    'log',
    [
      part(
        `${asked.name} last had ${what} ${when}: ${latest.kind}, ${latest.names.join(', ')}${rest === '' ? '' : ` (${rest})`}.`,
        [logPage],
      ),
      ...(food === null ? [] : [timesPart(fitting, food.name)]),
      ...(isReaction(latest) ? reactionParts(asked, [latest]) : []),
    ],
    followUps,
  );
}

const followUps = ['What has my baby reacted to?', 'What did my baby eat today?'];

const isReaction = ({ reaction }: ReadMeal) => reaction !== undefined && reaction.severity !== 'none';

function timesPart(meals: readonly ReadMeal[], name: string): CitedPart {
  const count = meals.length === 1 ? 'once' : `${meals.length} times`;
  return part(`In all the log has ${name} ${count}.`, [logPage]);
}

function reactionParts({ name, log }: LogQuestion, meals: readonly ReadMeal[]): CitedPart[] {
  const { baby, today } = log.input;
  if (meals.length === 0) return [part(`The log of ${name} has no such reaction.`, [logPage])];
  return [
    part(
      `The log of ${name} has ${meals.length === 1 ? 'one reaction' : `${meals.length} reactions`}:`,
      [logPage],
      meals.slice(0, reactionsAtMost).map(({ date, names, reaction }) => ({
        text: `${inWords(names)}, ${dayWords(date, today)}`,
        path: null,
        note: [`a ${reaction?.severity ?? 'mild'} reaction`, ...(reaction?.signs ?? [])].join(', '),
      })),
    ),
    part(`Don’t give it again before you have asked ${ownDoctor(baby.locale)}.`),
  ];
}
