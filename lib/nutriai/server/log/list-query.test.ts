import { isApiError } from '../../../platform/http/api-error';
import { sql } from '../../../platform/database/sql';
import type { LogQuery } from '../../../contract/day-query';
import { summaryDays, withinDays } from './list-query';

const query = (changes: Partial<LogQuery>): LogQuery => ({ time_zone: 'UTC', ...changes }) as LogQuery;
const now = { nowMs: Date.UTC(2026, 4, 12, 12), longest: 31 };

const isRefused = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return isApiError(error) && error.status === 400;
  }
  return false;
};

describe('summaryDays', () => {
  it('are the last seven where none are asked for', () => {
    expect(summaryDays(query({}), now)).toEqual({ first: '2026-05-06', last: '2026-05-12' });
  });

  it('end today on the calendar of the family', () => {
    const lateMs = Date.UTC(2026, 4, 12, 23, 30);
    const lastIn = (timeZone: string) =>
      summaryDays(query({ time_zone: timeZone }), { ...now, nowMs: lateMs }).last;
    expect(lastIn('UTC')).toBe('2026-05-12');
    expect(lastIn('Europe/London')).toBe('2026-05-13');
    expect(lastIn('Pacific/Auckland')).toBe('2026-05-13');
    expect(lastIn('America/Los_Angeles')).toBe('2026-05-12');
  });

  it('are those that are asked for', () => {
    expect(summaryDays(query({ from: '2026-02-27', to: '2026-03-01' }), now)).toEqual({
      first: '2026-02-27',
      last: '2026-03-01',
    });
    expect(summaryDays(query({ from: '2024-02-29', to: '2024-02-29' }), now)).toEqual({
      first: '2024-02-29',
      last: '2024-02-29',
    });
  });

  it('are at most so many, the day at each end counted', () => {
    const days = (from: string, to: string) => summaryDays(query({ from, to }), now);
    expect(days('2026-05-01', '2026-05-31')).toEqual({ first: '2026-05-01', last: '2026-05-31' });
    expect(days('2026-05-01', '2026-06-01')).toEqual({ first: '2026-05-02', last: '2026-06-01' });
    expect(days('1900-01-01', '2026-06-01')).toEqual({ first: '2026-05-02', last: '2026-06-01' });
  });

  it('are none where they would begin after today', () => {
    const { first, last } = summaryDays(query({ from: '2026-06-01' }), now);
    expect(first > last).toBe(true);
  });

  it('have both ends where only one is asked for', () => {
    expect(summaryDays(query({ from: '2026-05-10' }), now)).toEqual({
      first: '2026-05-10',
      last: '2026-05-12',
    });
    expect(summaryDays(query({ to: '2026-03-03' }), now)).toEqual({
      first: '2026-02-25',
      last: '2026-03-03',
    });
  });
});

describe('withinDays', () => {
  const values = (changes: Partial<LogQuery>) => JSON.stringify(withinDays(sql`e.at`, query(changes)));

  it('begins and ends with the days of the family, which a change of clocks makes shorter', () => {
    // Clocks in London go forward on 29 March 2026: the day has 23 hours.
    const condition = values({ from: '2026-03-29', to: '2026-03-29', time_zone: 'Europe/London' });
    expect(condition).toContain(String(Date.UTC(2026, 2, 29, 0)));
    expect(condition).toContain(String(Date.UTC(2026, 2, 29, 23)));
  });

  it('is open at an end that nobody gave', () => {
    expect(values({ from: '2026-03-29' })).not.toContain('<');
    expect(values({ to: '2026-03-29' })).not.toContain('>=');
  });

  it('refuses an end before the beginning', () => {
    expect(isRefused(() => withinDays(sql`e.at`, query({ from: '2026-05-02', to: '2026-05-01' })))).toBe(
      true,
    );
    expect(isRefused(() => withinDays(sql`e.at`, query({ from: '2026-05-01', to: '2026-05-01' })))).toBe(
      false,
    );
  });
});
