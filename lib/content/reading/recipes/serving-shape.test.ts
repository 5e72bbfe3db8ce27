import { recipeById, recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { servingShape } from './serving-shape';

const shapeOf = (id: string, text: string) => {
  const recipe = recipeById(id);
  if (!recipe) throw new Error(`There is no recipe ${id}.`);
  return servingShape(recipe, text);
};

it.each([
  ['Blend until smooth.', 'smooth'],
  ['Mash until smooth.', 'smooth'],
  ['Mash with a fork.', 'mashed'],
  ['Cut into strips as long as your finger.', 'finger_length'],
  ['Cut the fingers into small pieces.', 'bite_size'],
  ['Chop finely instead of mashing.', 'finely_chopped'],
  ['Serve with soft vegetable fingers to dip.', 'mashed'],
])('draws “%s” as %s', (text, cut) => {
  expect(shapeOf('soft-omelette-fingers', text)?.cut).toBe(cut);
});

it('draws the food that the words name, else what makes up most of the dish', () => {
  expect(shapeOf('quinoa-mango-coconut-bowl', 'Chop the mango finely.')).toEqual({
    cut: 'finely_chopped',
    food: 'mango',
  });
  expect(shapeOf('soft-omelette-fingers', 'Cut into small squares.')).toEqual({
    cut: 'bite_size',
    food: 'egg',
  });
});

it('draws nothing where the words say no shape', () => {
  expect(shapeOf('soft-omelette-fingers', 'Serve as it is.')).toBeNull();
});

it('draws most servings of the library', () => {
  const servings = recipes.flatMap((recipe) =>
    Object.values(recipe.textures).map((text) => servingShape(recipe, text)),
  );
  expect(servings.filter((shape) => shape !== null).length / servings.length).toBeGreaterThan(0.8);
});
