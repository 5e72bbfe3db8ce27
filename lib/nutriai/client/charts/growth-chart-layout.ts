import { linearScale } from './linear-scale';
import { monthTicks, niceTicks } from './nice-ticks';
import { spreadApart } from './spread-apart';
import { areaPath, type ChartPosition, linePath } from './svg-path';

/** What a growth chart draws, in the units in which it is shown. */
export interface GrowthChartData {
  from: number;
  to: number;
  /** Marks of the axis below: whole months, or round lengths. */
  xUnit: 'months' | 'length';
  lines: readonly { label: string; centile: number; points: readonly ChartPosition[] }[];
  points: readonly (ChartPosition & { xSinceBirth: number | null })[];
}

export interface Size {
  width: number;
  height: number;
}

export interface Tick {
  at: number;
  text: string;
}

export interface GrowthChartLayout extends Size {
  /** Where the curves are: all else are margins for words. */
  plot: { left: number; right: number; top: number; bottom: number };
  xTicks: readonly Tick[];
  yTicks: readonly Tick[];
  lines: readonly { label: string; centile: number; d: string; end: ChartPosition; labelY: number }[];
  /** Between the lowest and the highest line, and between the two next to the middle. */
  bands: readonly string[];
  child: { d: string; points: readonly ChartPosition[] };
  /** Where a child born early would stand by the birth date. */
  sinceBirth: { d: string; points: readonly ChartPosition[] } | null;
}

/** Room for the unit above, the centiles at the right, and ages with their name below. */
const margins = { left: 34, right: 42, top: 24, bottom: 44 };
const pixelsBetween = { x: 34, y: 28 };
/** Above and below what is drawn. */
const roomShare = 0.04;
const labelGap = 15;

const text = (value: number) => String(Math.round(value * 100) / 100);

/** The points of a line at the ends of the chart and between them. */
function within({ from, to }: Pick<GrowthChartData, 'from' | 'to'>, points: readonly ChartPosition[]) {
  return points.filter(({ x }) => x >= from - 1e-9 && x <= to + 1e-9);
}

/** Everything of a growth chart but its colours: what is drawn in the browser and in print alike. */
export function growthChartLayout(data: GrowthChartData, { width, height }: Size): GrowthChartLayout {
  const plot = {
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
  };
  const curves = data.lines.map((line) => ({ ...line, points: within(data, line.points) }));
  const values = [...curves.flatMap(({ points }) => points), ...data.points].map(({ y }) => y);
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const room = (highest - lowest) * roomShare;
  const range = [lowest - room, highest + room] as const;
  const most = Math.max(2, Math.floor((plot.bottom - plot.top) / pixelsBetween.y));
  const yValues = niceTicks(...range, most).filter((at) => at >= range[0] && at <= range[1]);
  const x = linearScale([data.from, data.to], [plot.left, plot.right]);
  const y = linearScale(range, [plot.bottom, plot.top]);
  const place = (point: ChartPosition): ChartPosition => ({ x: x(point.x), y: y(point.y) });
  const drawn = curves.map((line) => ({ ...line, placed: line.points.map(place) }));
  return {
    width,
    height,
    plot,
    xTicks: xValues(data, plot.right - plot.left).map((at) => ({ at: x(at), text: text(at) })),
    yTicks: yValues.map((at) => ({ at: y(at), text: text(at) })),
    lines: withLabels(drawn, plot),
    bands: bandsOf(drawn.map(({ placed }) => placed)),
    child: trace(data.points.map(place)),
    sinceBirth: sinceBirthOf(data, place),
  };
}

function xValues({ from, to, xUnit }: GrowthChartData, pixels: number): number[] {
  const most = Math.max(2, Math.floor(pixels / pixelsBetween.x));
  if (xUnit === 'months') return monthTicks(to, most);
  return niceTicks(from, to, most).filter((at) => at >= from - 1e-9 && at <= to + 1e-9);
}

interface DrawnLine {
  label: string;
  centile: number;
  placed: readonly ChartPosition[];
}

function withLabels(lines: readonly DrawnLine[], plot: GrowthChartLayout['plot']) {
  const ended = lines.flatMap((line) => {
    const end = line.placed.at(-1);
    return end ? [{ ...line, end }] : [];
  });
  // From the top of the picture down.
  const falling = ended.toSorted((a, b) => a.end.y - b.end.y);
  const ys = spreadApart(
    falling.map(({ end }) => end.y),
    labelGap,
    [plot.top, plot.bottom],
  );
  return ended.map((line) => ({
    label: line.label,
    centile: line.centile,
    d: linePath(line.placed),
    end: line.end,
    labelY: ys[falling.indexOf(line)] ?? line.end.y,
  }));
}

/** From the outermost pair of lines inwards. */
function bandsOf(lines: readonly (readonly ChartPosition[])[]): string[] {
  const pairs = Math.floor(lines.length / 2);
  return Array.from({ length: pairs }, (_, index) =>
    areaPath(lines[lines.length - 1 - index] ?? [], lines[index] ?? []),
  );
}

function trace(points: readonly ChartPosition[]) {
  return { d: linePath(points), points };
}

function sinceBirthOf({ points }: GrowthChartData, place: (point: ChartPosition) => ChartPosition) {
  const other = points.flatMap(({ x, y, xSinceBirth }) =>
    xSinceBirth !== null && Math.abs(xSinceBirth - x) > 1e-6 ? [{ x: xSinceBirth, y }] : [],
  );
  return other.length === 0 ? null : trace(other.map(place));
}

/** The point that is nearest to a place across, for a finger that need not be exact. */
export function nearestPoint(points: readonly ChartPosition[], x: number): number {
  let nearest = 0;
  points.forEach((point, index) => {
    const best = points[nearest];
    if (best && Math.abs(point.x - x) < Math.abs(best.x - x)) nearest = index;
  });
  return nearest;
}
