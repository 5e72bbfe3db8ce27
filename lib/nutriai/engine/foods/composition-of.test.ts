import { amountsFor, compositionOf, formOf } from './composition-of';
import { type Food } from './food';
import { foodById } from './food-list';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

describe('the composition of a food', () => {
  it('is that of its usual form, unless a state is asked for', () => {
    expect(formOf(food('carrot'))?.code).toBe('11125');
    expect(formOf(food('carrot'), 'raw')?.code).toBe('11124');
    expect(compositionOf(food('oats'))?.energy_kcal).toBe(71);
    expect(compositionOf(food('oats'), 'dry')?.energy_kcal).toBe(379);
  });

  it('another way of cooking stands in for one that was not analysed', () => {
    expect(formOf(food('carrot'), 'roasted')?.state).toBe('boiled');
    expect(formOf(food('sweet-potato'), 'cooked')?.state).toBe('baked');
  });

  it('cooked never stands in for raw, nor raw for cooked', () => {
    expect(compositionOf(food('broccoli'), 'dry')).toBeNull();
    expect(compositionOf(food('salmon'), 'canned')).toBeNull();
    expect(compositionOf(food('cassava'), 'boiled')).toBeNull();
  });

  it('is null for a food that was not analysed', () => {
    expect(compositionOf(food('popcorn'))).toBeNull();
    expect(amountsFor(food('popcorn'), 10)).toBeNull();
  });
});

describe('amounts in a weight', () => {
  it('are in proportion, and unknown stays unknown', () => {
    const amounts = amountsFor(food('puffed-wheat'), 10);
    expect(amounts?.iron_mg).toBeCloseTo(3.17, 10);
    expect(amounts).not.toHaveProperty('sugars_g');
    expect(amountsFor(food('olive-oil'), 5)?.protein_g).toBe(0);
  });

  it('of nothing are nothing', () => expect(amountsFor(food('egg'), 0)?.energy_kcal).toBe(0));

  it.each([-1, Number.NaN, Infinity])('%d grams are refused', (grams) => {
    expect(() => amountsFor(food('egg'), grams)).toThrow(RangeError);
  });
});
