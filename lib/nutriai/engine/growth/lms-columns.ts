import { type Sex } from '../child';

/** A sex that the WHO standards have tables for. */
export type TabledSex = Exclude<Sex, 'unspecified'>;

/** Lying down (length, the standard under two years) or standing (height, from two years on). */
export type Position = 'lying' | 'standing';

/** Box–Cox power L, median M and coefficient of variation S, a column each; one number where a column is constant. */
export interface LmsColumns {
  l: number | readonly number[];
  m: readonly number[];
  s: readonly number[];
}

/** Columns by days of age, for the first weeks, in which a month is too coarse. */
export interface NewbornLms extends LmsColumns {
  days: readonly number[];
}

/** Columns by completed months. */
export interface MonthlyLms extends LmsColumns {
  firstMonth: number;
}

/** Columns by half centimetres. */
export interface HalfCentimetreLms extends LmsColumns {
  firstCm: number;
}

/** One sex's tables of an indicator by age: one table, or one by position. */
export type AgeTables =
  | { newborn: NewbornLms; any: MonthlyLms }
  | { newborn: NewbornLms; lying: MonthlyLms; standing: MonthlyLms };

export type AgeStandard = Record<TabledSex, AgeTables>;
export type LengthStandard = Record<TabledSex, Record<Position, HalfCentimetreLms>>;
