import { storageWords } from '../../../engine/composer/compose-json';
import type { Allergen, Child } from '../../../engine/child';
import type { Food } from '../../../engine/foods/food';
import type { Recipe } from '../../../engine/recipes/recipe';
import { recipes } from '../../../engine/recipes/recipe-list';
import { textureAt } from '../../../engine/recipes/texture-at';
import { yieldWords } from '../../../engine/recipes/yield-words';
import { recipePath, recipeSummary } from '../../../../content/reading/recipes/recipe-words';
import type { AskedChild } from '../asked-child';
import { mealWishOf } from '../meal-wish';
import { composedDish } from './composed-dish';
import { type DishAsked, dishAsked } from './dish-asked';
import { type DishWish, type Fitting, fittingRecipes, type GivenUp, holdsKin } from './fitting-recipes';
import { nutrientAsked } from '../nutrient-words';
import type { Question } from '../read-question';
import {
  ageWords,
  answerOf,
  type CitedPart,
  documentSource,
  inWords,
  pageSource,
  part,
  recipeSource,
  type RuleAnswer,
} from '../rule-answer';

const shownAtMost = 4;

/** Recipes with what was named, for the meal, the time and the kitchen that were named. */
export function recipeAnswer(question: Question, asked: AskedChild): RuleAnswer {
  const months = question.statedMonths ?? asked.child.ageMonths;
  const child = { ...asked.child, ageMonths: months };
  if (months < 6) return tooYoung();
  const dish = dishAsked(question);
  const wish = dishWish(question, { dish, child });
  const found = fittingRecipes(wish, shownAtMost);
  const composed = isComposed(found, wish) ? composedDish(wish) : [];
  const names = inWords([...dish.named, ...dish.foods.map(({ name }) => name.toLowerCase())]);
  const whom = asked.name === null ? `at ${ageWords(months)}` : `for ${asked.name}`;
  const telling = { names, whom, wish, more: libraryAt(months) };
  const isNone = found.recipes.length === 0 || (!found.isExact && dish.foods.length < 2);
  if (isNone && composed.length > 0)
    return answerOf('recipes', [...composed, nonePart(telling, asked), ...wishParts(wish)]);
  if (isNone) return answerOf('recipes', [nonePart(telling, asked), ...writerPart(telling)]);
  return answerOf('recipes', [
    foundPart(found, telling),
    ...unreadPart(question, wish),
    ...composed,
    part('Each passed our safety rules for this age, and for the allergies and diet you noted.'),
    ...wishParts(wish),
  ]);
}

function dishWish(question: Question, { dish, child }: { dish: DishAsked; child: Child }): DishWish {
  const wish = mealWishOf(question);
  const tags = [...dish.tags, ...(wish.isNoCook ? (['no_cook'] as const) : [])];
  return {
    child,
    foods: dish.foods,
    excluded: dish.excluded,
    excludedAllergens: allergensLeftOut(child, dish.excluded),
    words: dish.words,
    tags: [...new Set([...tags, ...(wish.isFingerFood ? (['baby_led'] as const) : [])])],
    richIn: nutrientAsked(question.plain) ?? undefined,
    wish,
  };
}

/** "Without nuts" leaves out peanuts too. */
function allergensLeftOut({ allergies = [] }: Child, excluded: readonly Food[]): Allergen[] {
  const all = [...allergies, ...excluded.flatMap(({ allergens }) => [...allergens])];
  const isOfNuts = excluded.some(({ allergens }) => allergens.includes('tree_nuts'));
  return [...new Set([...all, ...(isOfNuts ? (['peanut'] as const) : [])])];
}

/** One dish is composed of what is at home where the library has none with all of it. */
const isComposed = ({ isExact }: Fitting, { foods }: DishWish) => !isExact && foods.length > 0;

interface Telling {
  names: string;
  whom: string;
  wish: DishWish;
  more: ReturnType<typeof pageSource>;
}

function foundPart({ recipes: shown, isExact, givenUp }: Fitting, telling: Telling): CitedPart {
  const { names, whom, wish, more } = telling;
  const isDishGone = givenUp.includes('dish');
  const isOfAll = isExact && !isDishGone;
  const lead = `${isOfAll ? 'With' : 'Nothing has all of it; with some of'} ${names}, ${whom}${without(wish)}:`;
  const isUnnamed = names === '' || (isDishGone && wish.foods.length === 0);
  const first = givenUp.length === 0 ? '' : `${missedWords(givenUp, telling)} `;
  return part(
    `${first}${isUnnamed || wish.wish.kinds.length > 0 ? `From our library, ${whom}${without(wish)}:` : lead}`,
    [...shown.map(recipeSource), more],
    shown.map((recipe) => ({
      text: recipe.title,
      path: recipePath(recipe.id),
      note: noteOf(recipe, wish),
    })),
  );
}

