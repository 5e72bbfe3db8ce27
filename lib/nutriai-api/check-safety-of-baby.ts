import type { SafetyCheckAnswer, SafetyCheckRequest } from '../contract/nutriai-public';
import { nonFieldError } from '../http/api-error';
import type { Child } from '../nutriai/child';
import { type FoodState, foodStates } from '../nutriai/foods/food';
import { assess } from '../nutriai/safety/assess';
import { toSafetyCheckJson } from '../nutriai/safety/safety-check-json';
import type { Subject, SubjectIngredient } from '../nutriai/safety/subject';
import { safetyAnswerOf } from './recipe-answer';

type Ingredient = NonNullable<SafetyCheckRequest['ingredients']>[number];

/**
 * Asks the gate about one child: what a request says of allergies and diet does not count beside the profile.
 * @throws ApiError 400 for a state that the engine does not know
 */
export function checkSafetyOfBaby(request: SafetyCheckRequest, child: Child): SafetyCheckAnswer {
  const history = { severeEczema: request.severe_eczema ?? false };
  return safetyAnswerOf(toSafetyCheckJson(assess(subjectOf(request), child, history)));
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
