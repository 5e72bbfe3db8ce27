import { type Recipe } from '../recipes/recipe';
import { recipeById, recipes } from '../recipes/recipe-list';
import { recipeFacts } from '../recipes/recipe-facts';
import { mealGrams, portionGrams } from '../recipes/recipe-portion';
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

describe('what a dish is measured in', () => {
  const porridge = recipe('apple-cinnamon-porridge');
  const measured = (makes: string, more: Partial<Recipe> = {}) =>
    portionSteps({ ...porridge, batch: { ...porridge.batch, makes }, tags: [], ...more }, 12, 'breakfast');
  const { batchG } = recipeFacts(porridge);

  it.each([
    ['about 40 small fingers', 'finger', 40],
    ['50 patties', 'patty', 50],
    ['60 halves', 'half', 60],
    ['30 egg cups', 'cup', 30],
  ])('%s', (makes, unit, count) => {
    const steps = measured(makes);
    expect([steps?.unit, steps?.stepsPerUnit]).toEqual([unit, 1]);
    expect(steps?.stepG).toBeCloseTo(batchG / count, 9);
  });

  it('is half a piece where a piece is large', () => {
    const steps = measured('2 muffins');
    expect([steps?.unit, steps?.stepsPerUnit]).toEqual(['muffin', 2]);
    expect(steps?.stepG).toBeCloseTo(batchG / 4, 9);
    expect(measured('2 muffins')?.min).toBeGreaterThanOrEqual(1);
  });

  it.each(['1 muffins', 'a bowl of 12 muffins', '12 muffins and more', 'about 300 g'])(
    'is grams, or spoons of what is spooned, where it makes %s',
    (makes) => {
      expect(measured(makes)).toMatchObject({ stepG: 10, unit: null, stepsPerUnit: 1 });
      expect(measured(makes, { tags: ['spoon'] })).toMatchObject({ stepG: 15, unit: 'tablespoon' });
    },
  );

  it('is named in the plural from more than one on', () => {
    const words = (unit: string, grams: number) =>
      portionWords({ stepG: 20, unit, stepsPerUnit: 2, min: 1, max: 9, usual: 2 }, grams);
    expect([words('half', 80), words('half', 40), words('patty', 60)]).toEqual([
      '2 halves',
      '1 half',
      '1½ patties',
    ]);
  });

  it('is a whole number of grams', () => {
    const steps = { stepG: 12.4, unit: null, stepsPerUnit: 1, min: 1, max: 9, usual: 2 };
    expect([gramsOfSteps(steps, 1), gramsOfSteps(steps, 3)]).toEqual([12, 37]);
  });
});

describe('the size of a helping', () => {
  const ages = [
    [9, '9-11'],
    [12, '12-23'],
    [30, '24-36'],
  ] as const;
  // Measured in grams, so that a step rounds little.
  const inGrams = recipes.filter(({ meals }) => meals.includes('lunch') && meals.includes('snack'));
  const helpings = inGrams.flatMap((each) => {
    const plain = { ...each, tags: [], batch: { ...each.batch, makes: 'some' } };
    return ages.flatMap(([ageMonths, band]) => {
      const [working, main, snack] = [
        portionGrams(plain, ageMonths),
        portionSteps(plain, ageMonths, 'lunch'),
        portionSteps(plain, ageMonths, 'snack'),
      ];
      return working !== null && main && snack
        ? [{ working, main, snack, largest: mealGrams[band].max }]
        : [];
    });
  });

  it('is around the working portion at a main meal, within the usual helping of the age', () => {
    expect(helpings.length).toBeGreaterThan(10);
    for (const { working, main, largest } of helpings) {
      const most = Math.max(working, largest);
      expect(Math.abs(main.usual * 10 - working)).toBeLessThanOrEqual(5);
      expect(Math.abs(main.min * 10 - working / 2)).toBeLessThan(10);
      expect(main.max * 10).toBeLessThanOrEqual(Math.min(working * 1.5, most) + 2.5);
      expect(main.max * 10).toBeGreaterThan(Math.min(working * 1.5, most) - 10);
    }
  });

  it('is smaller for a snack: from a third up to the working portion', () => {
    for (const { working, snack } of helpings) {
      expect(Math.abs(snack.usual * 10 - working * 0.6)).toBeLessThanOrEqual(5);
      expect(Math.abs(snack.min * 10 - working * 0.3)).toBeLessThan(10);
      expect(Math.abs(snack.max * 10 - working)).toBeLessThan(10);
    }
  });
});
