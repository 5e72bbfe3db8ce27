import { amountsFor } from '../foods/composition-of';
import { type Item } from './dish';
import { availableFood } from './may-cook';
import { patterns } from './patterns/pattern-list';
import { aimsFor, solveGrams } from './solve-grams';

const mash = patterns.find(({ id }) => id === 'mash');
if (!mash) throw new Error('No mash.');

function item(food: string, slot: string): Item {
  const available = availableFood(food);
  if (!available) throw new Error(`No ${food} in the kitchen.`);
  return { ...available, slot, grams: 0, asked: false };
}

function density(items: readonly Item[]): number {
  const kcal = items.reduce(
    (sum, { food, grams, kitchen }) => sum + (amountsFor(food, grams, kitchen.state)?.energy_kcal ?? 0),
    0,
  );
  return kcal / items.reduce((sum, { grams }) => sum + grams, 0);
}

describe('solveGrams', () => {
  const aims = aimsFor(mash, { ageMonths: 7, meal: 'lunch' });

  it('makes a thin mash filling with fat, in helpings of the age', () => {
    const items = solveGrams(
      [item('potato', 'root'), item('courgette', 'vegetable'), item('olive-oil', 'fat')],
      mash,
      aims,
    );
    if (!items) throw new Error('Not solved.');
    expect(density(items)).toBeGreaterThanOrEqual(0.8);
    const servingG = items.reduce((sum, { grams }) => sum + grams, 0) / mash.servings;
    expect(servingG).toBeGreaterThan(60);
    expect(servingG).toBeLessThan(120);
  });

  it('keeps salty foods small', () => {
    const items = solveGrams(
      [
        item('potato', 'root'),
        item('carrot', 'vegetable'),
        item('cheddar', 'creamy'),
        item('olive-oil', 'fat'),
      ],
      mash,
      aims,
    );
    const cheese = items?.find(({ food }) => food.id === 'cheddar')?.grams ?? Infinity;
    expect(cheese / mash.servings).toBeLessThan(13);
  });

  it('gives up where energy cannot be met', () => {
    expect(solveGrams([item('courgette', 'root'), item('pak-choi', 'vegetable')], mash, aims)).toBeNull();
  });

  it('always gives the same grams', () => {
    const items = [item('sweet-potato', 'root'), item('salmon', 'protein'), item('rapeseed-oil', 'fat')];
    expect(solveGrams(items, mash, aims)).toEqual(solveGrams(items, mash, aims));
  });
});
