import { bareSize, measurement } from './measurement-reading';
import type { Settled } from './raw-row';

const settled: Settled = {
  timeZone: 'Europe/London',
  dateOrder: 'dmy',
  volumeUnit: 'ml',
  weightUnit: 'kg',
  lengthUnit: 'cm',
};

const sizesOf = (sizes: Parameters<typeof measurement>[1], changes: Partial<Settled> = {}) => {
  const reading = measurement('2026-05-12', sizes, { ...settled, ...changes });
  return reading.state === 'entry' ? reading.entry : reading;
};

describe('measurement', () => {
  it('reads sizes with their units', () => {
    expect(sizesOf({ weight: '7.5 kg', length: '68 cm', head: '43,5 cm' })).toEqual({
      kind: 'measurement',
      date: '2026-05-12',
      weightKg: 7.5,
      lengthCm: 68,
      headCm: 43.5,
    });
  });

  it('reads pounds with ounces, and inches', () => {
    const entry = sizesOf({ weight: '16 lb 8 oz', length: '26.5 in' });
    expect(entry).toMatchObject({ headCm: null });
    // 16.5 lb × 0.45359237; 26.5 in × 2.54
    expect('weightKg' in entry && entry.weightKg).toBeCloseTo(7.484, 2);
    expect('lengthCm' in entry && entry.lengthCm).toBeCloseTo(67.31, 1);
  });

  it('reads bare sizes in the units that were settled', () => {
    expect(sizesOf({ weight: '7500' }, { weightUnit: 'g' })).toMatchObject({ weightKg: 7.5 });
    expect(sizesOf({ weight: '7.5' })).toMatchObject({ weightKg: 7.5 });
    const inches = sizesOf({ head: '17' }, { lengthUnit: 'in' });
    expect('headCm' in inches && inches.headCm).toBeCloseTo(43.18, 1);
  });

  it('takes the day by the order that was settled', () => {
    const read = (dateOrder: Settled['dateOrder']) =>
      measurement('03/04/2026', { weight: '7 kg' }, { ...settled, dateOrder });
    expect(read('dmy')).toMatchObject({ entry: { date: '2026-04-03' } });
    expect(read('mdy')).toMatchObject({ entry: { date: '2026-03-04' } });
  });

  it('names as a problem what is no date or no size', () => {
    expect(measurement('30/02/2026', { weight: '7 kg' }, settled).state).toBe('problem');
    expect(measurement('', { weight: '7 kg' }, settled).state).toBe('problem');
    expect(sizesOf({ weight: 'heavy' })).toMatchObject({ state: 'problem' });
    expect(sizesOf({ weight: '7 kg', head: '?' })).toMatchObject({ state: 'problem' });
  });

  it('makes no entry of a row without a size', () => {
    expect(sizesOf({})).not.toHaveProperty('kind');
    expect(sizesOf({ weight: '', length: '', head: '' })).not.toHaveProperty('kind');
  });

  it('takes 29 February in a leap year alone', () => {
    expect(measurement('2024-02-29', { weight: '7 kg' }, settled)).toMatchObject({
      entry: { date: '2024-02-29' },
    });
    expect(measurement('2026-02-29', { weight: '7 kg' }, settled).state).toBe('problem');
  });
});

describe('bareSize', () => {
  it('is a number without a unit', () => {
    expect([bareSize('weight', '7.5')].flat()).toEqual([{ measure: 'weight', value: 7.5 }]);
  });

  it.each(['', '7.5 kg', 'heavy', '7 lb 4 oz', '-'])('is nothing for %j', (text) => {
    expect([bareSize('weight', text)].flat()).toEqual([]);
  });
});
