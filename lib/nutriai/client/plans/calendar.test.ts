import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { daysAfter, daysFrom, isCalendarDate, monthsFrom } from './calendar';

describe('isCalendarDate', () => {
  it('takes days that exist', () => {
    expect(['2026-11-28', '2024-02-29', '2026-12-31'].filter(isCalendarDate)).toHaveLength(3);
  });

  it('refuses days that do not, and other ways to write them', () => {
    const others = [
      '2026-02-29',
      '2026-13-01',
      '2026-00-10',
      '2026-04-31',
      '2026-1-2',
      '28.11.2026',
      '',
      '2026-11-28T00:00',
    ];
    expect(others.filter(isCalendarDate)).toEqual([]);
  });
});

describe('daysAfter and daysFrom', () => {
  it('cross months, leap days and the change of the clock', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
    expect(daysAfter('2024-02-28', 1)).toBe('2024-02-29');
    expect(daysAfter('2026-03-29', -1)).toBe('2026-03-28');
    expect(daysFrom('2026-10-24', '2026-10-26')).toBe(2);
    expect(daysFrom('2026-10-26', '2026-10-24')).toBe(-2);
  });

  it('undo each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysFrom('2026-06-15', daysAfter('2026-06-15', days))).toBe(days);
      }),
    );
  });
});

describe('monthsFrom', () => {
  it('counts completed months', () => {
    expect(monthsFrom('2026-01-15', '2026-07-14')).toBe(5);
    expect(monthsFrom('2026-01-15', '2026-07-15')).toBe(6);
    expect(monthsFrom('2025-12-15', '2026-12-14')).toBe(11);
  });

  it('is never below zero', () => {
    expect(monthsFrom('2026-07-15', '2026-01-01')).toBe(0);
  });
});
