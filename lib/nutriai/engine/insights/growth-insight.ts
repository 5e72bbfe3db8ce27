import { ageOn } from '../growth/age';
import { parentCentileLines } from '../growth/centile-lines';
import { centileWords } from '../growth/centile-words';
import { type GrowthCurve, growthCurves } from '../growth/growth-curves';
import { type GrowthFlag, growthReport, type GrowthReport } from '../growth/growth-report';
import { indicators, indicatorTraits } from '../growth/indicators';
import { type TabledSex } from '../growth/lms-columns';
import { daysPerMonth, type Indicator } from '../growth/standards';
import { weightGain, type WeightGain } from '../growth/weight-gain';
import { type SourceId } from '../sources';
import { daysBetween } from './day-of';
import { type Baby, type Measurement } from './log';

/** A measurement on a chart. */
export interface GrowthPoint {
  date: string;
  /** Months of age, corrected for an early birth under two years; centimetres of length for weight for length. */
  x: number;
  /** In the indicator's unit. */
  value: number;
  z: number;
  centile: number;
  /** In plain words, for the parent. */
  words: string;
  flag?: GrowthFlag;
}

/** An indicator over time, with the centile lines to draw it on. */
export interface GrowthSeries {
  indicator: Indicator;
  unit: 'kg' | 'cm' | 'kg/m²';
  xUnit: 'months' | 'cm';
  /** Oldest first. Implausible measurements are not among them. */
  points: readonly GrowthPoint[];
  lines: readonly GrowthCurve[];
}

export interface GrowthInsight {
  series: readonly GrowthSeries[];
  /** Falls across centile spaces and the rest of NICE NG75; null without a sex or a weight. */
  weightGain: WeightGain | null;
  /** Flags of the latest measurements, by indicator. */
  latest: readonly { indicator: Indicator; date: string; z: number; flag: GrowthFlag }[];
  notes: readonly string[];
  source: SourceId;
}

/** A measurement with the age at it and what the standards say. */
export interface Measured {
  measurement: Measurement;
  ageDays: number;
  correctedAgeDays: number | undefined;
  report: GrowthReport;
}

/** The measurements from birth up to `today`, oldest first. */
export function measuredOf(baby: Baby, today: string): Measured[] {
  return baby.measurements
    .filter(({ date }) => daysBetween(baby.birthDate, date) >= 0 && daysBetween(date, today) >= 0)
    .sort((a, b) => daysBetween(b.date, a.date))
    .map((measurement) => {
      const { ageDays, correctedAgeDays } = ageOn(measurement.date, baby);
      const { weightKg, lengthCm, headCm } = measurement;
      const report = growthReport({ sex: baby.sex, ageDays, correctedAgeDays, weightKg, lengthCm, headCm });
      return { measurement, ageDays, correctedAgeDays, report };
    });
}

/** What an indicator is of, in its unit; undefined where it was not measured. */
export function valueOf(
  indicator: Indicator,
  { weightKg, lengthCm, headCm }: Measurement,
): number | undefined {
  switch (indicator) {
    case 'weightForAge':
    case 'weightForLength':
      return weightKg;
    case 'lengthForAge':
      return lengthCm;
    case 'headCircumferenceForAge':
      return headCm;
    case 'bmiForAge':
      return weightKg === undefined || lengthCm === undefined ? undefined : weightKg / (lengthCm / 100) ** 2;
  }
}

/** The point of a measurement on a chart, or none. */
export function pointOf(indicator: Indicator, sex: TabledSex, each: Measured): GrowthPoint[] {
  const { measurement, ageDays, correctedAgeDays, report } = each;
  const measure = report[indicator];
  const value = valueOf(indicator, measurement);
  if (!measure || value === undefined || measure.flag === 'implausible') return [];
  const months = (correctedAgeDays ?? ageDays) / daysPerMonth;
  return [
    {
      date: measurement.date,
      x: indicator === 'weightForLength' ? (measurement.lengthCm ?? 0) : months,
      value,
      z: measure.z,
      centile: measure.centile,
      words: centileWords(measure.centile, indicator, sex),
      ...(measure.flag && { flag: measure.flag }),
    },
  ];
}

/** Charts go a little beyond the child, from birth or from the shortest length of WHO's table. */
const beyondMonths = 2;
const beyondCm = 5;
const lastMonth = 60;
const lengths = { from: 45, to: 110 } as const;

function linesFor(indicator: Indicator, sex: TabledSex, points: readonly GrowthPoint[]): GrowthCurve[] {
  const last = Math.max(...points.map(({ x }) => x));
  const isByLength = indicator === 'weightForLength';
  const range = isByLength
    ? { from: lengths.from, to: Math.min(lengths.to, Math.ceil(last) + beyondCm), step: 1 }
    : { from: 0, to: Math.min(lastMonth, Math.ceil(last) + beyondMonths), step: 1 };
  return growthCurves({ indicator, sex, ...range, lines: parentCentileLines });
}

function seriesOf(indicator: Indicator, sex: TabledSex, measured: readonly Measured[]): GrowthSeries[] {
  const points = measured.flatMap((each) => pointOf(indicator, sex, each));
  if (points.length === 0) return [];
  return [
    {
      indicator,
      unit: indicatorTraits[indicator].unit,
      xUnit: indicator === 'weightForLength' ? 'cm' : 'months',
      points,
      lines: linesFor(indicator, sex, points),
    },
  ];
}

function gainOf(
  baby: Baby,
  { sex, measured, isPreterm }: { sex: TabledSex; measured: readonly Measured[]; isPreterm: boolean },
): WeightGain | null {
  const birthWeightKg = measured.find(({ ageDays }) => ageDays === 0)?.measurement.weightKg;
  const weights = measured.flatMap(({ measurement, ageDays, correctedAgeDays }) =>
    measurement.weightKg === undefined || ageDays === 0
      ? []
      : [{ ageDays, correctedAgeDays, weightKg: measurement.weightKg }],
  );
  return weights.length === 0 ? null : weightGain({ sex, birthWeightKg, preterm: isPreterm, weights });
}

/**
 * Every measurement up to `today` against the WHO standards, as series for charts with their centile lines,
 * and whether weight calls for a check (NICE NG75). A measurement on the day of birth gives the birth weight.
 * Without a sex there are no series, and the notes say why.
 * @throws RangeError for a measurement that no child has, or an age beyond five years
 */
export function growthInsight(baby: Baby, today: string): GrowthInsight {
  const measured = measuredOf(baby, today);
  const { sex } = baby;
  const tabled = sex === 'unspecified' ? null : sex;
  const series = tabled === null ? [] : indicators.flatMap((each) => seriesOf(each, tabled, measured));
  const { preterm } = ageOn(today, baby);
  return {
    series,
    weightGain: tabled === null ? null : gainOf(baby, { sex: tabled, measured, isPreterm: preterm }),
    latest: series.flatMap(({ indicator, points }) => {
      const last = points.at(-1);
      return last?.flag ? [{ indicator, date: last.date, z: last.z, flag: last.flag }] : [];
    }),
    notes: [...new Set(measured.flatMap(({ report }) => report.notes))],
    source: 'who-2006-growth',
  };
}
