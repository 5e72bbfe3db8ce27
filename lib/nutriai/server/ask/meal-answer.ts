import { dishAsked } from './answers/dish-asked';
import { foodAnswer, isAllergicTo, isFoodRefusedToChild } from './answers/food-answer';
import { forThisChild } from './answers/for-this-child';
import { guidanceParts } from './answers/guidance-answer';
import { recipeAnswer } from './answers/recipe-answer';
import type { AskedChild } from './asked-child';
import { isOfNamed, isParticular, type RecognisedAnswer } from './common-answers';
import { asksForMeal } from './meal-wish';
import type { Question } from './read-question';
import type { Reading } from './reading';
import { answerOf, type RuleAnswer, withMore } from './rule-answer';
import { allergicToOthers, isSwapAsked } from './swap-answer';

/**
 * What is written to this wish for a meal, and dishes of the library; without it the dishes alone. Of what the
 * patterns find first what is written to a swap, a food or an allergy that is named, then what is `sure`, and then
 * what is about meals: "quick breakfast ideas".
 */
export async function mealAnswer(
  asksFor: readonly RecognisedAnswer[],
  sure: RecognisedAnswer | null,
  reading: Reading,
): Promise<RuleAnswer> {
  const { question, asked, months, findArticles } = reading;
  const guide = writtenToNamed(asksFor, reading) ?? sure ?? asksFor.find(isOfMeals) ?? null;
  const dishes = recipesFor(question, asked);
  if (guide === null) return dishes;
  const parts = (await guidanceParts(guide, { months, findArticles })).slice(0, partsOfWritten);
  const own = forThisChild(answerOf('guidance', parts), allergicToOthers(guide, asked));
  const written = { ...own, kind: 'recipes' as const };
  if (isSwapAsked(guide, reading)) return withMore(written, recipeAnswer(question, asked));
  // What this child is allergic to is refused before anything else, unless it is what the answer is written to.
  const isRefused = guide.allergies === null && isFoodRefusedToChild(question, asked);
  return isRefused ? withMore(dishes, written) : withMore(written, dishes);
}

const writtenToNamed = (asksFor: readonly RecognisedAnswer[], reading: Reading) =>
  asksFor.find((answer) => isSwapAsked(answer, reading)) ?? asksFor.find(isOfNamed);

const aboutMeals: ReadonlySet<string> = new Set([
  'recipe-idea',
  'sample-day',
  'meal-schedule',
  'daycare-food',
  'family-food',
]);

const isOfMeals = (answer: RecognisedAnswer) => isParticular(answer) && aboutMeals.has(answer.id);

/** Of what is written to a wish for a meal: what it says in short, and why. */
const partsOfWritten = 2;

/** "Idea: plain yogurt with banana?", asked for a child with a milk allergy, is refused first. */
export function recipesFor(question: Question, asked: AskedChild): RuleAnswer {
  const recipes = recipeAnswer(question, asked);
  const isLeftOut = asksForMeal(question) && dishAsked(question).foods.length === 0;
  const refused = !isLeftOut && isAllergicTo(question, asked) ? foodAnswer(question, asked) : null;
  return refused === null ? recipes : withMore(refused, recipes);
}
