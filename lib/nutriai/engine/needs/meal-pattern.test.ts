import { type Feeding } from '../child';
import { mealPattern, textureStage } from './meal-pattern';
import { type FeedingBand } from './need-age';

const bands: readonly FeedingBand[] = ['0-5', '6-8', '9-11', '12-23', '24-36'];

it.each([
  ['0-5', null],
  ['6-8', [30, 125]],
  ['9-11', [125, 125]],
  ['12-23', [190, 250]],
  ['24-36', [190, 250]],
] as const)('a helping at %s months: %j ml', (band, ml) => {
  const { amountMl, minKcalPerG } = mealPattern(band, 'breast');
  expect(amountMl && [amountMl.min, amountMl.max]).toEqual(ml);
  expect(amountMl?.source).toBe(ml ? 'who-2009-model-chapter' : undefined);
  expect(minKcalPerG).toBe(ml && 0.8);
});

it.each<[Feeding, string]>([
  ['breast', 'paho-who-2003'],
  ['mixed', 'paho-who-2003'],
  ['formula', 'who-2005-non-breastfed'],
  ['none', 'who-2005-non-breastfed'],
])('fed %s, the counts of meals from 6 to 23 months are of %s', (feeding, source) => {
  for (const band of ['6-8', '9-11', '12-23'] as const) {
    expect(mealPattern(band, feeding)).toMatchObject({
      source,
      countsMilkFeeds: feeding !== 'breast' && feeding !== 'mixed',
    });
  }
});

it('counts no meals before solids and the same for every child from two years, however they are fed', () => {
  for (const feeding of ['breast', 'mixed', 'formula', 'none'] as const) {
    expect(mealPattern('0-5', feeding)).toEqual({
      ...{ min: 0, max: 0, snacks: { min: 0, max: 0 }, countsMilkFeeds: false },
      ...{ source: 'who-complementary-feeding', amountMl: null, minKcalPerG: null },
    });
    expect(mealPattern('24-36', feeding)).toMatchObject({ min: 3, max: 3, basis: 'recalled' });
  }
});

it('leaves snacks to the wish of a baby of six to eight months alone', () => {
  const optional = bands.filter((band) => mealPattern(band, 'breast').snacks.optional);
  expect(optional).toEqual(['6-8']);
});

it('grows from purée to family food, and never goes back', () => {
  const stages = bands.map((band) => textureStage(band).textures);
  expect(stages).toEqual([
    [],
    ['puree', 'mash', 'soft_finger'],
    ['mash', 'minced', 'chopped', 'soft_finger'],
    ['minced', 'chopped', 'soft_finger', 'family'],
    ['chopped', 'soft_finger', 'family'],
  ]);
  for (const band of bands) {
    expect(textureStage(band).words).toMatch(/^[A-Z].*\.$/);
    expect(textureStage(band).sources.length).toBeGreaterThan(0);
  }
});
