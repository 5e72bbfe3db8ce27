import { askingOf } from '../../../engine/asking/asking';
import { foodById } from '../../../engine/foods/food-list';
import { type Recipe } from '../../../engine/recipes/recipe';
import { recipeFacts } from '../../../engine/recipes/recipe-facts';
import { recipeById } from '../../../engine/recipes/recipe-list';
import { allergensNamed } from '../../../engine/safety/recorded-allergies';
import type { Question } from '../read-question';
import { type CitedPart, inWords, pageSource, part } from '../rule-answer';
import type { PlannedWords } from './asked-log';

const planPage = pageSource('Meal plan', '/nutriai/plan');
const details = askingOf('log-details', []);
const holdsAsked = details.pattern('holds');

/** Whether planned meals contain the food that a question names; null where it asks for no food. */
export function plannedContains(
  { plain, foods, mentions }: Question,
  { meals, when, isAsked = false }: { meals: readonly PlannedWords[]; when: string; isAsked?: boolean },
): CitedPart | null {
  const [mention] = mentions;
  if (mention === undefined || !(isAsked || holdsAsked.test(plain))) return null;
  const name = mention.text.toLowerCase();
  const [allergen] = allergensNamed(name);
  const ids = new Set(foods.map(({ id }) => id));
  const isMade = ({ ingredients }: Recipe) => ingredients.some(({ food }) => ids.has(food));
  const isHeld = (recipe: Recipe) =>
    isMade(recipe) || (allergen !== undefined && recipeFacts(recipe).allergens.includes(allergen));
  const mayHold = (recipe: Recipe) =>
    allergen !== undefined && recipeFacts(recipe).mayContain.includes(allergen);
  const known = meals.map((meal) => ({ meal, recipe: recipeById(meal.slug ?? '') }));
  const titlesOf = (isIt: (recipe: Recipe) => boolean) =>
    known.flatMap(({ meal, recipe }) => (recipe !== undefined && isIt(recipe) ? [meal.title] : []));
  const held = titlesOf(isHeld);
  if (held.length > 0) return part(`Yes, ${inWords(held)} ${when} contains ${name}.`, [planPage]);
  const unread = known.filter(({ recipe }) => recipe === undefined).map(({ meal }) => meal.title);
  if (unread.length > 0)
    return part(`I cannot tell whether ${inWords(unread)} contains ${name}: check the ingredients.`, [
      planPage,
    ]);
  const traces = titlesOf(mayHold);
  if (traces.length > 0)
    return part(
      `${inWords(traces)} may contain ${name}, depending on the brand of an ingredient: read the label.`,
      [planPage],
    );
  return part(`No, according to the recipes nothing planned ${when} contains ${foodNameOf(ids) ?? name}.`, [
    planPage,
  ]);
}

function foodNameOf(ids: ReadonlySet<string>): string | undefined {
  const [only, ...others] = ids;
  return others.length === 0 ? foodById(only ?? '')?.name.toLowerCase() : undefined;
}
