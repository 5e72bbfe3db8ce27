import { foodById } from '../../../nutriai/engine/foods/food-list';
import type { ServingCut } from '../../../nutriai/engine/foods/food-serving';
import { knowledge } from '../../../nutriai/engine/knowledge/knowledge';
import type { Recipe } from '../../../nutriai/engine/recipes/recipe';
import { shapePatterns } from '../foods/shape-patterns';
import { dishFoods } from './dish-parts';

/** What is drawn beside the words: a shape, in the colour of a food. */
export interface ServingShape {
  cut: ServingCut;
  food: string;
}

const shapes = shapePatterns(knowledge.textureWords.shapes);

/** Returns how to draw the way in which a recipe is served; null where its words say no shape. */
export function servingShape(recipe: Pick<Recipe, 'ingredients'>, text: string): ServingShape | null {
  const cut = shapes.find(({ pattern }) => pattern.test(text))?.cut;
  const food = foodOf(recipe, text);
  return cut && food ? { cut, food } : null;
}

/** The food that the words name (“Shred the chicken finely”), else the one that makes up most of the dish. */
function foodOf(recipe: Pick<Recipe, 'ingredients'>, text: string): string | undefined {
  const said = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isSaid = (id: string) =>
    (foodById(id)?.name ?? '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => said.has(word) || said.has(`${word}s`) || said.has(word.replace(/(?:e?s)$/, '')));
  const foods = dishFoods(recipe);
  return foods.find(isSaid) ?? foods[0];
}
