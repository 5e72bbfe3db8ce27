import { parseIngredients } from './parse-ingredients';

const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const units = ['g', 'kg', 'oz', 'lb', 'ml', 'cl', 'dl', 'l', 'tsp', 'tbsp'];

/** A digit may stand for a letter ("h0ney"), so that "7oz" once was the Turkish "toz", powder. */
it.each(units)('reads digits and %s without a space between as an amount', (unit) => {
  for (const digit of digits.filter((each) => each !== '0')) {
    const { ingredients, unknown } = parseIngredients(`${digit}${unit} plain flour`);
    expect({ digit, unknown, amount: ingredients[0]?.quantity?.min }).toEqual({
      digit,
      unknown: [],
      amount: Number(digit),
    });
  }
});
