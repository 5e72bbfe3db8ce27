import { askedMeal } from './asked-meal';

describe('askedMeal', () => {
  it('takes the meal that is named first', () => {
    expect(askedMeal('a breakfast with eggs')).toBe('breakfast');
    expect(askedMeal('lunch or dinner')).toBe('lunch');
    expect(askedMeal('a snack for the car')).toBe('snack');
  });

  it('takes tea for a meal, unless it is in a cup', () => {
    expect(askedMeal('something for tea')).toBe('dinner');
    expect(askedMeal('a cup of tea')).toBeNull();
  });

  it('finds none where none is named', () => {
    expect(askedMeal('')).toBeNull();
    expect(askedMeal('pasta with peas')).toBeNull();
  });
});
