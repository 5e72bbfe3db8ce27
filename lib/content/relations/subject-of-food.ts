import type { Food, FoodFlag, FoodGroup } from '../../nutriai/engine/foods/food';
import { foodById } from '../../nutriai/engine/foods/food-list';
import type { Recipe, RecipeTag } from '../../nutriai/engine/recipes/recipe';
import { recipeFacts } from '../../nutriai/engine/recipes/recipe-facts';
import { goodFlags } from '../reading/foods/food-facts';
import { foodPath } from '../reading/foods/food-words';
import { recipePath } from '../reading/recipes/recipe-words';
import { isTelling, type Subject, topicOf, topicsOf } from './subject';

/** A side of a food or dish that an article may be about. */
const aSide = 0.4;

const topicsOfFlags: Readonly<Partial<Record<FoodFlag, readonly string[]>>> = {
  breast_milk: ['breastfeeding', 'expressed milk'],
  infant_formula: ['formula', 'bottle feeding'],
  animal_milk: ['milk', 'cow’s milk'],
  plant_drink: ['plant drinks', 'milk'],
  juice: ['drinks', 'sugar'],
  sweet_drink: ['drinks', 'sugar'],
  fizzy_drink: ['drinks'],
  tea_coffee: ['drinks'],
  herbal_infusion: ['drinks'],
  water: ['water', 'drinks'],
  honey: ['honey', 'botulism'],
  added_sugar: ['sugar'],
  sweetener: ['sugar'],
  high_salt: ['salt'],
  haem_iron: ['iron', 'meat'],
  plant_iron: ['iron'],
  iron_fortified: ['iron'],
  must_boil_hard: ['food safety'],
  raw_animal: ['food safety'],
  raw_egg_risk: ['food safety'],
  unpasteurised: ['food safety'],
};

const topicsOfTags: Readonly<Partial<Record<RecipeTag, readonly string[]>>> = {
  freezer: ['batch cooking', 'freezing'],
  baby_led: ['finger food', 'baby-led weaning'],
  family: ['family meals'],
};

/** What a food alone is about; of a dish it would say nothing. */
const topicsOfFoodAlone: Readonly<Partial<Record<FoodFlag, readonly string[]>>> = {
  toxic: ['poisoning'],
  raw_animal: ['starting solids'],
  alcohol: ['drinks'],
  caffeine: ['drinks'],
  supplement_like: ['supplements'],
  // It makes iron from plants easier to absorb.
  vitamin_c_rich: ['iron'],
};

/** Where nothing else is to be said of a food: what an article on its group is tagged with. */
const topicsOfGroups: Readonly<Partial<Record<FoodGroup, readonly string[]>>> = {
  pulses_nuts_seeds: ['vegetarian', 'vegan'],
  fats_oils: ['family meals', 'cooking'],
  other: ['family meals', 'cooking'],
};
const topicsOfAnyGroup = ['starting solids'];

/** As much fibre in 100 g makes a fruit or vegetable one that softens a baby's poo. */
const muchFibreG = 2;
const plants: ReadonlySet<FoodGroup> = new Set(['vita_fruits_veg', 'other_fruits_veg']);

/** Articles speak of these allergens by name; of all others as allergens alone. */
const namedAllergens = new Set(['egg', 'peanut']);

/** An article that serves the food comes before one on what is to be minded with it and others. */
const twice = 2;

/** What the page of a food is about. */
export function foodSubject(food: Food): Subject {
  const topics = [
    ...topicsOfFood(food),
    ...saidOf(food).flatMap((flag) => topicsOfFoodAlone[flag] ?? []),
    ...(food.allergens.length > 0 ? ['food allergy'] : []),
    ...(food.choking === 'none' || food.group === 'breast_milk' ? [] : ['choking', 'food safety']),
  ];
  return {
    kind: 'food',
    title: food.name,
    path: foodPath(food.id),
    foods: new Map([[food.id, twice]]),
    topics: topicsOf(topics.length > 0 ? topics : topicsInGeneral(food)),
  };
}

function topicsInGeneral({ group, forms: [form], name, fromMonths }: Food): readonly string[] {
  if (fromMonths === null) return topicsOfAnyGroup;
  return [
    ...(topicsOfGroups[group] ?? topicsOfAnyGroup),
    ...(/ purée$/i.test(name) ? ['puree'] : []),
    ...(plants.has(group) && (form?.composition.fibre_g ?? 0) >= muchFibreG ? ['fibre'] : []),
  ];
}

const known = new WeakMap<Recipe, Subject>();

/** What the page of a recipe is about, its first foods most: the last ones are its spices. */
export function recipeSubject(recipe: Recipe): Subject {
  const subject = known.get(recipe) ?? computeRecipeSubject(recipe);
  known.set(recipe, subject);
  return subject;
}

function computeRecipeSubject(recipe: Recipe): Subject {
  const facts = recipeFacts(recipe);
  const foods = recipe.ingredients.filter(({ food, trace }) => !trace && isTelling(food));
  const [first, second] = foods.flatMap(({ food }) => foodById(food) ?? []);
  return {
    kind: 'recipe',
    title: recipe.title,
    path: recipePath(recipe.id),
    foods: new Map(foods.map(({ food }, place) => [food, 1 / (1 + place / 2)] as const).toReversed()),
    topics: sides([
      ...[first, second].flatMap((food) => (food ? topicsOfFood(food) : [])),
      ...recipe.tags.flatMap((tag) => topicsOfTags[tag] ?? []),
      ...(recipe.meals.includes('breakfast') ? ['breakfast'] : []),
      ...(recipe.kind === 'puree' ? ['puree'] : []),
      ...topicsOfAge(recipe.ageFromMonths),
      ...(facts.diet.vegan && first?.group === 'pulses_nuts_seeds' ? ['vegan', 'vegetarian'] : []),
    ]),
    allergens: [...facts.allergens, ...facts.mayContain],
    isVegetarian: facts.diet.vegetarian,
  };
}

/** What speaks for a food is no reason to read on about one that no child is given. */
function saidOf({ flags, fromMonths }: Food): readonly FoodFlag[] {
  return fromMonths === null ? flags.filter((flag) => !goodFlags.has(flag)) : flags;
}

function topicsOfFood(food: Food): string[] {
  const { allergens } = food;
  return [
    ...saidOf(food).flatMap((flag) => topicsOfFlags[flag] ?? []),
    ...allergens.filter((allergen) => namedAllergens.has(allergen)),
    ...(allergens.length > 0 ? ['allergens'] : []),
  ];
}

function topicsOfAge(months: number): string[] {
  if (months >= 12) return ['toddlers', 'toddler'];
  return months === 6 ? ['six months', 'first foods', 'starting solids'] : [];
}

function sides(words: readonly string[]): Map<string, number> {
  return new Map(words.map((word) => [topicOf(word), aSide]));
}
