import { dayColumnsLayout } from './day-columns-layout';

const size = { width: 640, height: 300 };
const dayOf = (index: number) => new Date(Date.UTC(2026, 1, 20 + index)).toISOString().slice(0, 10);
const days = (count: number, parts: readonly number[] | null = [3, 2]) =>
  Array.from({ length: count }, (_, index) => ({ date: dayOf(index), parts }));

describe('dayColumnsLayout', () => {
  it.each([1, 2, 7, 31, 90, 366])('places %s days within the plot, none over another', (count) => {
    const { columns, plot } = dayColumnsLayout({ days: days(count) }, size);
    expect(columns).toHaveLength(count);
    for (const [index, { x, width }] of columns.entries()) {
      expect(width).toBeGreaterThan(0);
      expect(x - width / 2).toBeGreaterThanOrEqual(plot.left - 0.5);
      expect(x + width / 2).toBeLessThanOrEqual(plot.right + 0.5);
      const before = columns[index - 1];
      if (before) expect(x - width / 2).toBeGreaterThanOrEqual(before.x + before.width / 2 - 0.01);
    }
  });

  it('stacks parts from the foot up, in proportion', () => {
    const { columns, plot } = dayColumnsLayout({ days: days(1, [6, 3]) }, size);
    const [lower, upper] = columns[0]?.parts ?? [];
    if (!lower || !upper) throw new Error('A part is missing.');
    expect(lower.y + lower.height).toBeCloseTo(plot.bottom, 0);
    expect(upper.y + upper.height).toBeCloseTo(lower.y, 0);
    expect(lower.height / upper.height).toBeCloseTo(2, 0);
    expect(upper.y).toBeGreaterThanOrEqual(plot.top);
  });

  it('tells a day of which nothing is known from one with nothing', () => {
    const { columns } = dayColumnsLayout({ days: [...days(1, null), ...days(1, [0])] }, size);
    expect(columns.map(({ isUnknown }) => isUnknown)).toEqual([true, false]);
    expect(columns.flatMap(({ parts }) => parts).every(({ height }) => height === 0)).toBe(true);
  });

  it('keeps needs and bands inside, however little was eaten', () => {
    const { need, plot } = dayColumnsLayout(
      { days: days(3, [1]).map((day) => ({ ...day, need: 500 })) },
      size,
    );
    const heights = [...(need ?? '').matchAll(/[ ,V]([\d.]+)/g)].map(([, y]) => Number(y));
    expect(need).not.toBeNull();
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(plot.top - 0.5);
    const { band, plot: of } = dayColumnsLayout({ days: days(3, [1]), band: { min: 300, max: 500 } }, size);
    expect(band && band.y >= of.top - 0.5 && band.y + band.height <= of.bottom + 0.5).toBe(true);
  });

  it('draws no need and no band where none is known', () => {
    const { need, band } = dayColumnsLayout({ days: days(3) }, size);
    expect([need, band]).toEqual([null, null]);
  });

  it('draws numbers only, where nothing was ever eaten and where no day is', () => {
    for (const shown of [[], days(7, null), days(7, [0, 0]), days(7, [])]) {
      expect(JSON.stringify(dayColumnsLayout({ days: shown }, size))).not.toMatch(
        /NaN|Infinity|:null,"height/,
      );
    }
  });

  it('names days that there are, in order, none twice', () => {
    for (const count of [1, 5, 31, 366]) {
      const { named } = dayColumnsLayout({ days: days(count) }, size);
      expect(named.length).toBeGreaterThan(0);
      expect([...new Set(named)].sort((a, b) => a - b)).toEqual([...named]);
      expect(Math.max(...named)).toBeLessThan(count);
    }
  });
});
