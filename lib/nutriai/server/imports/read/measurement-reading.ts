import type { RowReading, MeasurementEntry } from './import-row';
import { type Moment, readMoment } from './read-moment';
import { readQuantity } from './read-quantity';
import { problem, type Settled } from './raw-row';

type SizeTexts = Partial<Record<'weight' | 'length' | 'head', string>>;

/** Reads sizes of one day, with or without their units. */
export function measurement(dateText: string, sizes: SizeTexts, settled: Settled): RowReading {
  const moment: Moment = readMoment(dateText, settled);
  if ('problem' in moment) return problem(moment.problem);
  const entry: MeasurementEntry = {
    kind: 'measurement',
    date: moment.date,
    weightKg: null,
    lengthCm: null,
    headCm: null,
  };
  for (const [size, text] of Object.entries(sizes)) {
    if (text === '') continue;
    const isWeight = size === 'weight';
    const read = readQuantity(
      text,
      isWeight ? 'weight' : 'length',
      isWeight ? settled.weightUnit : settled.lengthUnit,
    );
    if ('problem' in read) return problem(read.problem);
    if ('needsUnit' in read) return problem('The size has no unit.');
    if (isWeight) entry.weightKg = rounded(read.value / 1000, 3);
    else if (size === 'length') entry.lengthCm = rounded(read.value, 1);
    else entry.headCm = rounded(read.value, 1);
  }
  const isEmpty = entry.weightKg === null && entry.lengthCm === null && entry.headCm === null;
  return isEmpty ? problem('The row has no measurement.') : { state: 'entry', entry };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** A size without a unit; nothing of one with a unit, or that is no number. */
export function bareSize(measure: 'weight' | 'length' | 'head', text: string) {
  const read = text === '' ? null : readQuantity(text, measure === 'weight' ? 'weight' : 'length');
  return read && 'needsUnit' in read ? [{ measure, value: read.needsUnit }] : [];
}
