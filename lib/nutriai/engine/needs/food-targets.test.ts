import { type NutrientCode } from '../nutrients';
import { dayTargets, foodTargets } from './food-targets';
import { type NutrientNeeds } from './nutrient-needs';

const needsOf = (amounts: Partial<Record<NutrientCode, number>>): NutrientNeeds =>
  Object.fromEntries(
    Object.entries(amounts).map(([code, amount]) => [
      code,
      { amount, type: 'AI', source: 'iom-2005-macronutrients' },
    ]),
  );

it('asks for what is needed, but not for sodium, water or carbohydrate', () => {
  const needs = needsOf({ iron_mg: 11, sodium_mg: 370, water_g: 800, carbohydrate_g: 95 });
  expect(dayTargets(needs, 700)).toEqual({ iron_mg: 11 });
});

it.each([
  [9, 9],
  [10, 10],
  [19, 10],
])('asks for %d g of fibre as %d g', (amount, asked) => {
  expect(dayTargets(needsOf({ fibre_g: amount }), 1000)).toEqual({ fibre_g: asked });
});

it.each([
  [30, 900, 30],
  [40, 900, 40],
  [41, 900, 40],
  [30, 450, 20],
])('asks for %d g of fat in %d kcal as %d g: 40 % of energy at most', (amount, kcal, asked) => {
  expect(dayTargets(needsOf({ fat_g: amount }), kcal).fat_g).toBeCloseTo(asked, 9);
});

it('leaves to food what milk does not give, nothing below zero, and in full what is not known of the milk', () => {
  const needs = needsOf({ energy_kcal: 700, iron_mg: 11, calcium_mg: 260, zinc_mg: 3 });
  const targets = foodTargets(
    needs,
    { totalKcal: 700, fromFoodKcal: 300 },
    { energy_kcal: 400, iron_mg: 0.5, calcium_mg: 300 },
  );
  expect(targets).toEqual({ energy_kcal: 300, iron_mg: 10.5, calcium_mg: 0, zinc_mg: 3 });
});
