import { type Recipe } from '../recipes/recipe';
import { recipeById, recipes } from '../recipes/recipe-list';
import { portionGrams } from '../recipes/recipe-portion';
import { gramsOfSteps, portionSteps, portionWords } from './portion-steps';

function recipe(id: string): Recipe {
  const found = recipeById(id);
  if (!found) throw new Error(`No recipe ${id}.`);
  return found;
}

function wordsOf(id: string, ageMonths: number, grams: number): string {
  const steps = portionSteps(recipe(id), ageMonths, recipe(id).meals[0] ?? 'lunch');
  if (!steps) throw new Error('No portion.');
  return portionWords(steps, grams);
}

it('counts what is spooned in tablespoons, what has pieces in pieces, and the rest in grams', () => {
  expect(wordsOf('apple-cinnamon-porridge', 9, 75)).toBe('5 tablespoons');
  expect(wordsOf('apple-cinnamon-porridge', 9, 15)).toBe('1 tablespoon');
  expect(wordsOf('carrot-apple-egg-muffins', 9, 105)).toBe('1½ muffins');
  expect(wordsOf('carrot-apple-egg-muffins', 9, 35)).toBe('½ muffin');
  expect(wordsOf('turkey-courgette-patties', 9, 49)).toBe('2 patties');
  expect(wordsOf('white-bean-toast', 9, 60)).toBe('about 60 g');
});

it('goes from half the working portion upwards, and less for a snack', () => {
  for (const each of recipes) {
    for (const ageMonths of [6, 9, 12, 30]) {
      const working = portionGrams(each, ageMonths);
      for (const kind of each.meals) {
        const steps = portionSteps(each, ageMonths, kind);
        if (working === null) {
          expect(steps).toBeNull();
          continue;
        }
        if (!steps) throw new Error(`${each.id} has no portion at ${ageMonths} months.`);
        const { min, max, usual } = steps;
        expect(min).toBeGreaterThanOrEqual(1);
        expect(usual).toBeGreaterThanOrEqual(min);
        expect(max).toBeGreaterThanOrEqual(usual);
        expect(gramsOfSteps(steps, max)).toBeLessThanOrEqual(working * 1.5 + steps.stepG);
      }
    }
  }
});

it('is none before the first age', () => {
  expect(portionSteps(recipe('apple-cinnamon-porridge'), 5, 'breakfast')).toBeNull();
});
