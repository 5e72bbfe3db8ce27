import { type Allergen, allergens } from '../../../nutriai/engine/child';
import { filterRecipes, type RecipeFilter } from '../../../nutriai/engine/recipes/filter-recipes';
import { type Meal, meals, type Recipe } from '../../../nutriai/engine/recipes/recipe';
import { isRichIn } from '../../../nutriai/engine/recipes/recipe-portion';
import { recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { mixedByFood } from './mixed-by-food';
import { recipePath, recipeSummary } from './recipe-words';
import { type PagedGroup, pagedGroups } from '../paged-groups';
import { firstValue } from '../query';

export const listedAges = [6, 8, 9, 12, 18, 24] as const;
export const listedDiets = ['vegetarian', 'vegan'] as const;

/** What a visitor has chosen; null where anything will do. */
export interface RecipeChoice {
  age: number | null;
  meal: Meal | null;
  without: Allergen | null;
  diet: (typeof listedDiets)[number] | null;
}

export interface ListedRecipe {
  id: string;
  title: string;
  path: string;
  summary: string;
  isIronRich: boolean;
}

export interface RecipeListing {
  choice: RecipeChoice;
  isFiltered: boolean;
  total: number;
  sections: RecipeSection[];
  pageCount: number;
}

interface RecipeSection extends PagedGroup<ListedRecipe> {
  meal: Meal;
}

/** Of each meal, where nothing is chosen: four columns of two. */
const previewed = 8;

type Parameters = Readonly<Record<string, string | string[] | undefined>>;

/** Reads the choice out of the address; what it does not know counts as not chosen. */
export function recipeChoice(parameters: Parameters): RecipeChoice {
  const given = (name: string) => firstValue(parameters[name]);
  return {
    age: listedAges.find((age) => String(age) === given('age')) ?? null,
    meal: meals.find((meal) => meal === given('meal')) ?? null,
    without: allergens.find((code) => code === given('without')) ?? null,
    diet: listedDiets.find((diet) => diet === given('diet')) ?? null,
  };
}

/**
 * One page of the library by meals, a dish under the first meal that it suits, or under the one that was chosen;
 * the first of every meal where nothing is chosen.
 */
export function recipeListing(choice: RecipeChoice, page = 1): RecipeListing {
  const found = filterRecipes(filterOf(choice));
  const isFiltered = Object.values(choice).some((value) => value !== null);
  const { groups: sections, pageCount } = pagedGroups(sectionsOf(found, choice), {
    page,
    preview: isFiltered ? null : previewed,
  });
  return { choice, isFiltered, total: found.length, sections, pageCount };
}

function sectionsOf(found: readonly Recipe[], { age, meal: chosen }: RecipeChoice): RecipeSection[] {
  return (chosen ? [chosen] : meals)
    .map((meal) => {
      const dishes = found.filter((recipe) => chosen !== null || recipe.meals[0] === meal);
      const items = mixedByFood(dishes).map((recipe) => listed(recipe, age ?? recipe.ageFromMonths));
      return { meal, items, count: items.length };
    })
    .filter(({ count }) => count > 0);
}

export const recipeCount = recipes.length;

function filterOf({ age, meal, without, diet }: RecipeChoice): RecipeFilter {
  return {
    ...(age !== null && { ageMonths: age }),
    ...(meal !== null && { meal }),
    ...(without !== null && { excludeAllergens: [without] }),
    ...(diet !== null && { diet }),
  };
}

function listed(recipe: Recipe, ageMonths: number): ListedRecipe {
  return {
    id: recipe.id,
    title: recipe.title,
    path: recipePath(recipe.id),
    summary: recipeSummary(recipe),
    isIronRich: isRichIn(recipe, 'iron_mg', ageMonths),
  };
}
