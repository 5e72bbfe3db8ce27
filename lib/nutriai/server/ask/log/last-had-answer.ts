import { askingOf } from '../../../engine/asking/asking';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { answerOf, type CitedPart, inWords, part, type RuleAnswer } from '../rule-answer';
import { ownDoctor } from '../../../engine/red-flags/emergency-numbers';
import { dayWords } from './days-asked';
import { readQuestion } from '../read-question';
import { type FoodAsked, foodAsked } from './food-asked';
import { introducedPart } from './introduced-part';
import { type LogQuestion, logPage, mealsOf, shareWords, timeOf } from './logged-meals';

const reactionsAtMost = 5;
const details = askingOf('log-details', []);
const feedAsked = details.pattern('milk-feed');
const firstAsked = details.pattern('first');
const isHow = details.pattern('asks-how');
const weighed = details.pattern('weighed');

/** Answers when something was last eaten, and how it went. */
export function lastHadAnswer(asked: LogQuestion): RuleAnswer {
  const { question, log } = asked;
  const meals = mealsOf(log);
  const food = foodAsked(question);
  const isFeed = food === null && feedAsked.test(question.plain);
  const ofKind = isFeed ? meals.filter(({ kind }) => kind === 'milk') : meals;
  const fitting = food === null ? ofKind : meals.filter(food.isIn);
  const isFirst = firstAsked.test(question.plain);
  const latest = isFirst ? fitting.at(-1) : fitting[0];
  const noun = isFeed ? 'milk feed' : 'meal';
  const what = food?.name ?? `a ${noun}`;
  const introduced = food?.allergen === undefined ? [] : introducedPart(asked, [food.allergen]);
  if (latest === undefined || weighed.test(question.plain))
    return answerOf(
      'log',
      [part(`${asked.name}’s log has no ${food?.name ?? noun} yet: not so far.`, [logPage]), ...introduced],
      followUps,
    );
  const when = `${dayWords(latest.date, log.input.today)} at ${timeOf(latest.at, log.input.timeZone)}`;
  const rest = shareWords(latest.share);
  const yes = /^(?:has|have|did)\b/.test(question.plain) ? 'Yes. ' : '';
  return answerOf(
    'log',
    [
      part(
        `${yes}${isFirst ? `In the log, ${asked.name} first` : `${asked.name} last`} had ${what} ${when}: ` +
          `${latest.kind}, ${latest.names.join(', ')}${rest === '' ? '' : ` (${rest})`}.`,
        [logPage],
      ),
      ...(isFirst ? introduced : []),
      ...(food === null ? [] : [timesPart(fitting, food.name)]),
      ...(isReaction(latest) ? reactionParts(asked, [latest]) : []),
    ],
    followUps,
  );
}

/** Answers what a baby has reacted to, and how. */
export function reactionsAnswer(asked: LogQuestion): RuleAnswer {
  const meals = mealsOf(asked.log).filter(isReaction);
  const food = foodAsked(asked.question) ?? foodReactedTo(asked.question.wholePlain);
  const fitting = food === null ? meals : meals.filter(food.isServedIn);
  if (food !== null && fitting.length === 0)
    return answerOf('log', [withoutReaction(asked, food)], followUps);
  return answerOf('log', reactionParts(asked, fitting), followUps);
}

/** "How did she take to salmon?", where no reaction is noted: when it was eaten, and what nobody wrote down. */
function withoutReaction({ name, log }: LogQuestion, food: FoodAsked): CitedPart {
  const [latest, ...earlier] = mealsOf(log).filter(food.isIn);
  if (latest === undefined)
    return part(`${name}’s log has no ${food.name} and no reaction to it.`, [logPage]);
  const times =
    earlier.length === 0 ? '' : `, and ${earlier.length} ${earlier.length === 1 ? 'time' : 'times'} before`;
  return part(
    `No reaction is noted: ${name} had ${food.name} ${dayWords(latest.date, log.input.today)} ` +
      `(${latest.kind})${times}. What nobody wrote down is not in the log.`,
    [logPage],
  );
}

/** "Has she reacted to peanut" is read as a statement of an allergy first, which takes the food out of it. */
function foodReactedTo(plain: string): FoodAsked | null {
  const [, words] = /\breact(?:ed|s)? to ([a-z ]{2,40})$/.exec(plain) ?? [];
  return words === undefined ? null : foodAsked(readQuestion(words, null));
}

const followUps = ['What has my baby reacted to?', 'What did my baby eat today?'];

const isReaction = ({ reaction }: ReadMeal) => reaction !== undefined && reaction.severity !== 'none';

function timesPart(meals: readonly ReadMeal[], name: string): CitedPart {
  const count = meals.length === 1 ? 'once' : `${meals.length} times`;
  return part(`The whole log has ${name} ${count}.`, [logPage]);
}

/** "to peanut butter on Friday 20 November (mild, rash)" */
function reactedTo(meal: ReadMeal | undefined, today: string): string {
  if (meal === undefined) return '';
  const { date, names, reaction } = meal;
  const how = [reaction?.severity ?? 'mild', ...(reaction?.signs ?? [])].join(', ');
  return `after ${inWords(names)} ${dayWords(date, today)} (${how})`;
}

function reactionParts({ question, name, log }: LogQuestion, meals: readonly ReadMeal[]): CitedPart[] {
  const { baby, today } = log.input;
  if (meals.length === 0) return [part(`No, ${name}’s log has no such reaction.`, [logPage])];
  return [
    part(
      `${isHow.test(question.wholePlain) ? 'According' : 'Yes, according'} ` +
        `to the log ${name} has had ${meals.length === 1 ? 'one reaction' : `${meals.length} reactions`}: ` +
        `${reactedTo(meals[0], today)}.`,
      [logPage],
      meals.slice(0, reactionsAtMost).map(({ date, names, reaction }) => ({
        text: `${inWords(names)}, ${dayWords(date, today)}`,
        path: null,
        note: [`a ${reaction?.severity ?? 'mild'} reaction`, ...(reaction?.signs ?? [])].join(', '),
      })),
    ),
    part(`Don’t give it again until you have asked ${ownDoctor(baby.locale)}.`),
  ];
}
