import { askingOf } from '../../../engine/asking/asking';
import { foodNameKey } from '../../../engine/foods/food-name-key';
import { foodById } from '../../../engine/foods/food-list';
import type { Food } from '../../../engine/foods/food';
import type { RecipeTag } from '../../../engine/recipes/recipe';
import { recipes } from '../../../engine/recipes/recipe-list';
import type { ParsedIngredient } from '../../../engine/text/parsed-ingredient';
import type { Question } from '../read-question';
import { holdsKin } from './fitting-recipes';

/** What a question asks of recipes, beyond the meal and the time. */
export interface DishAsked {
  /** Foods that are to be in it. */
  foods: readonly Food[];
  /** Foods that are to be left out. */
  excluded: readonly Food[];
  /** The words of a dish as they are looked up ("pancake"), and as they were typed. */
  words: string;
  named: readonly string[];
  tags: readonly RecipeTag[];
}

const wanted = askingOf('recipe-wishes', []);
const tagPatterns: readonly [RegExp, RecipeTag][] = [
  [wanted.pattern('freezer'), 'freezer'],
  [wanted.pattern('no-cook'), 'no_cook'],
  [wanted.pattern('one-pot'), 'one_pot'],
];
const leftOut = new RegExp(wanted.pattern('left-out').source, 'g');

/** In "toddler meal ideas" the words mean a meal to cook, although they are also the name of a ready meal. */
const boughtReady = 'baby-ready-meal';

/** Reads which dish is asked for, and what is to be left out of it: of "without egg and milk" both. */
export function dishAsked({ plain, mentions, excluded, language, facts }: Question): DishAsked {
  const starts = [...plain.matchAll(leftOut)].map(({ index, 0: { length } }) => plain.slice(index + length));
  // "Nut free and egg free": what the child must not have is no wish.
  const isStated = (text: string) => facts.foods.some(({ words }) => words === text.toLowerCase());
  const isLeftOut = ({ text }: ParsedIngredient) =>
    isStated(text) || starts.some((rest) => rest.trimStart().startsWith(text.toLowerCase()));
  const wishes = mentions.filter((each) => !isLeftOut(each) && each.food !== boughtReady);
  const dishes = wishes.filter(isDish);
  return {
    foods: foodsOf(wishes.filter((each) => !isDish(each))),
    excluded: [...excluded, ...foodsOf(mentions.filter(isLeftOut))],
    words: dishes.map((dish) => wordsOfDish(dish, language)).join(' '),
    named: dishes.map(({ text }) => text.toLowerCase()),
    tags: tagPatterns.filter(([pattern]) => pattern.test(plain)).map(([, tag]) => tag),
  };
}

/** A name that no recipe has among its ingredients: nobody cooks with a pancake. */
function isDish({ compound, food }: ParsedIngredient): boolean {
  if (compound !== null) return true;
  const known = food === null ? undefined : foodById(food);
  return known !== undefined && !recipes.some((recipe) => holdsKin(recipe, known));
}

/** In English, as the library has it: "poulet rôti" is looked up as the food that it is. */
function wordsOfDish({ text, food }: ParsedIngredient, language: string | null): string {
  const known = food === null || language === null ? undefined : foodById(food);
  return foodNameKey(known?.name ?? text);
}

function foodsOf(mentions: readonly ParsedIngredient[]): Food[] {
  const foods = mentions.flatMap(({ food }) => (food === null ? [] : (foodById(food) ?? [])));
  return [...new Map(foods.map((food) => [food.id, food])).values()];
}
