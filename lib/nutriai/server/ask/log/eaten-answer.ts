import { askingOf } from '../../../engine/asking/asking';
import { capitalised } from '../../../engine/capitalised';
import { amountsOfServed } from '../../../engine/insights/eaten-food';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { type NutrientCode, nutrients } from '../../../engine/nutrients';
import { dayOf } from '../../../engine/insights/day-of';
import { nutrientAsked } from '../nutrient-words';
import { answerOf, type CitedPart, documentSource, inWords, part, type RuleAnswer } from '../rule-answer';
import { type DaysAsked, dayWords, mealAsked, pastDays } from './days-asked';
import { enoughDrinkPart, enoughMilkPart, enoughNutrientPart, neededADay } from './enough-parts';
import { type FoodAsked, foodAsked } from './food-asked';
import { milkFeedsOf, milkMl } from './milk-of-meals';
import { asksOfNightFeeds, nightFeedsAnswer } from './night-feeds-answer';
import { type LogQuestion, logPage, mealsOf, shareWords, timeOf } from './logged-meals';

const shownAtMost = 12;
const details = askingOf('log-details', []);
const drinksAsked = details.pattern('drinks');
const milkAsked = details.pattern('milk');
const enoughAsked = details.pattern('enough');
const saltAsked = details.pattern('salt');
const countAsked = details.pattern('count');
const varietyAsked = details.pattern('variety');

/** Answers what was eaten and drunk on the days that the question names. */
export function eatenAnswer(asked: LogQuestion): RuleAnswer {
  const { question, log } = asked;
  if (asksOfNightFeeds(question.plain)) return nightFeedsAnswer(asked);
  const days = pastDays(question.plain, log.input.today);
  const sinceMeal = /\bsince (breakfast|lunch|dinner)\b/.test(question.plain);
  const kind = sinceMeal ? null : mealAsked(question.plain);
  const hours = hoursAsked(question.plain);
  const meals = mealsOf(log)
    .filter(({ date }) => days.from <= date && date <= days.to)
    .filter((meal) => kind === null || meal.kind === kind)
    .filter(({ at }) => isInHours(hours, timeOf(at, log.input.timeZone)));
  return answerOf('log', [...leadParts(asked, days, meals)], followUps);
}

/** From and until on the family's clock: "08:30" compares as text. */
type Hours = readonly [string, string];
const partsOfDay: readonly [RegExp, Hours][] = [
  [/\bthis morning\b/, ['00:00', '12:00']],
  [/\bthis afternoon\b/, ['12:00', '17:00']],
  [/\bthis evening\b/, ['17:00', '24:00']],
];

const hoursAsked = (plain: string) => partsOfDay.find(([pattern]) => pattern.test(plain))?.[1] ?? null;

const isInHours = (hours: Hours | null, time: string) =>
  hours === null || (hours[0] <= time && time < hours[1]);

const followUps = ['When did my baby last have egg?', 'What is for breakfast tomorrow?'];

