import { recipes } from '../../nutriai/engine/recipes/recipe-list';
import { inAmericanEnglish } from '../../nutriai/engine/text/american-english';
import { withFluidOunces } from '../../nutriai/engine/text/ounces';
import { textInEnglish, withOtherNames } from './text-in-english';

it('says in two Englishes only what differs', () => {
  expect(textInEnglish('Grate the courgette and bake at 180°C.')).toEqual([
    { text: 'Grate the ', american: null },
    { text: 'courgette', american: 'zucchini' },
    { text: ' and bake at ', american: null },
    { text: '180°C', american: '350°F' },
    { text: '.', american: null },
  ]);
  expect(textInEnglish('Peel the carrot.')).toEqual([{ text: 'Peel the carrot.', american: null }]);
});

it('gives a cook in America ounces', () => {
  expect(textInEnglish('55 g dry', true)).toEqual([
    { text: '55 g', american: '2 oz / 55 g' },
    { text: ' dry', american: null },
  ]);
});

it('is each text of the recipes in both', () => {
  for (const text of recipes.flatMap(({ title, steps }) => [title, ...steps])) {
    const parts = textInEnglish(text);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    const american = withFluidOunces(inAmericanEnglish(text));
    expect(parts.map((part) => part.american ?? part.text).join('')).toBe(american);
  }
});

it.each([
  [
    'Can babies eat courgettes?',
    'Can babies eat courgettes (zucchini)?',
    'Can babies eat zucchini (courgettes)?',
  ],
  ['Beef mince', 'Beef mince (ground beef)', 'Ground beef (beef mince)'],
  ['Tinned salmon', 'Tinned (canned) salmon', 'Canned (tinned) salmon'],
  ['Greek yoghurt', 'Greek yoghurt', 'Greek yogurt'],
  ['Soya oil', 'Soya oil', 'Soy oil'],
  ['Wholegrain cornmeal', 'Wholegrain cornmeal', 'Whole-grain cornmeal'],
  ['Carrot', 'Carrot', 'Carrot'],
])('names a food by both words: %s', (text, british, american) => {
  const parts = withOtherNames(textInEnglish(text));
  expect(parts.map((part) => part.text).join('')).toBe(british);
  expect(parts.map((part) => part.american ?? part.text).join('')).toBe(american);
});
