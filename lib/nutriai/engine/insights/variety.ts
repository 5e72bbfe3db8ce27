import { type Food, type WhoGroup, whoGroups } from '../foods/food';
import { type ReadMeal } from './read-meal';

/** What counts as a food tasted: food of one of WHO's groups, milk drinks aside. */
const countedGroups = whoGroups.filter((group) => group !== 'breast_milk');

const varietyGoal = 100;

export interface Variety {
  /** Different foods since the first log. */
  allTime: number;
  /** Of a hundred, never more. */
  ofGoal: number;
  goal: number;
  /** Different foods in the window. */
  window: number;
  /** Food ids first met in the window. */
  newFoods: readonly string[];
  /** All time. */
  byGroup: Readonly<Record<Exclude<WhoGroup, 'breast_milk'>, number>>;
}

const isTasted = ({ food, isDrink, counts }: ReadMeal['foods'][number]) =>
  counts &&
  !isDrink &&
  !food.flags.includes('infant_formula') &&
  countedGroups.some((group) => group === food.group);

function foodsOf(meals: readonly ReadMeal[]): Map<string, Food> {
  const eaten = meals.filter(({ share }) => share > 0).flatMap(({ foods }) => foods.filter(isTasted));
  return new Map(eaten.map(({ food }) => [food.id, food]));
}

/**
 * Different foods tasted, of all meals and of the window's, by group; a hundred is the usual goal of a first
 * year of food, and no rule.
 */
export function variety(meals: readonly ReadMeal[], from: string): Variety {
  const all = foodsOf(meals);
  const before = foodsOf(meals.filter(({ date }) => date < from));
  const window = foodsOf(meals.filter(({ date }) => date >= from));
  const inGroup = (group: WhoGroup) => [...all.values()].filter((food) => food.group === group).length;
  return {
    allTime: all.size,
    ofGoal: Math.min(all.size, varietyGoal),
    goal: varietyGoal,
    window: window.size,
    newFoods: [...window.keys()].filter((id) => !before.has(id)),
    byGroup: Object.fromEntries(countedGroups.map((group) => [group, inGroup(group)])) as Variety['byGroup'],
  };
}
