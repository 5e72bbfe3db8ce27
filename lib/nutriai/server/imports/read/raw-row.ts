import type { ImportChoices, DateOrder, RowReading, WeightUnit } from './import-row';

/** What has to be known before rows can be read: what the member chose, or what the file itself says. */
export interface Settled {
  timeZone: string;
  dateOrder: DateOrder;
  volumeUnit: NonNullable<ImportChoices['volumeUnit']>;
  weightUnit: WeightUnit;
  lengthUnit: NonNullable<ImportChoices['lengthUnit']>;
}

/** A child as a file names it. */
export interface SourceChild {
  id: string;
  name: string;
}

/** A row of a known format, before dates and units are settled. */
export interface RawRow {
  file: string;
  row: number;
  key: string;
  child: SourceChild | null;
  /** Texts that are dates, to tell which number of them is the day. */
  dates: string[];
  /** Sizes without a unit, to tell which it is. */
  bare: { measure: 'volume' | 'weight' | 'length' | 'head'; value: number }[];
  read: (settled: Settled) => RowReading;
}

export const leftOut = (reason: string): RowReading => ({ state: 'left_out', reason });
export const problem = (text: string): RowReading => ({ state: 'problem', problem: text });
