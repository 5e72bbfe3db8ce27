import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale } from '../child';
import { csvRows } from '../knowledge/csv-rows';
import { amountsOfServed } from './eaten-food';
import { readMeal } from './read-meal';

/** Half a per cent: the bounds are rounded. */
const tolerance = 0.005;

type Row = Record<string, string>;

const within = (value: number, least: string | undefined, most: string | undefined) =>
  value >= Number(least) * (1 - tolerance) && value <= Number(most) * (1 + tolerance);

/** Whether a text is counted in full, with an energy, and with a weight, that a dietitian would accept. */
function countOf(row: Row): { byEnergy: boolean; byBoth: boolean } {
  const locale: Locale = row.locale === 'us' ? 'us' : 'uk';
  const meal = { eatenAt: '2000-01-01T00:00:00Z', kind: 'lunch' as const, items: [{ text: row.text ?? '' }] };
  const child = { ageMonths: Number(row.age_months), locale, feeding: 'mixed' as const };
  const read = readMeal(meal, '2000-01-01', { child, recipes: [] });
  const grams = read.foods.reduce((sum, food) => sum + (food.grams ?? 0), 0);
  const energy = read.foods.reduce((sum, food) => sum + (amountsOfServed(food, locale)?.energy_kcal ?? 0), 0);
  const byEnergy =
    read.notCounted.length === 0 && grams > 0 && within(energy, row.energy_kcal_min, row.energy_kcal_max);
  return { byEnergy, byBoth: byEnergy && within(grams, row.grams_min, row.grams_max) };
}

const sets = [
  'development',
  'second',
  'third',
  'first-held-out',
  'second-held-out',
  'third-held-out',
  'fourth-held-out',
  'fifth-held-out',
  'sixth-held-out',
  'seventh-held-out',
  'eighth-held-out',
  'eleventh-held-out',
  'thirteenth-held-out',
  'fourteenth-held-out',
  'fifteenth-held-out',
  'sixteenth-held-out',
  'seventeenth-held-out',
  'eighteenth-held-out',
  'amounts-and-feeds',
];

describe.each(sets)('%s.csv', (name) => {
  const rows = csvRows(readFileSync(path.resolve('knowledge', 'meal-texts', `${name}.csv`), 'utf8'));

  it('is counted within what a dietitian would accept in 95 of 100 texts', () => {
    const missed = rows.filter((row) => !countOf(row).byBoth).map(({ text }) => text);
    expect({ missed, share: missed.length / rows.length <= 0.05 }).toMatchObject({ share: true });
  });
});

describe.each(['ninth-held-out', 'tenth-held-out', 'twelfth-held-out'])('%s.csv, by energy', (name) => {
  const rows = csvRows(readFileSync(path.resolve('knowledge', 'meal-texts', `${name}.csv`), 'utf8'));

  it('is counted within the energy in 95 of 100 texts, and within the weight too in 90', () => {
    const counts = rows.map((row) => ({ text: row.text, ...countOf(row) }));
    const missed = counts.filter(({ byEnergy }) => !byEnergy).map(({ text }) => text);
    const byBoth = counts.filter((count) => count.byBoth).length;
    expect({ missed, share: missed.length / rows.length <= 0.05 }).toMatchObject({ share: true });
    expect(byBoth / rows.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('words that name no food', () => {
  const unknown = [
    'same as him',
    'what we had',
    'leftovers from yesterday',
    'a bit of everything',
    'flumf',
    'snack',
  ];

  it.each(unknown)('keeps "%s" as it was written, uncounted', (text) => {
    const meal = { eatenAt: '2000-01-01T00:00:00Z', kind: 'lunch' as const, items: [{ text }] };
    const child = { ageMonths: 11, locale: 'uk' as const, feeding: 'mixed' as const };
    const read = readMeal(meal, '2000-01-01', { child, recipes: [] });
    expect(read.foods.filter(({ grams }) => grams !== null)).toEqual([]);
    expect(read.notCounted).toMatchObject([{ text }]);
  });
});
