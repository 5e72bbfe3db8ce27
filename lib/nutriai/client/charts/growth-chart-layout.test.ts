import { type GrowthChartData, growthChartLayout, nearestPoint } from './growth-chart-layout';

const size = { width: 640, height: 400 };
const curve = (base: number) => Array.from({ length: 13 }, (_, x) => ({ x, y: base + x / 2 }));
const data: GrowthChartData = {
  from: 0,
  to: 12,
  xUnit: 'months',
  lines: [3, 15, 50, 85, 97].map((centile, index) => ({
    label: `P${centile}`,
    centile,
    points: curve(3 + index / 4),
  })),
  points: [
    { x: 1, y: 4, xSinceBirth: null },
    { x: 6, y: 7, xSinceBirth: null },
  ],
};

const isInside = ({ plot }: ReturnType<typeof growthChartLayout>, { x, y }: { x: number; y: number }) =>
  x >= plot.left - 0.5 && x <= plot.right + 0.5 && y >= plot.top - 0.5 && y <= plot.bottom + 0.5;

describe('growthChartLayout', () => {
  it('places all within the plot, and the plot within the chart', () => {
    const layout = growthChartLayout(data, size);
    const { plot } = layout;
    expect(plot.left).toBeGreaterThanOrEqual(0);
    expect(plot.right).toBeLessThanOrEqual(size.width);
    expect(plot.top).toBeGreaterThanOrEqual(0);
    expect(plot.bottom).toBeLessThanOrEqual(size.height);
    for (const place of [...layout.lines.map(({ end }) => end), ...layout.child.points]) {
      expect(isInside(layout, place)).toBe(true);
    }
  });

  it('puts what is older to the right and what is larger above', () => {
    const [younger, older] = growthChartLayout(data, size).child.points;
    expect(younger && older && younger.x < older.x && younger.y > older.y).toBe(true);
  });

  it('places a child far from all lines inside still', () => {
    for (const y of [0.5, 40]) {
      const layout = growthChartLayout({ ...data, points: [{ x: 6, y, xSinceBirth: null }] }, size);
      expect(layout.child.points.every((place) => isInside(layout, place))).toBe(true);
    }
  });

  it('sets the names of lines apart, in the order of the lines', () => {
    const close = {
      ...data,
      lines: data.lines.map((line) => ({ ...line, points: curve(5 + line.centile / 1e4) })),
    };
    const heights = growthChartLayout(close, size).lines.map(({ labelY }) => labelY);
    for (const [index, y] of heights.entries()) {
      if (index > 0) expect(Math.abs(y - (heights[index - 1] ?? y))).toBeGreaterThan(5);
    }
  });

  it('draws numbers only, also of a child that was never measured', () => {
    const layout = growthChartLayout({ ...data, points: [] }, size);
    expect(layout.child.points).toEqual([]);
    expect(layout.sinceBirth).toBeNull();
    expect(JSON.stringify(layout)).not.toMatch(/NaN|Infinity|null,|undefined/);
  });

  it('draws a child that was born early by its birth date too', () => {
    const points = [{ x: 4, y: 6, xSinceBirth: 6 }];
    const layout = growthChartLayout({ ...data, points }, size);
    const [corrected] = layout.child.points;
    const [sinceBirth] = layout.sinceBirth?.points ?? [];
    expect(sinceBirth && corrected && sinceBirth.x > corrected.x).toBe(true);
    expect(sinceBirth?.y).toBe(corrected?.y);
  });

  it('names no tick twice, and each inside the plot', () => {
    for (const to of [1, 2, 6, 12, 24, 60]) {
      const { xTicks, yTicks, plot } = growthChartLayout({ ...data, to }, size);
      for (const ticks of [xTicks, yTicks]) {
        const texts = ticks.map(({ text }) => text).filter((text) => text !== '');
        expect(new Set(texts).size).toBe(texts.length);
        expect(ticks.length).toBeGreaterThan(1);
      }
      for (const { at } of xTicks) expect(at >= plot.left - 0.5 && at <= plot.right + 0.5).toBe(true);
    }
  });
});

describe('nearestPoint', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 20, y: 50 },
    { x: 40, y: 0 },
  ];

  it.each([
    [-100, 0],
    [14, 0],
    [16, 1],
    [29, 1],
    [31, 2],
    [1e9, 2],
  ])('at %s is that of index %s', (x, index) => {
    expect(nearestPoint(points, x)).toBe(index);
  });

  it('of one point is that one', () => {
    expect(nearestPoint([{ x: 5, y: 5 }], 300)).toBe(0);
  });
});
