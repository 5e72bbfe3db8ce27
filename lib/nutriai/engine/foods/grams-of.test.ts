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
    expect(gramsOf(food('popcorn'), 20, 'g')).toBe(20);
    expect(gramsOf(food('popcorn'), 1, 'oz')).toBeCloseTo(28.35, 2);
    expect(gramsOf(food('popcorn'), 0.5, 'kg')).toBe(500);
    expect(gramsOf(food('popcorn'), 1, 'lb')).toBeCloseTo(453.6, 1);
  });

  it('comes from the source where it weighed the measure', () => {
    expect(gramsOf(food('whole-milk'), 1, 'cup')).toBe(244);
    expect(gramsOf(food('olive-oil'), 2, 'tbsp')).toBe(27);
    expect(gramsOf(food('egg'), 1, 'piece', 'raw')).toBe(50);
    expect(gramsOf(food('white-bread'), 0.5, 'slice')).toBe(14);
    expect(gramsOf(food('medjool-dates'), 2, 'piece')).toBe(48);
    expect(gramsOf(food('peanut-butter'), 1, 'tbsp')).toBe(16);
    expect(gramsOf(food('salted-cracker'), 5, 'piece')).toBeCloseTo(14.9, 10);
  });

  it('is derived where it follows: spoons from cups and from each other, millilitres by density', () => {
    expect(gramsOf(food('whole-milk'), 1, 'tbsp')).toBe(15.25);
    expect(gramsOf(food('olive-oil'), 1, 'tsp')).toBe(4.5);
    expect(gramsOf(food('whole-milk'), 100, 'ml')).toBeCloseTo(103.1, 1);
    expect(gramsOf(food('infant-formula'), 100, 'ml')).toBeCloseTo(106, 1);
    expect(gramsOf(food('breast-milk'), 1, 'cup')).toBeCloseTo(246.4, 1);
    expect(gramsOf(food('whole-milk'), 1, 'metric_cup')).toBeCloseTo(257.8, 1);
    expect(gramsOf(food('whole-milk'), 1, 'l')).toBeCloseTo(1031, 0);
  });

  it('of a volume holds for the state that was weighed only', () => {
    expect(gramsOf(food('oats'), 1, 'cup', 'cooked')).toBe(234);
    expect(gramsOf(food('oats'), 1, 'cup', 'dry')).toBe(81);
    expect(gramsOf(food('carrot'), 1, 'cup', 'raw')).toBe(128);
    expect(gramsOf(food('lentils'), 1, 'cup', 'dry')).toBeNull();
  });

  it('of a piece holds in any state', () => expect(gramsOf(food('egg'), 1, 'piece', 'boiled')).toBe(50));

  it('is unknown rather than guessed', () => {
    expect(gramsOf(food('apple'), 1, 'piece')).toBeNull();
    expect(gramsOf(food('popcorn'), 1, 'cup')).toBeNull();
    expect(gramsOf(food('almond'), 1, 'tbsp')).toBeNull();
    expect(gramsOf(food('watermelon'), 100, 'ml')).toBeNull();
    expect(gramsOf(food('whipping-cream'), 1, 'cup')).toBeNull();
  });

  it.each([-1, Number.NaN, Infinity])('an amount of %d is refused', (amount) => {
    expect(() => gramsOf(food('egg'), amount, 'g')).toThrow(RangeError);
  });
});
