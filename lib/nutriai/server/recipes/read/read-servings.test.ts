import { readServings } from './read-servings';

describe('readServings', () => {
  it.each([
    ['Serves 4', 4],
    ['Serves 4-6', 4],
    ['serves 4 to 6 people', 4],
    ['12 muffins', 12],
    ['Makes 8', 8],
    ['2 adults and 2 children', 2],
    ['4', 4],
  ])('reads "%s" as %d', (text, servings) => {
    expect(readServings(text)).toBe(servings);
  });

  it.each([[''], ['500 g'], ['makes 1.5 litres'], ['one loaf tin of 900g'], ['enough'], ['0']])(
    'finds no servings in "%s"',
    (text) => {
      const servings = readServings(text);
      expect(servings === null || servings === 1).toBe(true);
    },
  );
});