function leadParts(asked: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart[] {
  const { plain } = asked.question;
  if (varietyAsked.test(plain)) return [varietyPart(asked, days, meals)];
  const nutrient = nutrientAsked(plain) ?? (saltAsked.test(plain) ? 'sodium_mg' : null);
  const isEnough = enoughAsked.test(plain);
  if (nutrient !== null) {
    const judged = isEnough && days.from !== days.to && !saltAsked.test(plain);
    const verdict = judged ? enoughNutrientPart(asked, nutrient) : null;
    return verdict === null ? [nutrientPart(asked, { days, meals, nutrient })] : [verdict];
  }
  if (milkAsked.test(plain)) {
    const verdict = isEnough ? enoughMilkPart(asked) : null;
    return [...(verdict === null ? [] : [verdict]), milkPart(asked, days, meals)];
  }
  if (drinksAsked.test(plain)) return drinkParts(asked, days, meals);
  const food = foodAsked(asked.question);
  if (food === null)
    return [...(isEnough ? enoughEnergyParts(asked, days, meals) : []), ...mealParts(asked, days, meals)];
  const daily = food.isDaily === true && enoughAsked.test(plain) ? [dailyPart(days, meals, food)] : [];
  return [foodPart(asked, { days, meals, food }), ...daily];
}

function mealParts(
  { question, name, log }: LogQuestion,
  days: DaysAsked,
  meals: readonly ReadMeal[],
): CitedPart[] {
  const kind = mealAsked(question.plain);
  if (meals.length === 0)
    return [
      part(`${kind === null ? 'Nothing like that' : `No ${kind}`} is in ${name}’s log ${days.words}.`, [
        logPage,
      ]),
    ];
  return [
    part(
      mealsLead(question.plain, { name, days, meals }),
      [logPage],
      meals.slice(0, shownAtMost).map((meal) => ({
        text:
          `${capitalised(meal.kind)}, ` +
          (days.from === days.to ? '' : `${dayWords(meal.date, log.input.today)}, `) +
          timeOf(meal.at, log.input.timeZone),
        path: null,
        note: [meal.names.join(', '), shareWords(meal.share)].filter((text) => text !== '').join('; '),
      })),
    ),
  ];
}

/** "Lunch today was lentil mash and broccoli; Noah ate about 50%." */
function mealsLead(
  plain: string,
  { name, days, meals }: { name: string; days: DaysAsked; meals: readonly ReadMeal[] },
): string {
  const [only, ...others] = meals;
  if (only !== undefined && others.length === 0 && only.kind !== 'milk') {
    // "How many meals?" asks for their number first.
    if (countAsked.test(plain))
      return (
        `${name} had one ${only.kind === 'snack' ? 'snack' : 'meal'} ${days.words}: ` +
        `${only.kind === 'snack' ? '' : `${only.kind}, `}${inWords(only.names)}.`
      );
    const share = only.share >= 1 ? `${name} ate all of it` : `${name} ${shareWords(only.share)}`;
    return `${capitalised(only.kind)} ${days.words} was ${inWords(only.names)}; ${share}.`;
  }
  const feeds = meals.filter(({ kind }) => kind === 'milk');
  const plates = meals.filter(({ kind }) => kind !== 'milk');
  const isOfSnacks = plates.every(({ kind }) => kind === 'snack');
  const had = [
    ...(isOfSnacks ? countOf(plates, 'snack', 'snacks') : countOf(plates, 'meal', 'meals')),
    ...countOf(feeds, 'milk feed', 'milk feeds'),
  ];
  const grams = Math.round(
    sumOf(plates.flatMap(({ foods }) => foods.flatMap((each) => (each.isDrink ? [] : [each.grams ?? 0])))),
  );
  const ml = Math.round(milkMl(feeds));
  const sums = [
    ...(grams > 0 ? [`about ${grams} g of food`] : []),
    ...(ml > 0 ? [`about ${ml} ml of milk`] : []),
  ];
  return `${name} had ${inWords(had)} ${days.words}${sums.length === 0 ? '' : `: ${inWords(sums)}`}.`;
}

function countOf(meals: readonly ReadMeal[], one: string, many: string): string[] {
  if (meals.length === 0) return [];
  return [meals.length === 1 ? `one ${one}` : `${meals.length} ${many}`];
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

interface FoodOnDays {
  days: DaysAsked;
  meals: readonly ReadMeal[];
  food: FoodAsked;
}

const isYesNo = ({ plain }: LogQuestion['question']) => /^(did|has|have|was|is|any)\b/.test(plain);

function foodPart({ question, name, log }: LogQuestion, { days, meals, food }: FoodOnDays): CitedPart {
  const found = meals.filter(food.isIn);
  const [latest] = found;
  if (latest === undefined)
    return part(
      `${isYesNo(question) ? 'No, ' : ''}${name}’s log has no ${food.name} ${days.words}${lastWords(food, log)}.`,
      [logPage],
    );
  // "Enough?" is answered by what is usual, beside it.
  const isYes = isYesNo(question) && !enoughAsked.test(question.plain);
  const times = found.length === 1 ? 'once' : `${found.length} times`;
  const what = inWords([...new Set(found.flatMap(food.namesIn))]);
  const when = days.from === days.to ? '' : `, last ${dayWords(latest.date, log.input.today)}`;
  return part(`${isYes ? 'Yes, ' : ''}${name} had ${food.name} ${times} ${days.words}: ${what}${when}.`, [
    logPage,
  ]);
}

/** "; the last was yesterday, Friday 20 November" */
function lastWords(food: FoodAsked, log: LogQuestion['log']): string {
  const last = mealsOf(log).find(food.isIn);
  return last === undefined ? '' : `; the last was ${dayWords(last.date, log.input.today)}`;
}

/** "Enough vegetables?": on how many days, beside what is advised. */
function dailyPart(days: DaysAsked, meals: readonly ReadMeal[], food: FoodAsked): CitedPart {
  const logged = new Set(meals.filter(({ kind }) => kind !== 'milk').map(({ date }) => date)).size;
  const having = new Set(meals.filter(food.isIn).map(({ date }) => date)).size;
  const count =
    days.from === days.to ? '' : `That is on ${having} of the ${logged} days with meals in the log. `;
  return part(
    `${count}Vegetables and fruit belong on the plate every day from six months. What nobody logged is not counted.`,
    [documentSource('who-complementary-feeding')],
  );
}

/** "Is she eating enough?": the energy of the last week beside what is needed, before the meals themselves. */
function enoughEnergyParts(asked: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart[] {
  const { plain } = asked.question;
  if (mealAsked(plain) !== null || days.to !== asked.log.input.today || meals.length === 0) return [];
  if (/\btoday\b/.test(plain)) return [nutrientPart(asked, { days, meals, nutrient: 'energy_kcal' })];
  const verdict = enoughNutrientPart(asked, 'energy_kcal');
  return verdict === null ? [] : [verdict];
}

function drinkParts(asked: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart[] {
  const { plain } = asked.question;
  const isOfToday = days.from === days.to && days.to === asked.log.input.today;
  const isJudged = isOfToday && /\benough\b/.test(plain) && !/\bwater\b/.test(plain);
  const verdict = isJudged ? enoughDrinkPart(asked, waterMl(asked, days)) : null;
  return [...(verdict === null ? [] : [verdict]), waterPart(asked, days), ...milkParts(asked, days, meals)];
}

function waterMl({ log }: LogQuestion, days: DaysAsked): number {
  const { water, timeZone } = log.input;
  return water
    .filter(({ drunkAt }) => {
      const date = dayOf(drunkAt, timeZone);
      return days.from <= date && date <= days.to;
    })
    .reduce((sum, { amountMl }) => sum + amountMl, 0);
}

function waterPart(asked: LogQuestion, days: DaysAsked): CitedPart {
  const { name } = asked;
  const ml = waterMl(asked, days);
  return part(
    ml === 0
      ? `No water is logged for ${name} ${days.words}.`
      : `${name} drank ${ml} ml of water ${days.words}.`,
    [logPage],
  );
}

function milkPart({ name }: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart {
  const feeds = milkFeedsOf(meals);
  const ml = milkMl(feeds);
  if (feeds.length === 0) return part(`No milk feed is logged for ${name} ${days.words}.`, [logPage]);
  const count = feeds.length === 1 ? 'one milk feed' : `${feeds.length} milk feeds`;
  return part(
    `${name}’s log has ${count} ${days.words}${ml === 0 ? ', without an amount' : `, about ${Math.round(ml)} ml`}.`,
    [logPage],
  );
}

function milkParts(asked: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart[] {
  return /\bwater\b/.test(asked.question.plain) ? [] : [milkPart(asked, days, meals)];
}

interface NutrientOnDays {
  days: DaysAsked;
  meals: readonly ReadMeal[];
  nutrient: NutrientCode;
}

/** Grams of salt in a gram of sodium. */
const saltOfSodium = 2.5;
const rounded = (figure: number, unit = '') =>
  unit === 'kcal' ? Math.round(figure) : Math.round(figure * 10) / 10;

function nutrientPart(asked: LogQuestion, { days, meals, nutrient }: NutrientOnDays): CitedPart {
  const { name, log } = asked;
  if (meals.length === 0) return part(`Nothing is logged for ${name} ${days.words}.`, [logPage]);
  const { baby } = log.input;
  const sum = meals
    .flatMap(({ foods }) => foods)
    .reduce((total, food) => total + (amountsOfServed(food, baby.locale)?.[nutrient] ?? 0), 0);
  const { name: what, unit } = nutrients[nutrient];
  const loggedDays = new Set(meals.map(({ date }) => date)).size;
  const aDay = `, about ${rounded(sum / loggedDays, unit)} ${unit} a day on the ${loggedDays} days with meals`;
  const salt =
    nutrient === 'sodium_mg' ? ` That is about ${rounded((sum * saltOfSodium) / 1000)} g of salt.` : '';
  const needed = days.from === days.to && nutrient !== 'sodium_mg' ? neededADay(asked, nutrient) : null;
  const ofNeed = needed === null ? '' : `, of about ${rounded(needed, unit)} ${unit} needed in a whole day`;
  return part(
    `The food and milk logged for ${name} ${days.words} contain about ` +
      `${rounded(sum, unit)} ${unit} of ${what}${ofNeed}${loggedDays > 1 ? aDay : ''}.${salt} ` +
      'Insights compares this with the daily needs, milk included.',
    [logPage],
  );
}

function varietyPart({ name }: LogQuestion, days: DaysAsked, meals: readonly ReadMeal[]): CitedPart {
  const foods = meals.filter(({ share }) => share > 0).flatMap((meal) => meal.foods.map(({ food }) => food));
  const groups = new Set(
    foods.map(({ group }) => group).filter((group) => group !== 'other' && group !== 'fats_oils'),
  );
  const names = [...new Set(foods.map((food) => food.name.toLowerCase()))];
  return part(
    `${name} had ${names.length} different foods of ${groups.size} groups ` +
      `${days.words}: ${names.length === 0 ? 'nothing is logged' : inWords(names.slice(0, shownAtMost))}. ` +
      'Five of the eight groups in a day is the aim.',
    [logPage],
  );
}
