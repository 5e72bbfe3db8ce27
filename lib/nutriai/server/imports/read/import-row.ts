import type { importFormats } from '../../../../contract/import-formats';
import type { columnRoles, importQuestionIds } from '../../../../contract/nutriai-imports';
import type { MealItemRequest, MealRequest } from '../../../../contract/nutriai-meals';

/** A file that cannot be read as a whole. Its message is for the member. */
export class ImportFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ImportFileError';
  }
}

export interface MealEntry {
  kind: 'meal';
  atMs: number;
  meal: MealRequest['kind'];
  items: MealItemRequest[];
}

export interface WaterEntry {
  kind: 'water';
  atMs: number;
  amountMl: number;
  source: string;
}

export interface MeasurementEntry {
  kind: 'measurement';
  /** `YYYY-MM-DD` */
  date: string;
  weightKg: number | null;
  lengthCm: number | null;
  headCm: number | null;
}

export type ImportEntry = MealEntry | WaterEntry | MeasurementEntry;

/** What a reader makes of one row of a file. */
export type RowReading =
  | {
      state: 'entry';
      entry: ImportEntry;
      /** What of the row is assumed or has no place here. */
      remark?: string;
    }
  | { state: 'problem'; problem: string }
  | { state: 'left_out'; reason: string };

/** A row with where it comes from. */
export type ImportRow = RowReading & {
  file: string;
  /** As a spreadsheet numbers it: the header is row 1. */
  row: number;
  /**
   * The same for the same row of the same source in every later file, whatever the member chose; see `row-
   * key.ts`.
   */
  key: string;
};

/** What only the member can say, with what they may choose. */
export interface ImportQuestion {
  id: (typeof importQuestionIds)[number];
  choices: { value: string; name: string }[];
}

/** What the member has said about a file. */
export interface ImportChoices {
  /** IANA name of the zone in which times without one are meant. */
  timeZone: string;
  /** Which of several children in the file. */
  child?: string | undefined;
  dateOrder?: DateOrder | undefined;
  volumeUnit?: 'ml' | 'oz' | undefined;
  weightUnit?: WeightUnit | undefined;
  lengthUnit?: 'cm' | 'in' | undefined;
  /** Of a table that no reader knows: what each of its columns is, by index. */
  columns?: Readonly<Record<string, ColumnRole>> | undefined;
}

export type DateOrder = 'dmy' | 'mdy';
export type WeightUnit = 'kg' | 'g' | 'lb' | 'oz';

export type ColumnRole = (typeof columnRoles)[number];
export type ImportFormat = (typeof importFormats)[number];

/** A file, read. While there are questions no row of it may be stored. */
export interface ImportReading {
  format: ImportFormat;
  rows: ImportRow[];
  questions: ImportQuestion[];
  /** Of a table that no reader knows: its columns with what they seem to be. */
  columns: { name: string; examples: string[]; role: ColumnRole | null }[];
}
