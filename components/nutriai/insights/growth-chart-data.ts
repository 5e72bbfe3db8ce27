import type { GrowthChartData } from '@/lib/nutriai/client/charts/growth-chart-layout';
import type { GrowthSeries } from '@/lib/contract/nutriai-growth';
import { inchesOf, poundsOf, type UnitSystem } from '@/lib/nutriai/client/units';

/** A series in the units in which it is drawn. */
export function growthChartData(series: GrowthSeries, units: UnitSystem): GrowthChartData {
  const y = units === 'metric' ? (value: number) => value : yIn(series);
  const x = units === 'us' && series.x_unit === 'cm' ? inches : (value: number) => value;
  return {
    from: x(series.from),
    to: x(series.to),
    xUnit: series.x_unit === 'months' ? 'months' : 'length',
    lines: series.lines.map(({ label, centile, points }) => ({
      label,
      centile,
      points: points.map((point) => ({ x: x(point.x), y: y(point.y) })),
    })),
    points: series.points.map((point) => ({
      x: x(point.x),
      y: y(point.value),
      xSinceBirth: point.x_since_birth,
    })),
  };
}

const inches = (value: number) => inchesOf(value, 2);

function yIn({ unit }: GrowthSeries): (value: number) => number {
  if (unit === 'kg') return poundsOf;
  return unit === 'cm' ? inches : (value) => value;
}
