import type { RowReading } from './import-row';
import { bottle, breastfeed, mealKindAt, solids, water } from './meal-readings';

const noon = Date.UTC(2026, 4, 12, 12);
const utc = { timeZone: 'UTC' };

function itemsOf(reading: RowReading) {
  if (reading.state !== 'entry' || reading.entry.kind !== 'meal') throw new Error(JSON.stringify(reading));
  return reading.entry.items;
}

describe('mealKindAt', () => {
  it('goes by the clocks of the family', () => {
    const atMs = Date.UTC(2026, 4, 12, 7);
    expect(mealKindAt(atMs, 'Europe/London')).toBe('breakfast');
    expect(mealKindAt(atMs, 'Asia/Kolkata')).toBe('lunch');
    expect(mealKindAt(atMs, 'America/Los_Angeles')).toBe('snack');
  });

  it('follows the clocks when they change', () => {
    // 04:30 in winter is 05:30 in summer.
    expect(mealKindAt(Date.UTC(2026, 2, 28, 4, 30), 'Europe/London')).toBe('snack');
    expect(mealKindAt(Date.UTC(2026, 2, 29, 4, 30), 'Europe/London')).toBe('breakfast');
  });
});

describe('breastfeed', () => {
  it.each([
    [12, 'left', 'Breastfed for 12 minutes, left side'],
    [1, 'right', 'Breastfed for 1 minute, right side'],
    [12.4, 'both', 'Breastfed for 12 minutes, both sides'],
    [null, null, 'Breastfed'],
    [0, null, 'Breastfed'],
    [-5, 'left', 'Breastfed, left side'],
    [0.2, null, 'Breastfed'],
  ] as const)('puts %s minutes on side %s as “%s”', (minutes, side, text) => {
    expect(itemsOf(breastfeed(noon, { minutes, side }))).toEqual([{ text }]);
  });

  it('takes three hours, and not the time of a timer that ran on', () => {
    expect(itemsOf(breastfeed(noon, { minutes: 180, side: null }))).toEqual([
      { text: 'Breastfed for 180 minutes' },
    ]);
    const reading = breastfeed(noon, { minutes: 600, side: null });
    expect(itemsOf(reading)).toEqual([{ text: 'Breastfed' }]);
    expect(reading).toMatchObject({ remark: expect.stringContaining('600') as string });
  });
});

describe('bottle', () => {
  const food = 'infant-formula';

  it('takes whole millilitres', () => {
    expect(itemsOf(bottle(noon, { food, ml: 119.6 }))).toEqual([{ food, amount: 120, unit: 'ml' }]);
    expect(itemsOf(bottle(noon, { food, ml: 1000 }))).toEqual([{ food, amount: 1000, unit: 'ml' }]);
  });

  it('says that milk without an amount is estimated', () => {
    const reading = bottle(noon, { food, ml: null });
    expect(itemsOf(reading)).toEqual([{ food }]);
    expect(reading).toMatchObject({ remark: expect.stringContaining('estimated') as string });
  });

  it('leaves out a bottle of which nothing was drunk', () => {
    expect(bottle(noon, { food, ml: 0 }).state).toBe('left_out');
    expect(bottle(noon, { food, ml: 0.3 }).state).toBe('left_out');
  });

  it.each([1001, 120_000, -50, Number.NaN])('takes no bottle of %s ml', (ml) => {
    expect(bottle(noon, { food, ml }).state).toBe('problem');
  });
});

describe('solids', () => {
  it('makes an item of each line, without its markup', () => {
    const texts = itemsOf(solids(noon, { text: '<p>pear, 2 tbsp oats &amp; egg</p>\r\n\n banana ', ...utc }));
    expect(texts).toEqual([{ text: 'pear, 2 tbsp oats & egg' }, { text: 'banana' }]);
  });

  it('calls the meal as the row does, else by its time', () => {
    expect(solids(noon, { text: 'pear', ...utc })).toMatchObject({ entry: { meal: 'lunch' } });
    expect(solids(noon, { text: 'pear', ...utc, meal: 'dinner' })).toMatchObject({
      entry: { meal: 'dinner' },
    });
  });

  it.each(['', '  ', ',;\n', ' , ', '-', '—', '<br>', '?'])('takes %j for no food', (text) => {
    expect(solids(noon, { text, ...utc }).state).toBe('problem');
  });

  it('refuses more foods than a meal may have', () => {
    const text = (count: number) => Array.from({ length: count }, (_, index) => `pear ${index}`).join('\n');
    expect(itemsOf(solids(noon, { text: text(30), ...utc }))).toHaveLength(30);
    expect(solids(noon, { text: text(31), ...utc }).state).toBe('problem');
  });

  it('parts a line that is too long between two foods', () => {
    const foods = Array.from({ length: 40 }, (_, index) => `pear number ${index}`);
    const items = itemsOf(solids(noon, { text: foods.join(', '), ...utc }));
    expect(items.flatMap(({ text = '' }) => text.split(', '))).toEqual(foods);
    expect(items.every(({ text = '' }) => text.length <= 300)).toBe(true);
  });

  it('takes a food that is named by a picture alone', () => {
    expect(itemsOf(solids(noon, { text: '🍐', ...utc }))).toEqual([{ text: '🍐' }]);
  });

  it('keeps each item within what a log takes, and no letter of it broken', () => {
    for (const { text = '' } of itemsOf(solids(noon, { text: `a${'🍐'.repeat(1_000)}`, ...utc }))) {
      expect(text.length).toBeLessThanOrEqual(300);
      expect(text).not.toMatch(/\p{Surrogate}/u);
    }
  });
});

describe('water', () => {
  it('takes whole millilitres', () => {
    expect(water(noon, 29.6)).toMatchObject({ state: 'entry', entry: { kind: 'water', amountMl: 30 } });
  });

  it.each([null, 0, 0.4, -20, 1001, Number.NaN])('takes no drink of %s ml', (ml) => {
    expect(water(noon, ml).state).toBe('problem');
  });
});
