import { milkNutrients, milkPer100Ml } from './milk-composition';

it('gives what 100 ml of each milk hold', () => {
  expect(milkPer100Ml('breast').energy_kcal).toBeCloseTo(72.9, 1);
  expect(milkPer100Ml('breast').iron_mg).toBeCloseTo(0.031, 3);
  expect(milkPer100Ml('formula').energy_kcal).toBeCloseTo(67, 1);
  expect(milkPer100Ml('cow').calcium_mg).toBeCloseTo(116.5, 1);
});

it('gives, for WHO’s 413 kcal of breast milk, what the rows hold in 590 g', () => {
  const ml = (413 / (milkPer100Ml('breast').energy_kcal ?? 0)) * 100;
  const given = milkNutrients('breast', ml);
  expect(given.energy_kcal).toBeCloseTo(413, 6);
  expect(given.protein_g).toBeCloseTo(6.077, 3);
  expect(given.calcium_mg).toBeCloseTo(188.8, 1);
  expect(given.iron_mg).toBeCloseTo(0.177, 3);
  expect(given.vitamin_a_ug).toBeCloseTo(359.9, 1);
});

it('is in proportion to the volume, and half and half when mixed', () => {
  expect(milkNutrients('formula', 600).zinc_mg).toBeCloseTo((milkPer100Ml('formula').zinc_mg ?? 0) * 6, 9);
  const halves = (milkNutrients('breast', 300).iron_mg ?? 0) + (milkNutrients('formula', 300).iron_mg ?? 0);
  expect(milkNutrients('mixed', 600).iron_mg).toBeCloseTo(halves, 9);
  expect(milkNutrients('breast', 0).iron_mg).toBe(0);
});

it('counts no more iron of formula than European law allows, but in America', () => {
  const { iron_mg, energy_kcal } = milkPer100Ml('formula', 'uk');
  expect(iron_mg).toBeCloseTo((1.3 * (energy_kcal ?? 0)) / 100, 9);
  expect(milkPer100Ml('formula').iron_mg).toBe(iron_mg);
  expect(milkPer100Ml('formula', 'us').iron_mg).toBeGreaterThan(1.2);
});

it('counts on vitamin D in cow’s milk only where it is added', () => {
  expect(milkPer100Ml('cow')).not.toHaveProperty('vitamin_d_ug');
  expect(milkPer100Ml('cow', 'us').vitamin_d_ug).toBeGreaterThan(1);
});

it('knows nothing of no milk and refuses impossible volumes', () => {
  expect(milkNutrients('none', 0)).toEqual({});
  expect(() => milkNutrients('breast', -1)).toThrow(RangeError);
  expect(() => milkNutrients('breast', 6000)).toThrow(RangeError);
  expect(() => milkNutrients('breast', Number.NaN)).toThrow(RangeError);
});
