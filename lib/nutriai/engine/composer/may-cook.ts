import { type Child } from '../child';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { checkAllergens } from '../safety/check-allergens';
import { checkDiet } from '../safety/check-diet';
import { itemOfFood } from '../safety/item-of-food';
import { type KitchenFood } from './kitchen/kitchen-food';
import { kitchenFoods } from './kitchen/kitchen-list';
import { neverUsed } from './never-used';

/** A food of the kitchen with what the list of foods knows of it. */
export interface Available {
  kitchen: KitchenFood;
  food: Food;
  /** Others of the same name that do as well: of "lamb" the mince. */
  alternatives?: readonly Available[];
}

const all: readonly Available[] = kitchenFoods.flatMap((kitchen) => {
  const food = foodById(kitchen.food);
  return food ? [{ kitchen, food }] : [];
});

/**
 * What may be chosen unasked for a child: of the age, with neither a recorded allergen nor one that labels
 * warn of, of the family's diet, and nothing the family avoids. The gate still reads the finished recipe.
 */
export function availableFor(child: Child): Available[] {
  return all.filter(({ food, kitchen }) => {
    const { fromMonths } = food;
    if (kitchen.weight === 0 || neverUsed(food) !== null) return false;
    if (fromMonths === null || fromMonths > child.ageMonths) return false;
    const item = itemOfFood(food);
    return [...checkAllergens(item, child), ...checkDiet(item, child)].length === 0;
  });
}

/** Other foods that the same word names, of those that may be chosen for the child. */
export function alternativesOf({ kitchen }: Available, child: Child): Available[] {
  return availableFor(child).filter(
    (other) => other.kitchen.title === kitchen.title && other.kitchen.food !== kitchen.food,
  );
}

/** The food of the kitchen by its id, or undefined. */
export function availableFood(id: string): Available | undefined {
  return all.find(({ food }) => food.id === id);
}
