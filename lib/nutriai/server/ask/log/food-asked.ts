import type { Allergen } from '../../../engine/child';
import type { Food } from '../../../engine/foods/food';
import { idsOfClass } from '../../../engine/foods/food-list';
import type { ReadMeal } from '../../../engine/insights/read-meal';
import { allergensNamed } from '../../../engine/safety/recorded-allergies';
import type { Question } from '../read-question';

/** Something to eat that a question asks the log for, and whether a meal had it. */
export interface FoodAsked {
  name: string;
  isIn: (meal: ReadMeal) => boolean;
  /** Whether it was on the plate, eaten or not. */
  isServedIn: (meal: ReadMeal) => boolean;
  /** The allergen that it is, by name: "egg", "peanut butter". */
  allergen?: Allergen;
  /** Vegetables and fruit, which are advised every day. */
  isDaily?: boolean;
  /** Which of the meal's foods it was, in words. */
  namesIn: (meal: ReadMeal) => string[];
}

const fruits: ReadonlySet<string> = new Set(
  (['vita-fruits', 'tree-fruits', 'other-fruits'] as const).flatMap((name) => [...idsOfClass(name)]),
);
const isFruitOrVeg = ({ group }: Food) => group === 'vita_fruits_veg' || group === 'other_fruits_veg';
const isFish = ({ flags }: Food) => flags.includes('fish');

const kinds: readonly [RegExp, string, (food: Food) => boolean][] = [
  [/\bfish\b/, 'fish', isFish],
  [/\bmeat\b/, 'meat', (food) => food.group === 'flesh_foods' && !isFish(food)],
  [
    /\bfruits?\b.*\b(veg|veggies|vegetables?)\b|\b(veg|veggies|vegetables?)\b.*\bfruits?\b/,
    'fruit or vegetables',
    isFruitOrVeg,
  ],
  [
    /\b(veg|veggies|vegetables?|greens)\b/,
    'vegetables',
    (food) => isFruitOrVeg(food) && !fruits.has(food.id),
  ],
  [/\bfruits?\b/, 'fruit', ({ id }) => fruits.has(id)],
  [/\bdairy\b/, 'dairy', ({ group }) => group === 'dairy'],
];

function ofFoods(name: string, isMeant: (food: Food) => boolean): FoodAsked {
  const namesIn = ({ foods }: ReadMeal) =>
    foods.flatMap(({ food }) => (isMeant(food) ? [food.name.toLowerCase()] : []));
  const isServedIn = (meal: ReadMeal) => namesIn(meal).length > 0;
  return { name, isIn: (meal) => meal.share > 0 && isServedIn(meal), isServedIn, namesIn };
}

export interface FoodKind {
  /** "vegetables" */
  name: string;
  isMeant: (food: Food) => boolean;
}

/** The group of foods that a question names: vegetables, fish; null for none. */
export function kindAsked(plain: string): FoodKind | null {
  const [, name, isMeant] = kinds.find(([pattern]) => pattern.test(plain)) ?? [];
  return name === undefined || isMeant === undefined ? null : { name, isMeant };
}

/** Returns what a question asks the log for; null where it names nothing to eat. */
export function foodAsked({ plain, foods, mentions }: Question): FoodAsked | null {
  const kind = kindAsked(plain);
  if (kind !== null) return { ...ofFoods(kind.name, kind.isMeant), isDaily: /fruit|veg/.test(kind.name) };
  const [mention] = mentions;
  if (mention === undefined) return null;
  const name = mention.text.toLowerCase();
  const [allergen] = allergensNamed(name);
  const ids = new Set(foods.map(({ id }) => id));
  const isMeant = (food: Food) =>
    ids.has(food.id) || (allergen !== undefined && food.allergens.includes(allergen));
  const byFood = ofFoods(name, isMeant);
  // Dishes hold allergens that no single food of theirs shows.
  const holds = (meal: ReadMeal) => allergen !== undefined && meal.allergens.includes(allergen);
  return {
    name,
    ...(allergen !== undefined && { allergen }),
    isIn: (meal) => byFood.isIn(meal) || holds(meal),
    isServedIn: (meal) => byFood.isServedIn(meal) || holds(meal),
    namesIn: (meal) =>
      byFood.isIn(meal) ? byFood.namesIn(meal) : meal.names.map((each) => each.toLowerCase()),
  };
}
