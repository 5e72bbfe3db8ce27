import { foodById, foods } from './food-list';
import { servingAt } from './serving-at';

describe('servingAt', () => {
  it('serves no solid food before there are meals', () => {
    const served = foods.filter((food) => food.group !== 'breast_milk' && servingAt(food, 3) !== null);
    expect(served.map(({ id }) => id)).toEqual([]);
  });

  it('serves a banana from six months on, and at every later age', () => {
    const banana = foodById('banana');
    for (const months of [6, 7, 11, 12, 23, 24, 36])
      expect(banana && servingAt(banana, months)).not.toBeNull();
  });

  it('serves no honey before a year', () => {
    const honey = foodById('honey');
    expect(honey && servingAt(honey, 11)).toBeNull();
  });
});
