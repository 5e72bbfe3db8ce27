import { dayColumnsLayout } from './day-columns-layout';
import { growthChartLayout, nearestPoint } from './growth-chart-layout';
import { linearScale } from './linear-scale';
import { monthTicks, niceTicks } from './nice-ticks';
import { spreadApart } from './spread-apart';
import { areaPath, linePath } from './svg-path';

it('scales values onto pixels, also upside down and without extent', () => {
  const scale = linearScale([0, 10], [100, 0]);
  expect([scale(0), scale(5), scale(10)]).toEqual([100, 50, 0]);
  expect(linearScale([3, 3], [0, 10])(3)).toBe(5);
});

it.each([
  [2.3, 12.9, 6, [2, 4, 6, 8, 10, 12, 14]],
  [0, 7, 4, [0, 2, 4, 6, 8]],
  [0, 0.9, 4, [0, 0.25, 0.5, 0.75, 1]],
  [45, 110, 8, [40, 50, 60, 70, 80, 90, 100, 110]],
  [5, 5, 4, [5]],
])('marks %d to %d, about %d times, with round numbers', (min, max, most, ticks) => {
  expect(niceTicks(min, max, most)).toEqual(ticks);
});

it('marks months by numbers that months are counted in', () => {
  expect(monthTicks(6, 8)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(monthTicks(24, 8)).toEqual([0, 3, 6, 9, 12, 15, 18, 21, 24]);
  expect(monthTicks(60, 5)).toEqual([0, 12, 24, 36, 48, 60]);
});

it('writes lines and areas', () => {
  const points = [
    { x: 0, y: 10 },
    { x: 5.04, y: 2.55 },
  ];
  expect(linePath(points)).toBe('M0 10L5 2.6');
  expect(areaPath(points, [{ x: 0, y: 20 }])).toBe('M0 10L5 2.6L0 20Z');
  expect([linePath([]), areaPath([], [])]).toEqual(['', '']);
});

it('spreads labels that would touch, within their bounds', () => {
  expect(spreadApart([10, 12, 50], 10, [0, 100])).toEqual([10, 20, 50]);
  expect(spreadApart([95, 97, 99], 10, [0, 100])).toEqual([80, 90, 100]);
  expect(spreadApart([1, 2, 3, 4], 10, [0, 15])).toEqual([0, 5, 10, 15]);
  expect(spreadApart([], 10, [0, 100])).toEqual([]);
});

const lines = [3, 15, 50, 85, 97].map((centile, row) => ({
  label: `${centile}th`,
  centile,
  points: [0, 6, 12].map((x) => ({ x, y: 3 + row * 0.2 + x / 2 })),
}));

describe('a growth chart', () => {
  const data = {
    from: 0,
    to: 12,
    xUnit: 'months' as const,
    lines,
    points: [
      { x: 2, y: 4, xSinceBirth: 4 },
      { x: 10, y: 8, xSinceBirth: 10 },
    ],
  };
  const size = { width: 358, height: 300 };
  const layout = growthChartLayout(data, size);

  it('holds every point and line within the plot', () => {
    const { plot, child, lines: drawn } = layout;
    for (const { x, y } of [...child.points, ...drawn.map(({ end }) => end)]) {
      expect(x).toBeGreaterThanOrEqual(plot.left);
      expect(x).toBeLessThanOrEqual(plot.right + 1e-9);
      expect(y).toBeGreaterThanOrEqual(plot.top - 1e-9);
      expect(y).toBeLessThanOrEqual(plot.bottom + 1e-9);
    }
  });

  it('labels the lines at their ends, none over another, the highest on top', () => {
    const ys = layout.lines.map(({ labelY }) => labelY);
    expect(ys).toEqual([...ys].sort((a, b) => b - a));
    ys.slice(1).forEach((y, index) => expect((ys[index] ?? 0) - y).toBeGreaterThanOrEqual(14.9));
    expect(layout.bands).toHaveLength(2);
  });

  it('puts ages where the axis marks them', () => {
    const six = layout.xTicks.find(({ text }) => text === '6');
    expect(six?.at).toBeCloseTo((layout.plot.left + layout.plot.right) / 2, 6);
    expect(layout.yTicks.map(({ text }) => text)).toContain('4');
  });

  it('shows where a child born early would stand by the birth date, only where it differs', () => {
    expect(layout.sinceBirth?.points).toHaveLength(1);
    const term = data.points.map((point) => ({ ...point, xSinceBirth: point.x }));
    expect(growthChartLayout({ ...data, points: term }, size).sinceBirth).toBeNull();
  });

  it('is drawn without a point', () => {
    expect(growthChartLayout({ ...data, points: [] }, size).child.d).toBe('');
  });

  it('finds the point under a finger', () => {
    expect(nearestPoint(layout.child.points, layout.plot.left)).toBe(0);
    expect(nearestPoint(layout.child.points, layout.plot.right)).toBe(1);
  });
});

describe('columns by day', () => {
  const days = [
    { date: '2026-11-19', parts: [2, 4], need: 8 },
    { date: '2026-11-20', parts: null },
    { date: '2026-11-21', parts: [1, 0], need: 8 },
  ];
  const layout = dayColumnsLayout({ days }, { width: 348, height: 162 });

  it('stack their parts on one foot', () => {
    const [first] = layout.columns;
    const [milk, food] = first?.parts ?? [];
    expect((milk?.y ?? 0) + (milk?.height ?? 0)).toBeCloseTo(layout.plot.bottom, 6);
    expect((food?.y ?? 0) + (food?.height ?? 0)).toBeCloseTo(milk?.y ?? Number.NaN, 6);
    expect(food?.height).toBeCloseTo(2 * (milk?.height ?? Number.NaN), 6);
  });

  it('keep unknown days apart from days of nothing', () => {
    expect(layout.columns.map(({ isUnknown }) => isUnknown)).toEqual([false, true, false]);
  });

  it('draw the need from edge to edge', () => {
    const [start, , ...later] = (layout.need ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
    const end = later.at(-1);
    expect(start).toBe(layout.plot.left);
    expect(end).toBeGreaterThan(layout.plot.top);
    expect(end).toBeLessThan(layout.columns[0]?.parts[1]?.y ?? 0);
    expect(dayColumnsLayout({ days: [{ date: '2026-11-19', parts: [1] }] }, layout).need).toBeNull();
  });

  it('name the last day and as many as have room', () => {
    const month = Array.from({ length: 30 }, (_, day) => ({ date: `2026-11-${day + 1}`, parts: [1] }));
    const { named } = dayColumnsLayout({ days: month }, { width: 348, height: 162 });
    expect(named.at(-1)).toBe(29);
    expect(named).toEqual([2, 5, 8, 11, 14, 17, 20, 23, 26, 29]);
  });

  it('stand before the band', () => {
    const { band, plot } = dayColumnsLayout(
      { days, band: { min: 120, max: 240 } },
      { width: 348, height: 162 },
    );
    expect(band?.y).toBeGreaterThanOrEqual(plot.top);
    expect(band?.height).toBeGreaterThan(0);
  });
});
