import type { Baby } from '../../../engine/insights/log';
import { checkedRows } from './check-rows';
import type { ImportEntry, ImportRow } from './import-row';

const baby: Baby = {
  birthDate: '2026-01-10',
  sex: 'female',
  feeding: 'breast',
  diet: 'omnivore',
  allergies: [],
  otherAllergies: [],
  avoids: [],
  introducedAllergens: [],
  measurements: [],
};
const nowMs = Date.UTC(2026, 6, 10, 12);

const rowOf = (entry: ImportEntry): ImportRow => ({
  file: 'log.csv',
  row: 2,
  key: 'k',
  state: 'entry',
  entry,
});
const meal = (at: string): ImportEntry => ({
  kind: 'meal',
  atMs: Date.parse(at),
  meal: 'lunch',
  items: [{ text: 'pear' }],
});
const weight = (date: string, weightKg: number): ImportEntry => ({
  kind: 'measurement',
  date,
  weightKg,
  lengthCm: null,
  headCm: null,
});
const stateOf = (entry: ImportEntry, of = baby) => checkedRows([rowOf(entry)], of, nowMs)[0]?.state;

describe('checkedRows', () => {
  it('leaves what can be, in its order', () => {
    const rows = [
      rowOf(meal('2026-07-01T12:00Z')),
      rowOf(weight('2026-07-01', 7)),
      rowOf(meal('2026-06-01T12:00Z')),
    ];
    expect(checkedRows(rows, baby, nowMs)).toEqual(rows);
  });

  it('finds days before the birth', () => {
    expect(stateOf(meal('2025-12-31T12:00Z'))).toBe('problem');
    expect(stateOf(weight('2026-01-09', 3.2))).toBe('problem');
    expect(stateOf(weight('2026-01-10', 3.2))).toBe('entry');
  });

  it('lets a birth on this side of the date line begin earlier by the clocks of UTC', () => {
    // In Auckland it is already 10 January.
    expect(stateOf(meal('2026-01-09T13:00Z'))).toBe('entry');
  });

  it('finds days that are to come anywhere on earth', () => {
    expect(stateOf(meal('2026-07-13T12:00Z'))).toBe('problem');
    expect(stateOf(weight('2026-07-12', 7))).toBe('problem');
    expect(stateOf(weight('2026-07-10', 7))).toBe('entry');
  });

  it('finds sizes that no child of the age has', () => {
    expect(stateOf(weight('2026-07-01', 70))).toBe('problem');
    expect(stateOf(weight('2026-07-01', 0.7))).toBe('problem');
    expect(stateOf({ ...weight('2026-07-01', 7), lengthCm: 6.8 } as ImportEntry)).toBe('problem');
    expect(stateOf({ ...weight('2026-07-01', 7), headCm: 420 } as ImportEntry)).toBe('problem');
  });

  it('leaves problems and rows that were left out as they are', () => {
    const rows: ImportRow[] = [
      { file: 'a', row: 2, key: 'k', state: 'problem', problem: 'No date.' },
      { file: 'a', row: 3, key: 'l', state: 'left_out', reason: 'Sleep.' },
    ];
    expect(checkedRows(rows, baby, nowMs)).toEqual(rows);
  });

  it('changes no row in place', () => {
    const rows = [rowOf(weight('2026-07-01', 70))];
    const before = structuredClone(rows);
    checkedRows(rows, baby, nowMs);
    expect(rows).toEqual(before);
  });
});
