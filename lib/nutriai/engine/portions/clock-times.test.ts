import { withoutClockTimes } from './clock-times';

describe('the time of day in a text of the log', () => {
  it.each([
    ['at 8ish: weetabix x2', 'weetabix x2'],
    ['lunch 12:30 - 2 tbsp hummus', 'lunch , 2 tbsp hummus'],
    ['a las 8 un plátano', ' un plátano'],
    ['2 fish fingers at 5', '2 fish fingers '],
    ['half past 5: 2 fish fingers', '2 fish fingers'],
  ])('counts no food: %s', (text, read) => {
    expect(withoutClockTimes(text)).toBe(read);
  });

  it.each([
    'around 6 fish fingers',
    'alle 5 Erdbeeren gegessen',
    '8.5 oz milk',
    'at 7 months',
    'half 1 banana',
  ])('is none: %s', (text) => {
    expect(withoutClockTimes(text)).toBe(text);
  });
});
