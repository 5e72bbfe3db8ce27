import { waterTotals } from './water-totals';

const baby = { id: 'b', birthDate: '2026-01-10', dueDate: null };
const at = (iso: string, amountMl: number) => ({ atMs: Date.parse(iso), amountMl });

it('adds up each day in the family’s time zone, the latest first, none before birth', () => {
  const drinks = [at('2026-01-11T23:30:00Z', 10), at('2026-01-12T09:00:00Z', 20)];
  const window = { baby, drinks, first: '2026-01-01', last: '2026-01-12' };
  const sums = (timeZone: string) =>
    waterTotals({ ...window, timeZone }).map(({ date, amount_ml }) => [date, amount_ml]);
  expect(sums('UTC')).toEqual([
    ['2026-01-12', 20],
    ['2026-01-11', 10],
    ['2026-01-10', 0],
  ]);
  expect(sums('Europe/Berlin')).toEqual([
    ['2026-01-12', 30],
    ['2026-01-11', 0],
    ['2026-01-10', 0],
  ]);
});

it.each([
  ['2026-07-09', 50, 'not_yet', null],
  ['2026-07-10', 0, 'none', { min_ml: 120, max_ml: 240 }],
  ['2026-07-10', 119, 'below', { min_ml: 120, max_ml: 240 }],
  ['2026-07-10', 240, 'within', { min_ml: 120, max_ml: 240 }],
  ['2026-07-10', 241, 'above', { min_ml: 120, max_ml: 240 }],
  ['2027-01-10', 240, 'within', { min_ml: 240, max_ml: 960 }],
  ['2030-06-01', 240, 'within', { min_ml: 240, max_ml: 1200 }],
])('on %s %s ml are %s', (date, amountMl, status, target) => {
  const drinks = amountMl === 0 ? [] : [at(`${date}T09:00:00Z`, amountMl)];
  expect(waterTotals({ baby, drinks, first: date, last: date, timeZone: 'UTC' })).toEqual([
    expect.objectContaining({ date, amount_ml: amountMl, status, target }),
  ]);
});

it('goes by the corrected age of a child born early', () => {
  const early = { ...baby, dueDate: '2026-03-10' };
  const [day] = waterTotals({
    baby: early,
    drinks: [],
    first: '2026-08-01',
    last: '2026-08-01',
    timeZone: 'UTC',
  });
  expect(day?.status).toBe('not_yet');
});
