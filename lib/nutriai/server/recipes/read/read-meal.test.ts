import { readMeal } from './read-meal';

describe('readMeal', () => {
  it('takes the meal that is named first', () => {
    expect(readMeal(['Easy breakfast muffins', 'snack'])).toBe('breakfast');
    expect(readMeal(['Courgette fritters', 'Lunch', 'Dinner'])).toBe('lunch');
  });

  it('does not mind capital letters', () => {
    expect(readMeal(['DINNER'])).toBe('dinner');
  });

  it('finds none in words that only hold the letters of one', () => {
    expect(readMeal(['Lunchbox-free living', 'snackish'])).not.toBe('dinner');
    expect(readMeal(['Lentil stew'])).toBeNull();
    expect(readMeal([])).toBeNull();
  });
});
