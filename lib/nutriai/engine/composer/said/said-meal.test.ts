import { saidMeal } from './said-meal';

describe('saidMeal', () => {
  it('takes the meal that is named first', () => {
    expect(saidMeal('a breakfast with eggs')).toBe('breakfast');
    expect(saidMeal('lunch or dinner')).toBe('lunch');
    expect(saidMeal('a snack for the car')).toBe('snack');
  });

  it('takes tea for a meal, unless it is in a cup', () => {
    expect(saidMeal('something for tea')).toBe('dinner');
    expect(saidMeal('a cup of tea')).toBeNull();
  });

  it('finds none where none is named', () => {
    expect(saidMeal('')).toBeNull();
    expect(saidMeal('pasta with peas')).toBeNull();
  });
});
