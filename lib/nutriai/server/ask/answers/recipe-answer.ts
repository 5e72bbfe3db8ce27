import { storageWords } from '../../../engine/composer/compose-json';
import type { Food } from '../../../engine/foods/food';
import type { Recipe } from '../../../engine/recipes/recipe';
import { filterRecipes } from '../../../engine/recipes/filter-recipes';
import { recipes } from '../../../engine/recipes/recipe-list';
import { yieldWords } from '../../../engine/recipes/yield-words';
import { recipeVerdict } from '../../../engine/recipes/recipe-verdict';
import type { Child } from '../../../engine/child';
import type { Meal } from '../../../engine/recipes/recipe';
import { recipePath, recipeSummary } from '../../../../content/reading/recipes/recipe-words';
import type { AskedChild } from '../asked-child';
import { dishAsked } from './dish-asked';
import { nutrientAsked } from '../nutrient-words';
import type { Question } from '../read-question';
import {
  ageWords,
  answerOf,
  documentSource,
  inWords,
  pageSource,
  part,
  recipeSource,
  type RuleAnswer,
} from '../rule-answer';

const shownAtMost = 4;
const lastRecipeMonths = 36;

const mealWords: readonly [RegExp, Meal][] = [
  [/\bbreakfast/, 'breakfast'],
  [/\blunch/, 'lunch'],
  [/\b(dinner|tea|supper|evening meal)\b/, 'dinner'],
  [/\bsnack/, 'snack'],
];

function minutesAsked(plain: string): number | undefined {
  const [, minutes] = /\b(\d{1,3}) ?(minutes?|mins?)\b/.exec(plain) ?? [];
  return minutes === undefined ? undefined : Number(minutes);
}

/** Dishes of the library that this child may have. The gate is asked about each for this very child. */
export function suitableRecipes(among: readonly Recipe[], child: Child, count: number): Recipe[] {
  const found: Recipe[] = [];
  for (const recipe of byTurns(among)) {
    if (found.length === count) break;
    if (recipeVerdict(recipe, child).verdict !== 'block') found.push(recipe);
  }
  return found;
}

/** Dishes for this age before those of younger babies, who need everything smooth. */
const nearestAgeFirst = (among: readonly Recipe[]) =>
  among.toSorted((a, b) => b.ageFromMonths - a.ageFromMonths);

/** The first of each kind of dish, then the second of each, and so on. */
function byTurns(among: readonly Recipe[]): Recipe[] {
  const seen = new Map<string, number>();
  const turns = nearestAgeFirst(among).map((recipe) => {
    const turn = seen.get(recipe.kind) ?? 0;
    seen.set(recipe.kind, turn + 1);
    return { recipe, turn };
  });
  return turns.toSorted((a, b) => a.turn - b.turn).map(({ recipe }) => recipe);
}

/** Recipes with what was named, for the meal and the time that were named. */
export function recipeAnswer(question: Question, asked: AskedChild): RuleAnswer {
  const { plain, statedMonths } = question;
  const { foods, excluded, words, named, tags } = dishAsked(question);
  const child = { ...asked.child, ageMonths: statedMonths ?? asked.child.ageMonths };
  if (child.ageMonths < 6) return tooYoung();
  const [, meal] = mealWords.find(([pattern]) => pattern.test(plain)) ?? [];
  const maxMinutes = minutesAsked(plain);
  const richIn = nutrientAsked(plain) ?? undefined;
  const candidates = filterRecipes({
    ageMonths: Math.min(child.ageMonths, lastRecipeMonths),
    ...(meal && { meal }),
    ...(maxMinutes !== undefined && { maxMinutes }),
    ...(richIn && { richIn }),
    ...(child.diet && { diet: child.diet }),
    ...(words !== '' && { q: words }),
    excludeAllergens: [...(child.allergies ?? []), ...excluded.flatMap(({ allergens }) => [...allergens])],
  }).filter(
    (recipe) =>
      !excluded.some(({ id }) => holds(recipe, id)) && tags.every((tag) => recipe.tags.includes(tag)),
  );
  const withAll = candidates.filter((recipe) => foods.every(({ id }) => holds(recipe, id)));
  const fitting = suitableRecipes(withAll, child, shownAtMost);
  const exact = fitting.length > 0;
  const some =
    exact || foods.length < 2 ? [] : candidates.filter((recipe) => foods.some(({ id }) => holds(recipe, id)));
  const shown = exact ? fitting : suitableRecipes(some, child, shownAtMost);
  const names = inWords([...named, ...foods.map(({ name }) => name.toLowerCase())]);
  const whom = asked.name === null ? `at ${ageWords(child.ageMonths)}` : `for ${asked.name}`;
  const more = pageSource('All recipes of the library', `/nutriai/recipes?age=${pageAge(child.ageMonths)}`);
  if (shown.length === 0) {
    const what = names === '' ? 'like that' : `with ${names}`;
    return answerOf('recipes', [
      part(`Our library has no dish ${what}${without(excluded)} that suits ${asked.name ?? 'this age'}.`),
      part('NutriAI can write one: in Recipes, say what you have and how long you want to take.', [
        pageSource('Recipes', '/nutriai/cookbook'),
        more,
      ]),
    ]);
  }
  const lead = `${exact ? 'With' : 'Nothing has all of it; with some of'} ${names}, ${whom}${without(excluded)}:`;
  return answerOf('recipes', [
    part(
      names === '' ? `From our library, ${whom}${without(excluded)}:` : lead,
      [...shown.map(recipeSource), more],
      shown.map((recipe) => ({
        text: recipe.title,
        path: recipePath(recipe.id),
        note: recipeSummary(recipe),
      })),
    ),
    part('Each passed our safety rules for this age, and for the allergies and diet you noted.'),
  ]);
}

const without = (excluded: readonly Food[]) =>
  excluded.length === 0 ? '' : `, without ${inWords(excluded.map(({ name }) => name.toLowerCase()))}`;

const holds = ({ ingredients }: Recipe, id: string) => ingredients.some(({ food }) => food === id);

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
