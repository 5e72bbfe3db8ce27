import { normaliseText } from '../text/normalise-text';
import { tokenise } from '../text/tokens';
import { clockSpan } from './clock-span';

const spanOf = (text: string) => {
  const tokens = tokenise(normaliseText(text));
  return clockSpan(tokens, 0, tokens.length).hours;
};

describe('clockSpan', () => {
  it.each([
    ["fried rice from Sunday's takeaway and today is Wednesday", 72],
    ["rice from sunday lunch it's wednesday", 72],
    ['Reis von Montag, heute ist Mittwoch', 48],
    ['du riz de dimanche, on est mardi', 48],
    ["chicken sandwich in her bag since 7am with no ice pack, it's 2pm", 7],
    ['in his rucksack since 7, no ice pack, eaten at 1', 6],
    ['stand seit 8 Uhr draussen, jetzt ist es 14 Uhr', 6],
    ["pumped on friday, it's next friday", 168],
    ['in the fridge since friday, next friday now', 168],
    ["made at 10pm, now it's 4am", 6],
    ['out of the fridge from 9 until 2', 5],
    ['formula made at midnight, left on the bedside, using it for the 5am feed', 5],
    ['mixed at 11 pm, giving it at 4 am', 5],
    ['prepared at 9pm, fed her with it at 2am', 5],
    ['cooked at noon, on the counter, giving it at 7pm', 7],
  ])('reads how long %j says', (text, hours) => {
    expect(spanOf(text)).toBe(hours);
  });

  it.each([
    'salmon on Monday and Thursday',
    'salmon on Friday and again next Friday',
    'porridge at 7 and pasta at 12',
    'she eats at 7am, 12 and 5pm',
    '6 spoons of porridge',
    'fish pie on Friday',
    'porridge from Monday until Friday',
  ])('reads no time gone by in %j', (text) => {
    expect(spanOf(text)).toBe(0);
  });
});
