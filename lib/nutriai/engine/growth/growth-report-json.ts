import { type Sex } from '../child';
import { type GrowthFlag, growthReport, type GrowthReport } from './growth-report';
import { indicators } from './indicators';
import { type Position } from './lms-columns';
import { type Indicator } from './standards';

/** Input of the command line and of HTTP: what `GrowthInput` holds, in snake case. */
export interface GrowthJsonInput {
  sex: Sex;
  age_days: number;
  corrected_age_days?: number;
  weight_kg?: number;
  length_cm?: number;
  head_cm?: number;
  measured?: Position;
}

/** Indicators as JSON names them. */
export const indicatorNames = {
  weightForAge: 'weight_for_age',
  lengthForAge: 'length_for_age',
  weightForLength: 'weight_for_length',
  bmiForAge: 'bmi_for_age',
  headCircumferenceForAge: 'head_circumference_for_age',
} as const satisfies Record<Indicator, string>;

type IndicatorName = (typeof indicatorNames)[Indicator];

export type GrowthJson = Partial<Record<IndicatorName, { z: number; centile: number; flag?: GrowthFlag }>> & {
  /** Present if something could not be said. */
  notes?: string[];
};

/** Never −0. */
const rounded = (value: number, digits: number) => Number(value.toFixed(digits)) + 0;

/** A report for the outside: z to two decimals as WHO prints it, centiles to one. */
export function toReport(report: GrowthReport): GrowthJson {
  const json: GrowthJson = {};
  for (const indicator of indicators) {
    const measure = report[indicator];
    if (!measure) continue;
    const { z, centile, flag } = measure;
    json[indicatorNames[indicator]] = {
      z: rounded(z, 2),
      centile: rounded(centile, 1),
      ...(flag && { flag }),
    };
  }
  return report.notes.length > 0 ? { ...json, notes: report.notes } : json;
}

/**
 * `growthReport` for snake case input and output.
 * @throws RangeError as `growthReport` does
 */
export function growthReportJson(input: GrowthJsonInput): GrowthJson {
  return toReport(
    growthReport({
      sex: input.sex,
      ageDays: input.age_days,
      correctedAgeDays: input.corrected_age_days,
      weightKg: input.weight_kg,
      lengthCm: input.length_cm,
      headCm: input.head_cm,
      measured: input.measured,
    }),
  );
}
