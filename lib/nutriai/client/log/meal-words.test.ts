import { mealKindAt } from '../../server/imports/read/meal-readings';
import { amountUnits } from '../../engine/foods/food';
import {
  amountWords,
  itemRequest,
  kindAt,
  measureWords,
  shares,
  shareWords,
  writerWords,
} from './meal-words';

const item = { food: null, recipe: null, text: null, name: '', amount: null, unit: null, grams: null };

describe('kindAt', () => {
  /** A moment by the clocks of wherever this runs, as those of a browser. */
  const at = (hours: number, minutes = 0) => new Date(2026, 4, 12, hours, minutes).toISOString();

  it.each([
    ['breakfast', at(5)],
    ['breakfast', at(8)],
    ['lunch', at(11)],
    ['lunch', at(14, 29)],
    ['snack', at(10, 45)],
    ['snack', at(14, 30)],
    ['dinner', at(16, 30)],
    ['dinner', at(19, 59)],
    ['snack', at(20)],
    ['snack', at(2, 30)],
    ['snack', at(0)],
  ])('says %s', (kind, moment) => {
    expect(kindAt(moment)).toBe(kind);
  });

  it('goes by the same hours as an imported log', () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    for (let quarter = 0; quarter < 96; quarter++) {
      const moment = at(0, quarter * 15);
      expect([moment, kindAt(moment)]).toEqual([moment, mealKindAt(Date.parse(moment), timeZone)]);
    }
  });
});

describe('shareWords', () => {
  it('has its own words for each share that can be chosen', () => {
    const words = shares.map(({ value }) => shareWords(value));
    expect(words).toEqual(shares.map((share) => share.words));
    expect(new Set(words).size).toBe(shares.length);
  });

  it('says a share between them as a percentage', () => {
    expect(shareWords(0.3)).toBe('30% eaten');
    expect(shareWords(0.29)).toBe('29% eaten');
  });
});

describe('amountWords', () => {
  it.each([
    [1, 'tbsp', '1 tbsp'],
    [2, 'tbsp', '2 tbsp'],
    [1, 'slice', '1 slice'],
    [2, 'slice', '2 slices'],
    [100, 'g', '100 g'],
    [2, 'piece', '2 pieces'],
    [3, 'leaf', '3 leaves'],
    [1, 'leaf', '1 leaf'],
    [0.5, 'slice', '0.5 slices'],
    [2, 'fl_oz', '2 fl oz'],
    [1, 'metric_cup', '1 metric cup'],
    [2, 'metric_cup', '2 metric cups'],
    [1.005, 'kg', '1.01 kg'],
    [1500, 'ml', '1,500 ml'],
  ])('says %s of %s as “%s”', (amount, unit, words) => {
    expect(amountWords(amount, unit)).toBe(words);
  });

  it('shows no unit as a program writes it', () => {
    for (const unit of amountUnits) expect(amountWords(2, unit)).toMatch(/^2 [a-z]+( [a-z]+)?$/);
  });
});

describe('measureWords', () => {
  it('says the amount rather than the weight behind it', () => {
    expect(measureWords({ ...item, amount: 2, unit: 'tbsp', grams: 30 })).toBe('2 tbsp');
  });

  it('says a weight in whole grams', () => {
    expect(measureWords({ ...item, grams: 29.6 })).toBe('30 g');
  });

  it('says nothing of an assumed weight, and of none', () => {
    expect(measureWords({ ...item, grams: 30, is_estimate: true })).toBe('');
    expect(measureWords(item)).toBe('');
  });
});

describe('itemRequest', () => {
  it('logs the amount of a food again, not what it weighed', () => {
    expect(itemRequest({ ...item, food: 'egg', amount: 1, unit: 'piece', grams: 50 })).toEqual({
      food: 'egg',
      amount: 1,
      unit: 'piece',
    });
  });

  it('leaves an assumed weight to be assumed again', () => {
    expect(itemRequest({ ...item, recipe: 'r1', grams: 120, is_estimate: true })).toEqual({ recipe: 'r1' });
  });

  it('keeps a weight of zero', () => {
    expect(itemRequest({ ...item, food: 'egg', grams: 0 })).toEqual({ food: 'egg', grams: 0 });
  });

  it('keeps words, with the weights that were given for them', () => {
    const weights = [{ text: 'sticks', grams: 12 }];
    expect(itemRequest({ ...item, text: 'some sticks', weights })).toEqual({ text: 'some sticks', weights });
  });
});

describe('writerWords', () => {
  const sam = { id: 'sam', name: 'Sam', role: 'parent', is_me: false } as const;

  it('calls the reader “you”, whatever the name is', () => {
    expect(writerWords({ ...sam, is_me: true })).toBe('by you');
  });

  it('calls others by their names, and says so where there is none', () => {
    expect(writerWords({ ...sam, name: 'Zoë O’Neill' })).toBe('by Zoë O’Neill');
    expect(writerWords({ ...sam, name: '' })).toMatch(/^by \S/);
  });
});
