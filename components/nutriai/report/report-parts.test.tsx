import { render, screen, within } from '@testing-library/react';
import { bottle, boy, girl, logOf, meal, of } from '@/lib/nutriai/engine/insights/logs.test-helper';
import { insights } from '@/lib/nutriai/engine/insights/insights';
import type { Baby, LoggedMeal } from '@/lib/nutriai/engine/insights/log';
import { toInsightsAnswer } from '@/lib/nutriai/server/insights/insights-answer';
import type { BabyAnswer } from '@/lib/contract/nutriai-babies';
import { citations } from './citations';
import { ReportFeeding } from './report-feeding';

const babyId = '8f4c2c4e-6b1c-4a44-9d4e-3b0d2f3b8f10';
const shown = { name: 'Ada', birth_date: '2026-04-10' } as BabyAnswer;

function report(baby: Baby, meals: readonly LoggedMeal[]) {
  const found = toInsightsAnswer(insights(logOf(baby, meals)), { babyId, baby });
  render(<ReportFeeding baby={shown} found={found} units="metric" cited={citations([])} />);
  const rowOf = (name: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  return { found, rowOf };
}

const weighed = [meal(19, 'milk', [bottle(600)]), meal(19, 'lunch', [of('lentils', 60)])];

it('sets what was recorded apart from what was estimated', () => {
  report(boy, weighed);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings[0]).toBe('Recorded by the family as logged');
  expect(headings[1]).toMatch(/^Estimated from these records .*every amount was logged/);
});

it('says of each sum what part of it is estimated', () => {
  expect(report(boy, weighed).rowOf('Energy')[3]).toBe('none');
});

it('counts breast milk, which nobody can measure, as an estimate', () => {
  const { rowOf } = report(girl, [meal(19, 'lunch', [of('lentils', 60)])]);
  expect(rowOf('Energy')[3]).toMatch(/^about \d\d%$/);
  expect(rowOf('Vitamin C')[3]).toMatch(/^about \d\d%$/);
  expect(screen.getByText(/Breast milk: about .*, all of it estimated by age/)).toBeInTheDocument();
  expect(
    screen.getByRole('heading', { name: /nobody measured are shown in a column of their own/ }),
  ).toBeVisible();
});

it('counts the usual weight of a piece as an estimate', () => {
  const eaten = [
    meal(19, 'milk', [bottle(600)]),
    meal(19, 'lunch', [{ food: 'egg', amount: 1, unit: 'piece' }]),
  ];
  const { found, rowOf } = report(boy, eaten);
  expect(found.has_estimates).toBe(true);
  expect(rowOf('Energy')[3]).toMatch(/^about \d+%$/);
  expect(rowOf('Vitamin C')[3]).toBe('none');
});
