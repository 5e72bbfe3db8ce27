import { linearScale } from './linear-scale';
import { niceTicks } from './nice-ticks';
import type { Size, Tick } from './growth-chart-layout';
import { linePath } from './svg-path';

/** A day of a plot of columns; null where nothing is known of it. */
export interface DayColumn {
  date: string;
  /** From the foot up. */
  parts: readonly number[] | null;
  /** What the day asks for. */
  need?: number;
}

export interface DayColumnsData {
  days: readonly DayColumn[];
  /** A band that the columns should end in. */
  band?: { min: number; max: number } | null;
}

export interface DrawnColumn {
  date: string;
  /** The middle of the day. */
  x: number;
  width: number;
  parts: readonly { y: number; height: number }[];
  isUnknown: boolean;
}

export interface DayColumnsLayout extends Size {
  plot: { left: number; right: number; top: number; bottom: number };
  yTicks: readonly Tick[];
  /** Indexes of the days that are named below. */
  named: readonly number[];
  columns: readonly DrawnColumn[];
  /** The line of needs, a step where the need changes. */
  need: string | null;
  band: { y: number; height: number } | null;
}

const margins = { left: 40, right: 8, top: 26, bottom: 24 };
const widest = 26;
const filled = 0.62;
const pixelsBetween = { x: 30, y: 32 };

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const text = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 2 });

/** Columns by day with the need as a line or a band behind them. */
export function dayColumnsLayout(
  { days, band = null }: DayColumnsData,
  { width, height }: Size,
): DayColumnsLayout {
  const plot = {
    left: margins.left,
    right: width - margins.right,
    top: margins.top,
    bottom: height - margins.bottom,
  };
  const highest = Math.max(
    band?.max ?? 0,
    ...days.map(({ parts, need }) => Math.max(sum(parts ?? []), need ?? 0)),
  );
  const most = Math.max(2, Math.floor((plot.bottom - plot.top) / pixelsBetween.y));
  const yValues = niceTicks(0, highest > 0 ? highest : 1, most);
  const y = linearScale([0, yValues.at(-1) ?? 1], [plot.bottom, plot.top]);
  const slot = (plot.right - plot.left) / Math.max(1, days.length);
  const middle = (index: number) => plot.left + slot * (index + 0.5);
  const columnWidth = Math.min(widest, slot * filled);
  return {
    width,
    height,
    plot,
    yTicks: yValues.map((at) => ({ at: y(at), text: text(at) })),
    named: namedDays(days.length, slot),
    columns: days.map(({ date, parts }, index) => ({
      date,
      x: middle(index),
      width: columnWidth,
      parts: stacked(parts ?? [], y),
      isUnknown: parts === null,
    })),
    need: needLine(days, y, { plot, slot }),
    band: band && { y: y(band.max), height: y(band.min) - y(band.max) },
  };
}

/** The last day and, going back from it, as many as have room for their names. */
function namedDays(count: number, slot: number): number[] {
  const every = Math.max(1, Math.ceil(pixelsBetween.x / slot));
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => (count - 1 - index) % every === 0,
  );
}

function stacked(parts: readonly number[], y: (value: number) => number) {
  return parts.map((part, index) => {
    const below = sum(parts.slice(0, index));
    return { y: y(below + part), height: y(below) - y(below + part) };
  });
}

function needLine(
  days: readonly DayColumn[],
  y: (value: number) => number,
  { plot, slot }: { plot: DayColumnsLayout['plot']; slot: number },
): string | null {
  const known = days.flatMap(({ need }, index) => (need === undefined ? [] : [{ need, index }]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return null;
  const steps = known.flatMap(({ need, index }) => [
    { x: plot.left + slot * index, y: y(need) },
    { x: plot.left + slot * (index + 1), y: y(need) },
  ]);
  // Days without a need between and around them are bridged: what a child needs does not stop for a day that
  // nobody logged.
  const ends = [{ x: plot.left, y: y(first.need) }, ...steps, { x: plot.right, y: y(last.need) }];
  return linePath(ends);
}
