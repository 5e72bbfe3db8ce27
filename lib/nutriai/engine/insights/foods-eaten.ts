import { type WhoGroup, whoGroups } from '../foods/food';
import { type DayIntake } from './day-intake';
import { isMilkDrink } from './milk-of-day';

/** A food that was eaten in the window. */
export interface FoodEaten {
  /** Id. */
  food: string;
  name: string;
  group: WhoGroup | null;
  /** On how many days. */
  days: number;
}

const isGroup = (group: string): group is WhoGroup => whoGroups.some((each) => each === group);

/** Every food of the days, milk drinks and plain water aside, the most frequent first. */
export function foodsEaten(days: readonly DayIntake[]): FoodEaten[] {
  const eaten = new Map<string, FoodEaten>();
  for (const { meals } of days) {
    const foods = meals
      .filter(({ share }) => share > 0)
      .flatMap((meal) => meal.foods.filter((each) => !isMilkDrink(each)))
      .filter(({ isDish }) => isDish !== true)
      .map(({ food }) => food)
      .filter(({ flags }) => !flags.includes('water'));
    for (const { id, name, group } of new Map(foods.map((food) => [food.id, food])).values()) {
      const days = (eaten.get(id)?.days ?? 0) + 1;
      eaten.set(id, { food: id, name, group: isGroup(group) ? group : null, days });
    }
  }
  return [...eaten.values()].sort((a, b) => b.days - a.days || a.name.localeCompare(b.name, 'en'));
}
