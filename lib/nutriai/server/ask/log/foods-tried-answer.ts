import type { Food } from '../../../engine/foods/food';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { allergenNames } from '../../../engine/safety/rules/allergens';
import { answerOf, documentSource, inWords, part, type RuleAnswer } from '../rule-answer';
import { addDays } from '../../../engine/insights/day-of';
import { type DaysAsked, dayWords, pastDays } from './days-asked';
import { kindAsked } from './food-asked';
import { introducedPart } from './introduced-part';
import { type LogQuestion, logPage, mealsOf } from './logged-meals';
import { expressionInLines } from '@/lib/nutriai/engine/text/expression-in-lines';

const shownAtMost = 40;
const favouritesAtMost = 3;
/** Of less than half it is said that it was left. */
const mostlyEaten = 0.5;
const awhileDays = 14;
const unlikedAsked = expressionInLines()`
  \b(not|never|didnt|doesnt|refused?|hates?|dislikes?|rejects?|left|leave|finish)\b.*\b
  (like|liked|refused?|hated?|plate|left|leave|finish)\b|\b
  (refus(?:es?|ed|ing)|hates?|dislikes?|reject(?:s|ed|ing)?|spitting|throwing|leav(?:e|es|ing)|left)\b
`;
const followUps = ['When did my baby last have egg?', 'Which allergens are due next?'];

/** How often a food was eaten, and when last. */
interface FoodEaten {
  food: Food;
  times: number;
  first: string;
  last: string;
}

/** Answers which foods a baby has had, how many, how often, and which not for a while. */
export function foodsTriedAnswer({ question, name, log }: LogQuestion): RuleAnswer {
  const meals = mealsOf(log).filter(({ share }) => share > 0);
  const eaten = foodsEaten(meals);
  const { plain } = question;
  const isOfAllergens = /\ballerg\w+\b/.test(plain);
  if (eaten.length === 0 && !isOfAllergens)
    return answerOf('log', [part(`No food is logged for ${name} yet.`, [logPage])], followUps);
  if (isOfAllergens) return allergensTried({ question, name, log }, meals);
  if (/\bnew\b/.test(plain)) return newLately({ name, eaten, days: newOnDays(plain, log.input.today) });
  if (unlikedAsked.test(plain)) return leftMost(name, mealsOf(log));
  if (/\b(favou?rites?|most often|likes?|loves?)\b/.test(plain)) return mostEaten(name, eaten);
  if (/\b(hasnt|havent|not)\b.{0,20}\b(had|tried|eaten)\b|\bfor a while|in a while\b/.test(plain))
    return notLately({ name, eaten, today: log.input.today });
  const kind = kindAsked(plain);
  const asked = kind === null ? eaten : eaten.filter(({ food }) => kind.isMeant(food));
  return answerOf('log', [part(triedWords(name, asked, kind?.name ?? null), [logPage])], followUps);
}

/** "Ada’s log has one food (vegetables): carrot." */
function triedWords(name: string, eaten: readonly FoodEaten[], kind: string | null): string {
  if (kind !== null && eaten.length === 0) return `No ${kind} is in ${name}’s log yet.`;
  const count = eaten.length === 1 ? 'one food' : `${eaten.length} different foods`;
  const ofKind = kind === null ? '' : ` (${kind})`;
  return `${name}’s log has ${count}${ofKind}: ${namesOf(eaten.slice(0, shownAtMost))}.`;
}

function foodsEaten(meals: readonly ReadMeal[]): FoodEaten[] {
  const found = new Map<string, FoodEaten>();
  for (const { foods, date } of meals) {
    for (const { food } of foods) {
      if (food.flags.includes('infant_formula') || food.flags.includes('breast_milk')) continue;
      const { times = 0, last = date } = found.get(food.id) ?? {};
      // The latest meal comes first.
      found.set(food.id, { food, times: times + 1, first: date, last });
    }
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times);
}

const namesOf = (eaten: readonly FoodEaten[]) => inWords(eaten.map(({ food }) => food.name.toLowerCase()));

function allergensTried(asked: LogQuestion, meals: readonly ReadMeal[]): RuleAnswer {
  const codes = [...new Set(meals.flatMap(({ allergens }) => allergens))];
  const { name } = asked;
  const names = inWords(codes.map((code) => allergenNames[code]));
  const lead =
    codes.length === 0
      ? `No meal in ${name}’s log certainly contained a common allergen.`
      : `According to the log, ${name} has had ${names}.`;
  return answerOf('log', [part(lead, [logPage]), ...introducedPart(asked)], followUps);
}

function mostEaten(name: string, eaten: readonly FoodEaten[]): RuleAnswer {
  const top = eaten.slice(0, favouritesAtMost);
  const words = inWords(
    top.map(({ food, times }) => `${food.name.toLowerCase()} (${times === 1 ? 'once' : `${times} times`})`),
  );
  return answerOf(
    'log',
    [part(`The log does not say what ${name} likes best. Eaten most often: ${words}.`, [logPage])],
    followUps,
  );
}

function notLately({
  name,
  eaten,
  today,
}: {
  name: string;
  eaten: readonly FoodEaten[];
  today: string;
}): RuleAnswer {
  const since = addDays(today, -awhileDays);
  const missed = eaten.filter(({ last }) => last < since).slice(0, shownAtMost);
  const lead =
    missed.length === 0
      ? `${name} has had every food in the log within the last two weeks.`
      : `Not in the last two weeks, according to ${name}’s log: ` +
        `${inWords(missed.map(({ food, last }) => `${food.name.toLowerCase()} (last ${dayWords(last, today)})`))}.`;
  return answerOf(
    'log',
    [
      part(lead, [logPage]),
      part(
        'Keep offering tolerated allergens at least once a week; ' +
          'leave out anything recorded as an allergy or a reaction.',
      ),
    ],
    followUps,
  );
}

/** "New today", "new this month"; the last seven days where no time is named. */
function newOnDays(plain: string, today: string): DaysAsked {
  return /\b(today|yesterday|last|month|weeks|in \w+)\b/.test(plain)
    ? pastDays(plain, today)
    : pastDays('this week', today);
}

/** Foods that came for the first time on these days. */
function newLately({
  name,
  eaten,
  days,
}: {
  name: string;
  eaten: readonly FoodEaten[];
  days: DaysAsked;
}): RuleAnswer {
  const fresh = eaten.filter(({ first }) => days.from <= first && first <= days.to);
  const lead =
    fresh.length === 0
      ? `No food was new for ${name} ${days.words}, according to the log.`
      : `${fresh.length === 1 ? 'One food was' : `${fresh.length} foods were`} new for ${name} ` +
        `${days.words}, according to the log: ${namesOf(fresh.slice(0, shownAtMost))}.`;
  return answerOf('log', [part(lead, [logPage])], followUps);
}

/** What was left: the log knows how much was eaten, and not what was liked. */
function leftMost(name: string, meals: readonly ReadMeal[]): RuleAnswer {
  const left = meals.filter(({ share, kind }) => share < mostlyEaten && kind !== 'milk');
  const names = [...new Set(left.flatMap((meal) => meal.names.map((each) => each.toLowerCase())))];
  const lead =
    names.length === 0
      ? `The log does not say what ${name} likes; no meal in it was mostly left.`
      : `The log does not say what ${name} likes. Mostly left: ${inWords(names.slice(0, shownAtMost))}.`;
  return answerOf(
    'log',
    [
      part(lead, [logPage]),
      part('Offer it again in small amounts and without pressure: most new foods need ten tries or more.', [
        documentSource('nhs-first-foods'),
      ]),
    ],
    followUps,
  );
}