/** Why this dish, and how it is made to suit this age. */
function noteOf(recipe: Recipe, { foods, child }: DishWish): string {
  const has = foods.filter((food) => holdsKin(recipe, food)).map(({ name }) => name.toLowerCase());
  const texture = textureAt(recipe, child.ageMonths);
  return [
    recipeSummary(recipe),
    ...(has.length > 0 ? [`Has ${inWords(has)}.`] : []),
    ...(texture === null ? [] : [`At ${ageWords(child.ageMonths)}: ${texture}`]),
  ].join(' ');
}

/** What cannot be met, said before what comes nearest. */
function missedWords(givenUp: readonly GivenUp[], { names, wish }: Telling): string {
  const { meal, minutes } = wish.wish;
  const words: Readonly<Record<GivenUp, string>> = {
    meal: `for ${meal ?? 'that meal'}`,
    dish: names === '' ? 'of that kind' : `called ${names}`,
    minutes: `ready in ${minutes ?? 0} minutes`,
    fridge: 'to pack and eat cold',
  };
  const asked = inWords(givenUp.map((each) => words[each]));
  return `Our library has nothing ${asked} that fits all you asked; these come nearest.`;
}

/** "Without …" something that was not read: nobody may trust these to be free of it. */
function unreadPart({ facts }: Question, { wish, excluded, child }: DishWish): CitedPart[] {
  const isRead = excluded.length > 0 || (child.allergies ?? []).length > 0 || facts.avoids.length > 0;
  const isKitchen = wish.isNoCook || wish.hasNoFridge;
  if (!wish.isWithout || isRead || isKitchen || facts.otherAllergies.length > 0) return [];
  return [part('I could not read what is to be left out: check the ingredients of each for it.')];
}

/** What is true of all dishes, where it was asked. */
function wishParts({ wish }: DishWish): CitedPart[] {
  const spoons = wish.asksSpoons
    ? [part('The page of each gives household measures, such as tablespoons, beside the grams.')]
    : [];
  const box =
    wish.hasNoFridge || wish.isPacked
      ? [part('Chill it well first, and pack it in a cool bag with an ice pack where there is no fridge.')]
      : [];
  const plan = pageSource('Meal plan', '/nutriai/plan');
  const week = wish.isForWeek
    ? [part('For a whole week, Meal plan chooses the dishes and writes the shopping list.', [plan])]
    : [];
  const cake = wish.isCake
    ? [part('Our library has no birthday cake: a stack of small pancakes with soft fruit between makes one.')]
    : [];
  return [...cake, ...spoons, ...box, ...week];
}

function nonePart({ names, wish, more }: Telling, { name }: AskedChild): CitedPart {
  const what = names === '' ? 'like that' : `with ${names}`;
  return part(`Our library has no dish ${what}${without(wish)} that suits ${name ?? 'this age'}.`, [more]);
}

const writerPart = ({ more }: Telling) => [
  part('NutriAI can write one: in Recipes, say what you have and how long you want to take.', [
    pageSource('Recipes', '/nutriai/cookbook'),
    more,
  ]),
];

const without = ({ excluded }: DishWish) =>
  excluded.length === 0 ? '' : `, without ${inWords(excluded.map(({ name }) => name.toLowerCase()))}`;

const libraryAt = (months: number) =>
  pageSource('All recipes of the library', `/nutriai/recipes?age=${pageAge(months)}`);

/** The ages that the list of recipes can be filtered by. */
function pageAge(months: number): number {
  return [6, 8, 9, 10, 12, 18, 24].findLast((age) => age <= months) ?? 6;
}

function tooYoung(): RuleAnswer {
  return answerOf('recipes', [
    part('Under six months milk is all a baby needs, so there are no recipes yet.', [
      documentSource('who-complementary-feeding'),
    ]),
  ]);
}

/** Dishes of the library whose name is in the question, with how they keep. */
export function recipesNamed(plain: string): { recipe: Recipe; keeps: string }[] {
  return recipes
    .filter(({ title }) => plain.includes(title.toLowerCase()))
    .map((recipe) => ({ recipe, keeps: storageWords(recipe.batch, yieldWords(recipe)) }));
}
