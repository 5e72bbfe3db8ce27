import { readMinutes } from './read-minutes';

describe('readMinutes', () => {
  it.each([
    ['PT1H5M', 65],
    ['PT45M', 45],
    ['PT2H', 120],
    ['pt30m', 30],
    ['P0DT0H20M', 20],
    ['PT90S', 2],
  ])('reads the duration %s as %d', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each([
    ['25 minutes', 25],
    ['1 hour 10 mins', 70],
    ['1h 30m', 90],
    ['1½ hours', 90],
    ['20-25 min', 25],
    ['Ready in 15 to 20 minutes', 20],
  ])('reads the words "%s" as %d', (text, minutes) => {
    expect(readMinutes(text)).toBe(minutes);
  });

  it.each([[''], ['PT'], ['a while'], ['2 eggs'], ['350 g flour']])('finds no time in "%s"', (text) => {
    expect(readMinutes(text)).toBeNull();
  });
});
