import { dateOfMoment, dayInWords, dayName, momentAt, momentOn, timeOfMoment } from './day-time';

/** By the clocks of wherever this runs, as in a browser. */
const now = new Date(2026, 4, 12, 14, 30, 21, 345);

describe('momentAt', () => {
  it('gives a date and a time that come back as they were', () => {
    const moment = momentAt('2026-05-11', '08:05', now);
    expect([dateOfMoment(moment), timeOfMoment(moment)]).toEqual(['2026-05-11', '08:05']);
  });

  it('has the seconds of the clock, so that no two entries are one', () => {
    const moment = momentAt('2026-05-11', '08:05', now);
    const later = momentAt('2026-05-11', '08:05', new Date(now.getTime() + 1));
    expect(moment.slice(-7)).toBe('21.345Z');
    expect(later).not.toBe(moment);
  });

  it('is never in the future', () => {
    expect(momentAt('2026-05-12', '23:59', now)).toBe(now.toISOString());
    expect(momentAt('2027-01-01', '00:00', now)).toBe(now.toISOString());
    expect(momentAt('2026-05-12', '14:30', now)).toBe(now.toISOString());
  });

  it('takes a leap day', () => {
    expect(dateOfMoment(momentAt('2024-02-29', '23:59', now))).toBe('2024-02-29');
  });

  it('keeps the date on each day of two years, whatever clocks do', () => {
    for (let day = 0; day < 731; day++) {
      const date = new Date(Date.UTC(2024, 0, 1 + day)).toISOString().slice(0, 10);
      for (const time of ['00:00', '12:00', '23:59']) {
        expect(dateOfMoment(momentAt(date, time, now))).toBe(date);
      }
    }
  });
});

describe('momentOn', () => {
  it('is now today, and the same time on another day', () => {
    expect(momentOn('2026-05-12', now)).toBe(now.toISOString());
    const before = momentOn('2026-05-01', now);
    expect([dateOfMoment(before), timeOfMoment(before)]).toEqual(['2026-05-01', '14:30']);
  });
});

describe('dayName', () => {
  it('names the last two days by words', () => {
    expect(dayName('2026-05-12', '2026-05-12')).toBe('Today');
    expect(dayName('2026-05-11', '2026-05-12')).toBe('Yesterday');
    expect(dayName('2026-05-10', '2026-05-12')).not.toMatch(/day$/i);
  });

  it.each([
    ['2026-02-28', '2026-03-01'],
    ['2024-02-29', '2024-03-01'],
    ['2025-12-31', '2026-01-01'],
    ['2026-03-28', '2026-03-29'],
    ['2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25'],
    ['2026-10-25', '2026-10-26'],
    ['2026-03-07', '2026-03-08'],
    ['2026-11-01', '2026-11-02'],
  ])('calls %s yesterday on %s', (date, today) => {
    expect(dayName(date, today)).toBe('Yesterday');
  });

  it('does not call the same day of another year today', () => {
    expect(dayName('2025-05-12', '2026-05-12')).not.toBe('Today');
    expect(dayName('2026-05-13', '2026-05-12')).not.toBe('Yesterday');
  });
});

describe('dayInWords', () => {
  it('says the day of the week and of the month', () => {
    expect(dayInWords('2026-11-21')).toBe('Saturday 21 November');
    expect(dayInWords('2024-02-29')).toBe('Thursday 29 February');
    expect(dayInWords('2026-01-01')).toBe('Thursday 1 January');
  });
});
