import type { NutritionInformation, Recipe as RecipeData, WithContext } from 'schema-dts';
import { capitalised } from '../../nutriai/engine/capitalised';
import type { Recipe } from '../../nutriai/engine/recipes/recipe';
import { getSettings } from '../../platform/settings/settings';
import { absoluteUrl } from './metadata';
import type { RecipePage } from '../reading/recipes/recipe-page';
import { recipesCheckedOn } from '../reading/recipes/recipe-words';
import { editorsOf, publisher } from './structured-data';

const diets = {
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
  vegetarian: ['https://schema.org/VegetarianDiet'],
} as const;

/** schema.org's view of a recipe of the library. */
export function recipeData(page: RecipePage): WithContext<RecipeData> {
  const { recipe, path, summary, ingredients, diet } = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    '@id': absoluteUrl(`${path}#recipe`),
    mainEntityOfPage: absoluteUrl(path),
    name: recipe.title,
    description: summary,
    image: absoluteUrl(`/og/recipes/${recipe.id}`),
    author: editorsOf(getSettings().SITE_NAME),
    publisher: publisher(),
    datePublished: `${recipesCheckedOn}T00:00:00.000Z`,
    inLanguage: 'en-GB',
    ...timesOf(recipe),
    recipeYield: page.yieldWords,
    recipeCategory: recipe.meals.map(capitalised),
    recipeCuisine: recipe.cuisine.replaceAll('_', ' '),
    keywords: `baby food, from ${recipe.ageFromMonths} months`,
    recipeIngredient: ingredients.map(({ what, note, toDo }) =>
      [what, note, toDo].filter((words) => words !== '').join(', '),
    ),
    recipeInstructions: recipe.steps.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
    })),
    ...(diet ? { suitableForDiet: [...diets[diet]] } : {}),
    nutrition: nutritionData(page),
  };
}

/** Preparation is the time with hands in it; the dish cooks, cools or soaks on its own for the rest. */
function timesOf({
  minutes,
  activeMinutes = minutes,
}: Recipe): Pick<RecipeData, 'prepTime' | 'cookTime' | 'totalTime'> {
  return {
    prepTime: `PT${activeMinutes}M`,
    ...(activeMinutes < minutes ? { cookTime: `PT${minutes - activeMinutes}M` } : {}),
    totalTime: `PT${minutes}M`,
  };
}

function nutritionData({ servingG, amounts }: RecipePage): NutritionInformation {
  const words = new Map(
    amounts.map(({ code, amount, unit }) => [code, `${Math.round(amount * 10) / 10} ${unit}`]),
  );
  const optional = {
    calories: words.get('energy_kcal'),
    proteinContent: words.get('protein_g'),
    fatContent: words.get('fat_g'),
    saturatedFatContent: words.get('saturated_fat_g'),
    carbohydrateContent: words.get('carbohydrate_g'),
    sugarContent: words.get('sugars_g'),
    fiberContent: words.get('fibre_g'),
    sodiumContent: words.get('sodium_mg'),
  };
  return {
    '@type': 'NutritionInformation',
    servingSize: `${servingG} g`,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  };
}
