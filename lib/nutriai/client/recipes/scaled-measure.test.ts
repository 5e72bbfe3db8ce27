import { scaledMeasure } from './scaled-measure';

test.each([
  ['1 tbsp', 1.5, '1½ tbsp'],
  ['½ tsp, ground', 0.5, '¼ tsp, ground'],
  ['1½ tbsp', 2, '3 tbsp'],
  ['2 tbsp, rinsed', 1 / 3, '⅔ tbsp, rinsed'],
  ['1 cup', 1.25, '1¼ cups'],
  ['2 cups', 0.5, '1 cup'],
  ['100 g, boned (75 g cooked)', 1.5, '150 g, boned (113 g cooked)'],
  ['80 g dry (200 g cooked)', 2, '160 g dry (400 g cooked)'],
  ['150 ml', 0.5, '75 ml'],
])('%s, %d times, is %s', (written, factor, expected) => {
  expect(scaledMeasure(written, factor)).toBe(expected);
});

test.each([
  ['1 small sweet potato', 2],
  ['2 tbsp (30 g)', 2],
  ['a pinch', 2],
  ['tbsp', 2],
  ['1 tbsp', 1.1],
])('%s, %d times, is told in another way', (written, factor) => {
  expect(scaledMeasure(written, factor)).toBeNull();
});
