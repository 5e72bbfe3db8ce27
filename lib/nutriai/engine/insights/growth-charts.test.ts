import { growthCharts } from './growth-charts';
import { type Baby } from './log';
import { girl, today } from './logs.test-helper';

const chartsOf = (baby: Partial<Baby>, day = today) => growthCharts({ ...girl, ...baby }, day);
const chart = (indicator: string, baby: Partial<Baby>, day = today) =>
  chartsOf(baby, day).charts.find((each) => each.indicator === indicator);

it('puts a girl of twelve months and 8.9 kg about the middle', () => {
  const measurements = [{ date: '2026-11-20', weightKg: 8.9, lengthCm: 74, headCm: 44.9 }];
  const weight = chart('weightForAge', { birthDate: '2025-11-20', measurements });
  expect(weight).toMatchObject({ sex: 'female', unit: 'kg', xUnit: 'months', from: 0, to: 18, leftOut: [] });
  expect(weight?.points[0]?.x).toBeCloseTo(11.99, 2);
  expect(weight?.points[0]?.centile).toBeCloseTo(48.3, 0);
  expect(weight?.points[0]?.words).toBe('Of 100 girls this age, about 48 weigh less.');
  // WHO's table: 8.9481 kg at twelve months.
  const middle = weight?.lines.find(({ centile }) => centile === 50);
  expect(middle?.points.find(({ x }) => x === 12)?.y).toBe(8.9481);
  expect(weight?.lines.map(({ label }) => label)).toEqual(['3rd', '15th', '50th', '85th', '97th']);
});

it('has lines before the first measurement, by age and by length', () => {
  const { charts } = chartsOf({ measurements: [] });
  expect(charts.map(({ indicator, to, points }) => [indicator, to, points.length])).toEqual([
    ['weightForAge', 12, 0],
    ['lengthForAge', 12, 0],
    ['weightForLength', 70, 0],
    ['bmiForAge', 12, 0],
    ['headCircumferenceForAge', 12, 0],
  ]);
  for (const { lines, from, to } of charts) {
    for (const { points } of lines) {
      expect([points.at(0)?.x, points.at(-1)?.x]).toEqual([from, to]);
    }
  }
});

it('has girls’ and boys’ charts where the sex is not given', () => {
  const { charts } = chartsOf({ sex: 'unspecified' });
  expect(charts.map(({ sex }) => sex)).toEqual([...Array(5).fill('female'), ...Array(5).fill('male')]);
  const [girls, boys] = charts.filter(({ indicator }) => indicator === 'weightForAge');
  expect(girls?.points[0]?.words).toContain('girls');
  expect(boys?.points[0]?.words).toContain('boys');
  expect(girls?.points[0]?.centile).toBeGreaterThan(boys?.points[0]?.centile ?? 100);
});

it('goes by the age from the due date until two years, and keeps the age since birth', () => {
  const birth = { birthDate: '2024-06-01', dueDate: '2024-08-03' };
  const measurements = [
    { date: '2024-07-01', weightKg: 2 },
    { date: '2025-06-01', weightKg: 8.2 },
    { date: '2026-11-01', weightKg: 12 },
  ];
  const weight = chart('weightForAge', { ...birth, measurements });
  expect(chartsOf({ ...birth, measurements }).isCorrected).toBe(true);
  expect(weight?.leftOut).toEqual([{ date: '2024-07-01', value: 2, reason: 'before_due' }]);
  const [first, second] = weight?.points ?? [];
  expect(first?.xSinceBirth).toBeCloseTo(11.99, 2);
  // 63 days early: 302 days from the due date.
  expect(first?.x).toBeCloseTo(302 / 30.4375, 6);
  expect(second?.x).toBe(second?.xSinceBirth);
});

it('leaves out what is more likely a slip, and says so', () => {
  const measurements = [{ date: '2026-11-10', weightKg: 20, lengthCm: 67, headCm: 42 }];
  expect(chart('weightForAge', { measurements })).toMatchObject({
    points: [],
    leftOut: [{ value: 20, reason: 'implausible' }],
  });
  const small = [{ date: '2026-04-12', weightKg: 2.2, lengthCm: 44 }];
  expect(chart('weightForLength', { measurements: small })).toMatchObject({
    points: [],
    leftOut: [{ value: 2.2, reason: 'outside_table' }],
  });
  expect(chart('headCircumferenceForAge', { measurements: small })?.leftOut).toEqual([]);
});

it('puts heights taken standing where they belong among lengths', () => {
  const birthDate = '2024-05-01';
  const measurements = [
    { date: '2025-05-01', weightKg: 9, lengthCm: 74 },
    { date: '2026-11-01', weightKg: 13, lengthCm: 91 },
  ];
  const byLength = chart('weightForLength', { birthDate, measurements });
  expect(byLength?.points.map(({ x }) => x)).toEqual([74, 91.7]);
  expect(byLength).toMatchObject({ from: 45, to: 100 });
});

it('ends at five years, and goes by standing height for who is taller than the table of lengths', () => {
  const birthDate = '2021-11-25';
  const measurements = [{ date: '2026-11-01', weightKg: 20, lengthCm: 112 }];
  expect(chart('weightForAge', { birthDate, measurements })).toMatchObject({ from: 0, to: 60 });
  expect(chart('weightForLength', { birthDate, measurements })).toMatchObject({
    from: 65,
    to: 120,
    points: [{ x: 112 }],
  });
  // Older still, it shows what was.
  expect(chart('weightForAge', { birthDate, measurements }, '2028-01-01')?.points).toHaveLength(1);
});
