import { addDays, dayOf, daysBetween, daysUpTo } from './day-of';

describe('dayOf', () => {
  it('goes by the family’s time zone where the time says its offset', () => {
    expect(dayOf('2026-11-28T23:30:00Z', 'Europe/Berlin')).toBe('2026-11-29');
    expect(dayOf('2026-11-28T02:00:00Z', 'America/New_York')).toBe('2026-11-27');
    expect(dayOf('2026-11-28T23:30:00+02:00', 'Europe/London')).toBe('2026-11-28');
  });

  it('is the day that is written where there is no zone or no offset', () => {
    expect(dayOf('2026-11-28T23:30:00Z')).toBe('2026-11-28');
    expect(dayOf('2026-11-28T23:30:00', 'Asia/Tokyo')).toBe('2026-11-28');
  });

  it('takes the name of a zone in any case', () => {
    expect(dayOf('2026-11-28T23:30:00Z', 'europe/berlin')).toBe('2026-11-29');
  });

  it.each([
    ['yesterday', undefined],
    ['2026-02-30T10:00:00Z', undefined],
    ['2026-11-28T10:00:00Z', 'Mars/Olympus'],
  ])('refuses %s in %s', (time, zone) => {
    expect(() => dayOf(time, zone)).toThrow(RangeError);
  });
});

describe('daysUpTo', () => {
  it('ends with today, the oldest first', () => {
    expect(daysUpTo('2026-03-01', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysUpTo('2026-03-01', 0)).toEqual([]);
  });
});

describe('daysBetween and addDays', () => {
  it('count over leap days, forwards and back', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
