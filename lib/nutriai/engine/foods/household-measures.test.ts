import { type CompositionRow } from '../knowledge/schemas/composition';
import { householdMeasuresOf } from './household-measures';

const row = (portion?: string, portionG?: number): CompositionRow => ({
  source: 'usda-sr27',
  code: '00000',
  description: 'Test',
  babyPortionG: 30,
  amounts: {},
  ...(portion === undefined ? {} : { portion }),
  ...(portionG === undefined ? {} : { portionG }),
});
const brief = (portion: string, grams: number) =>
  householdMeasuresOf(row(portion, grams)).map(
    ({ label, grams: weight, basis }) => `${label} ${weight} ${basis}`,
  );

describe('household measures of a row', () => {
  it.each([
    ['1 cup', 160, ['cup 160 source', 'tbsp 10 derived', 'tsp 3.33 derived']],
    [
      '0.5 cup, chopped',
      78,
      ['cup, chopped 156 source', 'tbsp, chopped 9.75 derived', 'tsp, chopped 3.25 derived'],
    ],
    ['1 cup, cubes', 150, ['cup, cubes 150 source']],
    ['2 tbsp', 32, ['tbsp 16 source', 'tsp 5.33 derived']],
    ['1 tablespoon', 13.5, ['tbsp 13.5 source', 'tsp 4.5 derived']],
    ['5 crackers', 14.9, ['cracker 2.98 source']],
    ['1.25 cup (1 NLEA serving)', 33, ['cup 26.4 source', 'tbsp 1.65 derived', 'tsp 0.55 derived']],
    ['1 fl oz', 30.5, ['fl oz 30.5 source']],
    ['56 grams 1 serving', 56, ['serving 56 source']],
    ['1 cup, whipped', 120, []],
    ['1 oz', 28.35, []],
    ['3 oz', 85, []],
  ])('%s', (portion, grams, measures) => expect(brief(portion, grams)).toEqual(measures));

  it('a row without a portion has none', () => expect(householdMeasuresOf(row())).toEqual([]));
});
