import { compositionOf } from '../foods/composition-of';
import { type Food } from '../foods/food';
import { foodById } from '../foods/food-list';
import { checkTogether } from './check-together';
import { itemOfFood } from './item-of-food';
import { type Item } from './item';

function food(id: string): Food {
  const found = foodById(id);
  if (!found) throw new Error(`No food ${id}.`);
  return found;
}

const read = (items: readonly Item[], servings: number | null = null) => ({
  items,
  servings,
  unknown: [],
  guesses: [],
  truncated: false,
  text: '',
});

describe('two vitamin products', () => {
  const [drops, oil] = ['vitamin-drops', 'cod-liver-oil'].map((id) => itemOfFood(food(id)));

  it('are one too many, at any age', () => {
    if (!drops || !oil) throw new Error('No vitamins.');
    for (const ageMonths of [0, 12, 60]) {
      expect(checkTogether(read([drops, itemOfFood(food('banana')), oil]), { ageMonths })).toEqual([
        {
          rule: 'H27-two-vitamin-products',
          kind: 'safety',
          severity: 'block',
          food: null,
          foodName: `${drops.name}, ${oil.name}`,
          message: expect.stringContaining('vitamin A or D'),
          instead: expect.stringContaining('One vitamin product'),
          source: ['nhs-vitamins'],
          basis: 'verified',
        },
      ]);
      expect(checkTogether(read([drops, drops]), { ageMonths })).toEqual([]);
      expect(checkTogether(read([oil]), { ageMonths })).toEqual([]);
    }
  });
});

describe('the salt of a serving', () => {
  const sodium = compositionOf(food('feta'))?.sodium_mg ?? Number.NaN;
  /** Feta with so much sodium. */
  const cheese = (mg: number) => itemOfFood(food('feta'), { grams: (mg / sodium) * 100 });
  const severityOf = (mg: number, ageMonths: number, servings: number | null = 1) =>
    checkTogether(read([cheese(mg)], servings), { ageMonths })[0]?.severity;

  it.each([
    [200, 6, undefined],
    [201, 6, 'warn'],
    [400, 11, 'warn'],
    [401, 11, 'block'],
    [400, 12, undefined],
    [401, 12, 'warn'],
    [800, 35, 'warn'],
    [801, 12, 'prepare'],
    [801, 35, 'prepare'],
    [5000, 5, undefined],
    [5000, 36, undefined],
  ])('of %d mg at %d months: %s (SACN 2003: 400 mg a day, from one year 800)', (mg, ageMonths, severity) => {
    expect(severityOf(mg, ageMonths)).toBe(severity);
  });

  it.each([
    [1, 'block'],
    [2, 'block'],
    [3, 'warn'],
    [5, undefined],
    [0, undefined],
    [-1, undefined],
    [null, undefined],
  ])('of 1,000 mg made into %s servings at 9 months: %s', (servings, severity) => {
    expect(severityOf(1000, 9, servings)).toBe(severity);
  });

  it('adds up what was weighed, and guesses nothing', () => {
    const items = [
      cheese(150),
      cheese(160),
      itemOfFood(food('feta')),
      itemOfFood(food('banana'), { grams: 0 }),
    ];
    expect(checkTogether(read(items, 1), { ageMonths: 9 })).toEqual([
      {
        rule: 'salt-of-serving',
        kind: 'safety',
        severity: 'warn',
        food: null,
        foodName: '',
        message: 'A serving contains about 310 mg of sodium; 400 mg is the limit for a whole day.',
        instead: expect.stringContaining('smaller serving'),
        source: ['nhs-foods-to-avoid', 'sacn-2003-salt'],
        basis: 'verified',
      },
    ]);
    expect(checkTogether(read([{ ...cheese(500), food: null }], 1), { ageMonths: 9 })).toEqual([]);
  });
});
