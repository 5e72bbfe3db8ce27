import { withOunces } from './ounces';

it.each([
  ['55 g dry red lentils', '2 oz / 55 g dry red lentils'],
  ['80 g dry (200 g cooked)', '2¾ oz / 80 g dry (7 oz / 200 g cooked)'],
  ['15 g', '½ oz / 15 g'],
  ['10 g of butter', '10 g of butter'],
  ['240 ml', '1 cup / 240 ml'],
  ['Pour in 120 ml of milk', 'Pour in ½ cup / 120 ml of milk'],
  ['80 ml', '⅓ cup / 80 ml'],
  ['360 ml', '1½ cups / 360 ml'],
  ['480 ml', '2 cups / 480 ml'],
  ['100 ml', '3½ fl oz / 100 ml'],
  ['20 ml', '20 ml'],
  ['40 ml of milk', '2½ tbsp / 40 ml of milk'],
  ['50 ml', '3½ tbsp / 50 ml'],
  ['60 ml', '¼ cup / 60 ml'],
  ['spread 1.5 cm thick', 'spread ½ in / 1.5 cm thick'],
  ['2 cm', '¾ in / 2 cm'],
  ['12 pancakes of about 25 g', '12 pancakes of about 1 oz / 25 g'],
  ['per 100 g', 'per 100 g'],
  ['2 tbsp, 1/2 banana', '2 tbsp, 1/2 banana'],
])('%s', (metric, american) => {
  expect(withOunces(metric)).toBe(american);
});
