import { type Food } from './food';
import { foodById } from './food-list';
import { gramsOf } from './grams-of';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

describe('the weight of an amount', () => {
  it('of weights needs no measure', () => {
    expect(gramsOf(food('popcorn'), { amount: 20, unit: 'g' })).toBe(20);
    expect(gramsOf(food('popcorn'), { amount: 1, unit: 'oz' })).toBeCloseTo(28.35, 2);
    expect(gramsOf(food('popcorn'), { amount: 0.5, unit: 'kg' })).toBe(500);
    expect(gramsOf(food('popcorn'), { amount: 1, unit: 'lb' })).toBeCloseTo(453.6, 1);
  });

  it('comes from the source where it weighed the measure', () => {
    expect(gramsOf(food('whole-milk'), { amount: 1, unit: 'cup' })).toBe(244);
    expect(gramsOf(food('olive-oil'), { amount: 2, unit: 'tbsp' })).toBe(27);
    expect(gramsOf(food('egg'), { amount: 1, unit: 'piece', state: 'raw' })).toBe(50);
    expect(gramsOf(food('white-bread'), { amount: 0.5, unit: 'slice' })).toBe(14);
    expect(gramsOf(food('medjool-dates'), { amount: 2, unit: 'piece' })).toBe(48);
    expect(gramsOf(food('peanut-butter'), { amount: 1, unit: 'tbsp' })).toBe(16);
    expect(gramsOf(food('salted-cracker'), { amount: 5, unit: 'piece' })).toBeCloseTo(14.9, 10);
  });

  it('is derived where it follows: spoons from cups and from each other, millilitres by density', () => {
    expect(gramsOf(food('whole-milk'), { amount: 1, unit: 'tbsp' })).toBe(15.25);
    expect(gramsOf(food('olive-oil'), { amount: 1, unit: 'tsp' })).toBe(4.5);
    expect(gramsOf(food('whole-milk'), { amount: 100, unit: 'ml' })).toBeCloseTo(103.1, 1);
    expect(gramsOf(food('infant-formula'), { amount: 100, unit: 'ml' })).toBeCloseTo(103.1, 1);
    expect(gramsOf(food('breast-milk'), { amount: 1, unit: 'cup' })).toBeCloseTo(246.4, 1);
    expect(gramsOf(food('whole-milk'), { amount: 1, unit: 'metric_cup' })).toBeCloseTo(257.8, 1);
    expect(gramsOf(food('whole-milk'), { amount: 1, unit: 'l' })).toBeCloseTo(1031, 0);
  });

  it('of a volume holds for the state that was weighed only', () => {
    expect(gramsOf(food('oats'), { amount: 1, unit: 'cup', state: 'cooked' })).toBe(234);
    expect(gramsOf(food('oats'), { amount: 1, unit: 'cup', state: 'dry' })).toBe(81);
    expect(gramsOf(food('carrot'), { amount: 1, unit: 'cup', state: 'raw' })).toBe(128);
    expect(gramsOf(food('lentils'), { amount: 1, unit: 'cup', state: 'dry' })).toBeNull();
  });

  it('of a piece holds in any state', () =>
    expect(gramsOf(food('egg'), { amount: 1, unit: 'piece', state: 'boiled' })).toBe(50));

  it('is unknown rather than guessed', () => {
    expect(gramsOf(food('apple'), { amount: 1, unit: 'piece' })).toBeNull();
    expect(gramsOf(food('popcorn'), { amount: 1, unit: 'cup' })).toBeNull();
    expect(gramsOf(food('almond'), { amount: 1, unit: 'tbsp' })).toBeNull();
    expect(gramsOf(food('watermelon'), { amount: 100, unit: 'ml' })).toBeNull();
    expect(gramsOf(food('whipping-cream'), { amount: 1, unit: 'cup' })).toBeNull();
  });

  it.each([-1, Number.NaN, Infinity])('an amount of %d is refused', (amount) => {
    expect(() => gramsOf(food('egg'), { amount, unit: 'g' })).toThrow(RangeError);
  });
});
