import { entryOf, type MeasurementEntry, readEntry } from './measurement-entry';

const blank: MeasurementEntry = { date: '2026-11-20', weight: '', ounces: '', length: '', head: '' };
const metric = { units: 'metric', birthDate: '2026-01-05', today: '2026-11-21' } as const;
const us = { ...metric, units: 'us' } as const;
const measured = (date: string, weight_kg: number | null, length_cm: number | null = null) => ({
  date,
  weight_kg,
  length_cm,
  head_cm: null,
});

it('reads figures with a point or a comma, and pounds with ounces', () => {
  expect(readEntry({ ...blank, weight: ' 8,25 ', length: '71.5' }, metric).measurement).toEqual(
    measured('2026-11-20', 8.25, 71.5),
  );
  expect(readEntry({ ...blank, weight: '18', ounces: '3' }, us).measurement?.weight_kg).toBeCloseTo(8.25, 2);
  expect(readEntry({ ...blank, length: '28', ounces: '' }, us).measurement).toEqual(
    measured('2026-11-20', null, 71.1),
  );
});

it.each([
  [{}, { weight: 'Enter a weight, a length or a head circumference.' }],
  [{ weight: 'eight' }, { weight: 'Enter a number, such as 8.2.' }],
  [{ weight: '8200' }, { weight: 'Between 0.3 and 60 kg (10 oz and 132 lb).' }],
  [{ length: '7' }, { length: 'Between 20 and 150 cm (8 and 59 in).' }],
  [{ head: '445' }, { head: 'Between 15 and 70 cm (6 and 27.5 in).' }],
  [{ weight: '8', date: '' }, { date: 'Enter the date of the measurement.' }],
  [{ weight: '8', date: '2026-11-22' }, { date: 'This date is in the future.' }],
  [{ weight: '8', date: '2026-01-04' }, { date: 'This date is before the birth date.' }],
])('refuses %j', (fields, errors) => {
  expect(readEntry({ ...blank, ...fields }, metric).errors).toEqual(errors);
});

it('shows a measurement in the fields and reads the same back', () => {
  const measurement = { date: '2026-11-20', weight_kg: 8.25, length_cm: 71.1, head_cm: 44.2 };
  expect(readEntry(entryOf(measurement, 'metric'), metric).measurement).toEqual(measurement);
  const back = readEntry(entryOf(measurement, 'us'), us).measurement;
  expect(back?.weight_kg).toBeCloseTo(8.25, 2);
  expect(back?.length_cm).toBeCloseTo(71.1, 1);
});
