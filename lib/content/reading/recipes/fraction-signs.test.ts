import { withFractionSigns } from './fraction-signs';

it.each([
  ['1/3 red pepper', '⅓ red pepper'],
  ['1 1/2 tsp rapeseed oil', '1½ tsp rapeseed oil'],
  ['1/4 small onion, 3/4 cup', '¼ small onion, ¾ cup'],
  ['2 eggs', '2 eggs'],
  ['11/2 and 1/20', '11/2 and 1/20'],
  ['3/3 cup', '3/3 cup'],
])('%s is printed as %s', (text, printed) => {
  expect(withFractionSigns(text)).toBe(printed);
});
