import { withFluidOunces, withOunces } from './ounces';

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

it.each([
  ['about 120–180 ml a feed', 'about 4–6 fl oz / 120–180 ml a feed'],
  ['30 to 60 ml', '1 to 2 fl oz / 30 to 60 ml'],
  ['at most 600 ml a day', 'at most 20 fl oz / 600 ml a day'],
  ['150 ml', '5 fl oz / 150 ml'],
  ['120–240 ml (4–8 oz) a day', '120–240 ml (4–8 oz) a day'],
  ['40 mg in 100 ml, 2 g per 200 ml', '40 mg in 100 ml, 2 g per 200 ml'],
  ['5–10 ml of one food, 20 ml', '5–10 ml of one food, 20 ml'],
  ['1,300 ml', '1,300 ml'],
  ['20 g of cheese', '20 g of cheese'],
])('says what is drunk in fluid ounces: %s', (metric, american) => {
  expect(withFluidOunces(metric)).toBe(american);
});
