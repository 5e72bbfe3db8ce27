import { normaliseText } from './normalise-text';
import { numberAt } from './numbers-in-text';
import { tokenise } from './tokens';

function numberOf(text: string): number | null {
  const tokens = tokenise(normaliseText(text));
  const number = numberAt(tokens, 0, tokens.length);
  return number && Math.round(number.max * 1000) / 1000;
}

describe('numberAt', () => {
  it.each([
    ['two hundred and fifty ml', 250],
    ['a thousand ml', 1000],
    ['forty ounces', 40],
    ['twenty-five g', 25],
    ['about a dozen eggs', 12],
    ['half a dozen eggs', 6],
    ['a couple of eggs', 2],
    ['three quarters of a pint', 0.75],
    ['two thirds of a litre', 0.667],
    ['one and three quarter pints', 1.75],
    ['one and a half bananas', 1.5],
    ['1 1/2 cups', 1.5],
    ['½ banana', 0.5],
    ['1,000 g', 1000],
    ['1,5 l', 1.5],
    ['zweihundertfünfzig ml', 250],
    ['drei viertel Liter', 0.75],
    ['anderthalb Liter', 1.5],
    ['huit cent cinquante ml', 850],
    ['quatre-vingts g', 80],
    ['soixante-dix g', 70],
    ['un quart de litre', 0.25],
    ['trois quarts de litre', 0.75],
    ['treinta y cinco gramos', 35],
    ['quinientos mililitros', 500],
    ['tres cuartos de litro', 0.75],
    ['ottocentocinquanta ml', 850],
    ['duemila unità', 2000],
    ['tre quarti di litro', 0.75],
    ['duzentos e cinquenta ml', 250],
    ['três quartos de litro', 0.75],
    ['vijfhonderd ml', 500],
    ['driekwart liter', 0.75],
    ['pięćset ml', 500],
  ])('reads “%s”', (text, expected) => {
    expect(numberOf(text)).toBe(expected);
  });

  it.each(['quarter the grapes', 'grapes', 'once a week', 'of milk'])('reads no number in “%s”', (text) => {
    expect(numberOf(text)).toBeNull();
  });

  it('leaves a quart of milk a unit', () => {
    expect(numberOf('a quart of milk')).toBe(1);
    expect(numberOf('two quarts of milk')).toBe(2);
  });

  it('does not add up two numbers that stand side by side', () => {
    expect(numberOf('two and three eggs')).toBe(2);
    expect(numberOf('one 200 ml bottle')).toBe(1);
  });
});
