import { placeAmongLines } from './growth-words';

it.each([
  [1, 'below the 3rd line'],
  [3.2, 'near the 3rd line'],
  [8, 'between the 3rd and the 15th line'],
  [48.3, 'near the 50th line'],
  [60, 'between the 50th and the 85th line'],
  [97.5, 'near the 97th line'],
  [99, 'above the 97th line'],
])('%d lies %s', (centile, words) => {
  expect(placeAmongLines(centile)).toBe(words);
});
