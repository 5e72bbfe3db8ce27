import { composeJson } from './compose-json';

describe('composeJson', () => {
  it('answers in the shape of the contract', () => {
    const recipe = composeJson({
      age_months: 9,
      meal: 'dinner',
      ingredients: ['salmon'],
      seed: 1,
      max_minutes: 40,
    });
    expect(recipe).toMatchObject({ meal: 'dinner', engine: 'composer', age_from_months: 9 });
    if ('refused' in recipe) throw new Error('Refused.');
    expect(recipe.ingredients.map(({ food }) => food)).toContain('salmon');
    expect(recipe.nutrients.energy_kcal).toBeGreaterThan(50);
    expect(recipe.safety.verdict).not.toBe('block');
    expect(recipe.allergens).toContain('fish');
    expect(recipe.storage).toMatch(/fridge|straight away/);
    expect(recipe.serving_g).toBeGreaterThan(50);
  });

  it('takes a baby inline, allergies in words, and one string for a list', () => {
    const recipe = composeJson({
      baby: { age_months: 12, allergies: ['dairy', 'kiwi'] },
      meal: 'lunch',
      ingredients: 'cheddar, carrot',
    });
    if ('refused' in recipe) throw new Error('Refused.');
    expect(recipe.allergens).not.toContain('milk');
    expect(recipe.left_out.map(({ asked }) => asked)).toEqual(['cheddar']);
    expect(recipe.ingredients.map(({ food }) => food)).toContain('carrot');
  });

  it('refuses under six months with the reason and its sources', () => {
    expect(composeJson({ age_months: 4, meal: 'lunch' })).toMatchObject({
      refused: 'under_six_months',
      engine: 'composer',
    });
  });

  it('names the field that does not fit', () => {
    expect(() => composeJson({ meal: 'lunch' })).toThrow('age_months');
    expect(() => composeJson({ age_months: 9, meal: 'brunch' })).toThrow('meal');
    expect(() => composeJson({ age_months: 9, ingredients: [3] })).toThrow('ingredients');
    expect(() => composeJson([])).toThrow('input');
  });
});
