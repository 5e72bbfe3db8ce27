import type { PointWords } from '@/components/nutriai/charts/growth-chart';
import type { GrowthSeries, GrowthSeriesPoint } from '@/lib/contract/nutriai-growth';
import { dateText } from '@/lib/nutriai/client/log/day-text';
import { lengthText, type UnitSystem, unitNames, weightText } from '@/lib/nutriai/client/units';

type Indicator = GrowthSeries['indicator'];

/** The measures that have a chart of their own, in their order. */
export const chartedIndicators = [
  'weight_for_age',
  'length_for_age',
  'weight_for_length',
  'head_circumference_for_age',
] as const satisfies readonly Indicator[];

export const measureNames: Readonly<Record<Indicator, string>> = {
  weight_for_age: 'Weight',
  length_for_age: 'Length or height',
  weight_for_length: 'Weight for length',
  bmi_for_age: 'BMI',
  head_circumference_for_age: 'Head circumference',
};

export const sexNames = { female: 'girls', male: 'boys' } as const;

const isWeight = (indicator: Indicator) =>
  indicator === 'weight_for_age' || indicator === 'weight_for_length';

/** "8.2 kg" */
export function valueText(indicator: Indicator, value: number, units: UnitSystem): string {
  if (indicator === 'bmi_for_age') return `${value.toFixed(1)} kg/m²`;
  return isWeight(indicator) ? weightText(value, units) : lengthText(value, units);
}

export function unitText(indicator: Indicator, units: UnitSystem): string {
  return isWeight(indicator) ? unitNames[units].weight : unitNames[units].length;
}

export function xName({ x_unit: xUnit }: GrowthSeries, units: UnitSystem, isCorrected: boolean): string {
  if (xUnit === 'cm') return `Length in ${unitNames[units].length}`;
  return isCorrected ? 'Months from the due date, until 2 years' : 'Age in months';
}

/** What is read out of a point. */
export function pointWords(indicator: Indicator, point: GrowthSeriesPoint, units: UnitSystem): PointWords {
  return { title: `${dateText(point.date)}, ${valueText(indicator, point.value, units)}`, text: point.words };
}

/** Where a centile lies among the lines of the chart. */
export function placeAmongLines(centile: number): string {
  const near = lines.find((line) => Math.abs(line.centile - centile) <= line.near);
  if (near) return `near the ${near.name} line`;
  const above = lines.find((line) => line.centile > centile);
  const below = lines.findLast((line) => line.centile < centile);
  if (above && below) return `between the ${below.name} and the ${above.name} line`;
  return above ? `below the ${above.name} line` : 'above the 97th line';
}

/** A z-score with a real minus sign; never minus zero. */
export function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits);
  return value < 0 && Number(text) > 0 ? `−${text}` : text;
}

/** A centile in figures; the ends of the scale in words. */
export function centileText(centile: number): string {
  if (centile < 1) return 'below 1';
  return centile > 99 ? 'above 99' : String(Math.round(centile));
}

const lines = [
  { centile: 3, name: '3rd', near: 0.7 },
  { centile: 15, name: '15th', near: 2 },
  { centile: 50, name: '50th', near: 4 },
  { centile: 85, name: '85th', near: 2 },
  { centile: 97, name: '97th', near: 0.7 },
];

export const leftOutWords: Readonly<Record<GrowthSeries['left_out'][number]['reason'], string>> = {
  implausible: 'looks like a mistake, so it is not shown on the chart',
  before_due: 'before the due date, on charts for babies born early',
  outside_table: 'a length outside the WHO chart',
};
