import type { MemberRecipe } from '../../../contract/nutriai-recipes';
import { recipeFacts } from '../../engine/recipes/recipe-facts';
import { textureAt } from '../../engine/recipes/texture-at';
import { toSafetyCheckJson } from '../../engine/safety/safety-check-json';
import { dietsOf, roundedAmounts, safetyAnswerOf } from '../public/recipe-answer';
import { ingredientAnswer } from './ingredient-answer';
import { ownVerdict } from './own-verdict';
import type { OwnRecipe } from './stored-recipe';

export type OwnContents = Omit<
  MemberRecipe,
  'id' | 'slug' | 'url' | 'source' | 'is_favorite' | 'created_at' | 'updated_at'
>;

/** Calculates what a family's recipe contains and comes to. */
export function calculateContents(own: OwnRecipe): OwnContents {
  const { engine, stored, title } = own;
  const facts = recipeFacts(engine);
  return {
    title,
    age_from_months: stored.age_from_months,
    texture: textureAt(engine, stored.age_from_months) ?? '',
    textures: stored.textures,
    meal: stored.meals[0] ?? 'lunch',
    meals: stored.meals,
    minutes: stored.minutes,
    servings: stored.servings,
    serving_g: Math.round(facts.servingG),
    ingredients: stored.ingredients.map(ingredientAnswer),
    steps: stored.steps,
    storage: stored.storage,
    nutrients: roundedAmounts(facts.perServing),
    allergens: [...facts.allergens],
    may_contain: [...facts.mayContain],
    diets: dietsOf(facts.diet),
    food_groups: [...facts.groups],
    cuisine: stored.cuisine,
    kind: stored.kind,
    engine: stored.engine,
    safety: safetyAnswerOf(toSafetyCheckJson(ownVerdict(own, { ageMonths: stored.age_from_months }))),
  };
}
