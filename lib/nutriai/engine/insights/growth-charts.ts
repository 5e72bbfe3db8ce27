import { type Age, ageOn } from '../growth/age';
import { type GrowthPoint, measuredOf, pointOf, type Measured, valueOf } from './growth-insight';
import { growthCurves } from '../growth/growth-curves';
import { standingShorterByCm } from '../growth/growth-report';
import { indicators, indicatorTraits } from '../growth/indicators';
import { type Position, type TabledSex } from '../growth/lms-columns';
import { daysPerMonth, type Indicator, positionAt } from '../growth/standards';
import { type WhoCentile, whoCentileLines } from '../growth/who-centile-lines';
import { type SourceId } from '../sources';
import { type Baby } from './log';

/** A measurement on a chart of WHO's centiles. */
export interface ChartPoint extends GrowthPoint {
  /**
   * Months since birth, where `x` goes by the age from the due date; else the same as `x`. Null on a chart by
   * length.
   */
  xSinceBirth: number | null;
}

/**
 * `implausible`: more likely a slip than a child. `before_due`: a baby born early, before the due date.
 * `outside_table`: a length that WHO's table does not hold.
 */
export type LeftOutReason = 'implausible' | 'before_due' | 'outside_table';

/** A measurement that WHO's chart has no place for. */
export interface LeftOut {
  date: string;
  value: number;
  reason: LeftOutReason;
}

export interface CentileLine {
  label: string;
  centile: WhoCentile;
  points: readonly { x: number; y: number }[];
}

/** One indicator, ready to be drawn. The lines are there also before the first measurement. */
export interface GrowthChart {
  indicator: Indicator;
  sex: TabledSex;
  unit: 'kg' | 'cm' | 'kg/m²';
  xUnit: 'months' | 'cm';
  from: number;
  to: number;
  /** Oldest first. */
  points: readonly ChartPoint[];
  leftOut: readonly LeftOut[];
  lines: readonly CentileLine[];
}

export interface GrowthCharts {
  /** One indicator after the other; for a child whose sex is not given, girls' and then boys'. */
  charts: readonly GrowthChart[];
  /** Points stand at the age from the due date, up to two years of age. */
  isCorrected: boolean;
  source: SourceId;
}

/** Charts end at one of these, a little beyond the child. */
const spans = [3, 6, 12, 18, 24, 36, 48, 60] as const;
const beyondMonths = 0.5;
const lastMonth = 60;

const lyingCm = { from: 45, to: 110 } as const;
const standingCm = { from: 65, to: 120 } as const;
const leastLengthTo = 70;
const beyondCm = 5;

interface Placed {
  point: GrowthPoint;
  each: Measured;
}

const monthsOf = ({ correctedAgeDays, ageDays }: Age) => (correctedAgeDays ?? ageDays) / daysPerMonth;

function reasonOf(indicator: Indicator, { correctedAgeDays, report }: Measured): LeftOutReason {
  if (correctedAgeDays !== undefined && correctedAgeDays < 0) return 'before_due';
  return report[indicator]?.flag === 'implausible' ? 'implausible' : 'outside_table';
}

function leftOutOf(
  indicator: Indicator,
  measured: readonly Measured[],
  placed: readonly Placed[],
): LeftOut[] {
  return measured
    .filter((each) => !placed.some((other) => other.each === each))
    .filter(({ measurement }) => indicator !== 'weightForLength' || measurement.lengthCm !== undefined)
    .flatMap((each) => {
      const value = valueOf(indicator, each.measurement);
      if (value === undefined) return [];
      return [{ date: each.measurement.date, value, reason: reasonOf(indicator, each) }];
    });
}

function ageRange(monthsNow: number, placed: readonly Placed[]): { from: number; to: number } {
  const since = placed.map(({ each }) => each.ageDays / daysPerMonth);
  const last = Math.max(monthsNow, ...placed.map(({ point }) => point.x), ...since) + beyondMonths;
  return { from: 0, to: spans.find((span) => span >= last) ?? lastMonth };
}

/** The length as it would have been in the position that the chart is for. */
function lengthOn(position: Position, { point, each }: Placed): number {
  const taken = positionAt(each.correctedAgeDays ?? each.ageDays);
  if (taken === position) return point.x;
  return position === 'lying' ? point.x + standingShorterByCm : point.x - standingShorterByCm;
}

function lengthChart(placed: readonly Placed[]) {
  const longest = Math.max(0, ...placed.map((each) => lengthOn('lying', each)));
  const position: Position = longest > lyingCm.to ? 'standing' : 'lying';
  const table = position === 'lying' ? lyingCm : standingCm;
  const points = placed
    .map((each): ChartPoint => ({ ...each.point, x: lengthOn(position, each), xSinceBirth: null }))
    .filter(({ x }) => x >= table.from);
  const to = Math.max(leastLengthTo, Math.ceil((longest + beyondCm) / 5) * 5);
  return { position, points, range: { from: table.from, to: Math.min(table.to, to) } };
}

function chartOf(
  indicator: Indicator,
  { sex, measured, monthsNow }: { sex: TabledSex; measured: readonly Measured[]; monthsNow: number },
): GrowthChart {
  const placed = measured.flatMap((each) => pointOf(indicator, sex, each).map((point) => ({ point, each })));
  const isByLength = indicator === 'weightForLength';
  const { position, points, range } = isByLength
    ? lengthChart(placed)
    : {
        position: undefined,
        points: placed.map(({ point, each }): ChartPoint => ({
          ...point,
          xSinceBirth: each.ageDays / daysPerMonth,
        })),
        range: ageRange(monthsNow, placed),
      };
  const step = isByLength || range.to > 24 ? 1 : 0.5;
  const curves = growthCurves({ indicator, sex, ...range, step, lines: whoCentileLines, position });
  return {
    indicator,
    sex,
    unit: indicatorTraits[indicator].unit,
    xUnit: isByLength ? 'cm' : 'months',
    ...range,
    points,
    leftOut: leftOutOf(indicator, measured, placed),
    lines: curves.map(({ label, points: line }, index) => ({
      label,
      centile: whoCentileLines[index]?.centile ?? 50,
      points: line,
    })),
  };
}

/**
 * Every measurement up to `today` on WHO's charts with their five centile lines. Born early, a child stands
 * at the age from the due date until two years, and `xSinceBirth` says where it would stand without. WHO's
 * charts are by sex: where it is not given, there are both.
 * @throws RangeError for a measurement that no child has, or an age beyond five years at it
 */
export function growthCharts(baby: Baby, today: string): GrowthCharts {
  const age = ageOn(today, baby);
  const monthsNow = Math.min(lastMonth - beyondMonths, Math.max(0, monthsOf(age)));
  const sexes: readonly TabledSex[] = baby.sex === 'unspecified' ? ['female', 'male'] : [baby.sex];
  return {
    charts: sexes.flatMap((sex) => {
      const measured = measuredOf({ ...baby, sex }, today);
      return indicators.map((indicator) => chartOf(indicator, { sex, measured, monthsNow }));
    }),
    isCorrected: age.preterm,
    source: 'who-2006-growth',
  };
}
