import { growthCurves } from './growth-curves';
import { growthReport } from './growth-report';
import { daysPerMonth } from './standards';
import { whoCentileLines } from './who-centile-lines';

it('stand where their names say', () => {
  expect(whoCentileLines.map(({ label }) => label)).toEqual(['3rd', '15th', '50th', '85th', '97th']);
  const zs = [-1.880794, -1.036433, 0, 1.036433, 1.880794];
  whoCentileLines.forEach(({ z }, index) => expect(z).toBeCloseTo(zs[index] ?? Number.NaN, 6));
});

it.each([
  ['weightForAge', 'female', 8.9481],
  ['weightForAge', 'male', 9.6479],
  ['lengthForAge', 'female', 74.015],
  ['headCircumferenceForAge', 'male', 46.0661],
] as const)('of %s, %s, have the published median at twelve months', (indicator, sex, median) => {
  const curves = growthCurves({ indicator, sex, from: 0, to: 12, step: 1, lines: whoCentileLines });
  const ys = curves.map(({ points }) => points.at(-1)?.y ?? Number.NaN);
  expect(ys[2]).toBe(median);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});

it('are where the report puts a child on them', () => {
  const curves = growthCurves({
    indicator: 'weightForAge',
    sex: 'female',
    from: 0,
    to: 12,
    step: 1,
    lines: whoCentileLines,
  });
  curves.forEach(({ points }, index) => {
    const weightKg = points.at(-1)?.y;
    const report = growthReport({ sex: 'female', ageDays: 12 * daysPerMonth, weightKg });
    expect(report.weightForAge?.centile).toBeCloseTo(whoCentileLines[index]?.centile ?? Number.NaN, 6);
  });
});
