import { dateAfter, isWeekday } from './calendar';
import { ModelBuilder } from './linear-model';
import { refusalOf } from './plan-refusal';
import { checkPlanRequest, type PlanRequest } from './plan-request';

const request = (more: Partial<PlanRequest>): PlanRequest => ({
  child: { ageMonths: 9 },
  startDate: '2026-11-23',
  days: 7,
  ...more,
});

it.each([
  [{ days: 0 }, 'days is a whole number from 1 to 14, not 0.'],
  [{ days: 15 }, 'days is a whole number from 1 to 14, not 15.'],
  [{ days: 1.5 }, 'days is a whole number from 1 to 14, not 1.5.'],
  [{ mealsPerDay: 0 }, 'mealsPerDay is a whole number from 1 to 5, not 0.'],
  [{ mealsPerDay: 6 }, 'mealsPerDay is a whole number from 1 to 5, not 6.'],
  [{ snacks: -1 }, 'snacks is a whole number from 0 to 3, not -1.'],
  [{ snacks: 4 }, 'snacks is a whole number from 0 to 3, not 4.'],
  [{ seed: -1 }, 'seed is a whole number from 0 to 2147483647, not -1.'],
  [{ seed: 2 ** 31 }, 'seed is a whole number from 0 to 2147483647, not 2147483648.'],
  [{ maxMinutes: 0 }, 'maxMinutes is above 0, not 0.'],
  [{ cookingMinutes: 0 }, 'cookingMinutes is a whole number from 1 to 1440, not 0.'],
  [{ maxMinutes: Number.NaN }, 'maxMinutes is above 0, not NaN.'],
])('refuses %j and names the field', (more, words) => {
  expect(() => checkPlanRequest(request(more))).toThrow(new RangeError(words));
});

it.each([
  {},
  { days: 1 },
  { days: 14 },
  { mealsPerDay: 1, snacks: 0, seed: 0, maxMinutes: 0.5 },
  { mealsPerDay: 5, snacks: 3, seed: 2 ** 31 - 1 },
])('takes %j', (more) => {
  expect(() => checkPlanRequest(request(more))).not.toThrow();
});

it.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  ['2028-02-29', true],
])('%s is a day from Monday to Friday: %s', (date, expected) => {
  expect(isWeekday(date)).toBe(expected);
});

it('counts days over months and years', () => {
  expect(dateAfter('2026-12-30', 3)).toBe('2027-01-02');
  expect(dateAfter('2026-11-23', 0)).toBe('2026-11-23');
});

describe('a refusal', () => {
  it('under six months asks to wait', () => {
    expect(refusalOf(request({ child: { ageMonths: 5 } }))).toEqual({
      refused: 'under_six_months',
      why: expect.stringContaining('all a baby needs'),
      whatHelps: [
        expect.stringContaining('six months old'),
        expect.stringMatching(/sitting.*reaching.*swallowing/),
        expect.stringContaining('health visitor or doctor first'),
      ],
      sources: ['who-complementary-feeding', 'nhs-first-foods'],
    });
  });

  it('by the due date leaves it to a clinician', () => {
    expect(refusalOf(request({ child: { ageMonths: 6, correctedAgeMonths: 4 } }))).toMatchObject({
      why: expect.stringMatching(/Counted from the due date.*neonatal team/),
      whatHelps: [expect.stringContaining('neonatal team')],
    });
  });
});

it('stores a model row by row', () => {
  const builder = new ModelBuilder();
  const first = builder.column();
  const second = builder.column({ cost: 2, lower: 1, upper: 5, integer: true });
  builder.row(0, 10, [
    [second, 1],
    [first, 2],
    [second, 3],
  ]);
  builder.row(1, 1, [
    [first, 1],
    [first, -1],
  ]);
  builder.row(-5, 5, [[first, 7]]);
  expect([first, second]).toEqual([0, 1]);
  expect(builder.build({ maximise: true, offset: 4 })).toEqual({
    maximise: true,
    offset: 4,
    colCost: [0, 2],
    colLower: [0, 1],
    colUpper: [Infinity, 5],
    integrality: [0, 1],
    rowLower: [0, -5],
    rowUpper: [10, 5],
    starts: [0, 2, 3],
    indices: [1, 0, 0],
    values: [4, 2, 7],
  });
  expect(builder.build({ maximise: false }).offset).toBe(0);
});
