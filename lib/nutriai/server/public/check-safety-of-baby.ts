import type { SafetyCheckAnswer, SafetyCheckRequest } from '../../../contract/nutriai-public';
import { nonFieldError } from '../../../platform/http/api-error';
import { type Child, type Diet, diets } from '../../engine/child';
import { type FoodState, foodStates } from '../../engine/foods/food';
import { assess } from '../../engine/safety/assess';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import type { Subject, SubjectIngredient } from '../../engine/safety/subject';
import { safetyAnswerOf } from './recipe-answer';

type Ingredient = NonNullable<SafetyCheckRequest['ingredients']>[number];

/**
 * Asks the gate about one child. What a request says besides makes it stricter and never milder: allergies
 * and foods to avoid are added to the profile's, and of two diets the stricter counts.
 * @throws ApiError 400 for a state that the engine does not know
 */
export function checkSafetyOfBaby(request: SafetyCheckRequest, child: Child): SafetyCheckAnswer {
  const history = { severeEczema: request.severe_eczema ?? false };
  return safetyAnswerOf(toSafetyCheckJson(assess(subjectOf(request), childWith(request, child), history)));
}

/**
 * Words for an allergy are sorted into codes and foods by the engine; "halal" and "kosher" it knows as
 * something to avoid.
 */
function childWith({ allergies = [], avoids = [], diet }: SafetyCheckRequest, child: Child): Child {
  const faith = diet === 'halal' || diet === 'kosher' ? [diet] : [];
  const given = diets.find((each) => each === diet);
  return {
    ...child,
    otherAllergies: [...(child.otherAllergies ?? []), ...allergies],
    avoids: [...(child.avoids ?? []), ...avoids, ...faith],
    diet: strictest(child.diet, given),
  };
}

/** Each diet of the list leaves out all that those before it do. */
function strictest(...given: readonly (Diet | undefined)[]): Diet {
  return diets.findLast((diet) => given.includes(diet)) ?? 'omnivore';
}

function subjectOf({ text, ingredients, recipe }: SafetyCheckRequest): Subject {
  if (recipe) return { recipe: { ...recipe, ingredients: recipe.ingredients.map(ingredientOf) } };
  if (!ingredients) return { text: text ?? '' };
  const listed = ingredients.map(ingredientOf);
  return { ingredients: text === undefined ? listed : [...listed, { food: text }] };
}

function ingredientOf(given: Ingredient): SubjectIngredient {
  if (typeof given === 'string') return { food: given };
  const { state, ...rest } = given;
  return { ...rest, ...(state !== undefined && { state: stateOf(state) }) };
}

function stateOf(word: string): FoodState {
  const state = foodStates.find((each) => each === word);
  if (!state) throw nonFieldError(`state must be one of: ${foodStates.join(', ')}.`);
  return state;
}
