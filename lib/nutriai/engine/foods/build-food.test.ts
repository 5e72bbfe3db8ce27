import { buildFood } from './build-food';
import { type FoodDefinition } from '../knowledge/schemas/foods';

const definition: FoodDefinition = { id: 'x', name: 'X', group: 'other', serving: 'soft_vegetable' };

describe('building a food', () => {
  it('refuses a row that is not there', () => {
    expect(() => buildFood({ ...definition, rows: { raw: '99999' } })).toThrow('no row of composition 99999');
  });

  it('begins at six months with the steps of its class', () => {
    const food = buildFood(definition);
    expect(food.fromMonths).toBe(6);
    expect(food.serving.map(({ fromMonths }) => fromMonths)).toEqual([6, 9, 12, 24]);
  });

  it('begins later with the step that holds by then', () => {
    const food = buildFood({ ...definition, fromMonths: 18 });
    expect(food.serving.map(({ fromMonths, cut }) => [fromMonths, cut])).toEqual([
      [18, 'bite_size'],
      [24, 'bite_size'],
    ]);
  });

  it('takes its own serving in place of the class’s', () => {
    const food = buildFood({
      ...definition,
      servingInstead: { 9: { texture: 'minced', cut: 'minced', text: 'Mince it.' } },
    });
    expect(food.serving[1]).toEqual({ fromMonths: 9, texture: 'minced', cut: 'minced', text: 'Mince it.' });
  });

  it('describes no serving of a food that is not given', () => {
    expect(buildFood({ ...definition, fromMonths: null }).serving).toEqual([]);
  });
});
