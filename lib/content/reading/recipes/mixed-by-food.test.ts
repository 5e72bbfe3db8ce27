import { recipes } from '../../../nutriai/engine/recipes/recipe-list';
import { mixedByFood } from './mixed-by-food';

const ids = (dishes: typeof recipes) => dishes.map(({ id }) => id);

test('loses no dish and shows none twice', () => {
  expect(ids(mixedByFood(recipes)).sort()).toEqual(ids(recipes).sort());
  expect(mixedByFood([])).toEqual([]);
});

test('begins with what the library has first, and is the same each time', () => {
  expect(mixedByFood(recipes)[0]).toBe(recipes[0]);
  expect(ids(mixedByFood(recipes))).toEqual(ids(mixedByFood(recipes)));
});

test('puts a dish of other foods before a second one of the same', () => {
  const [rice] = recipes;
  const twin = rice && { ...rice, id: 'twin' };
  const other = recipes.find(({ ingredients }) =>
    ingredients.every(({ food }) => !rice?.ingredients.some((each) => each.food === food)),
  );
  const dishes = [rice, twin, other].flatMap((dish) => (dish ? [dish] : []));
  expect(mixedByFood(dishes).map(({ id }) => id)).toEqual([rice?.id, other?.id, 'twin']);
});
