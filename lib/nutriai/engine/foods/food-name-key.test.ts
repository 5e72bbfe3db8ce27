import { foodNameKey, plainText, pluralOf, singularOf } from './food-name-key';

describe('the key of a food name', () => {
  it.each([
    ['Cherry Tomatoes', 'cherry tomato'],
    ['Crème fraîche', 'creme fraiche'],
    ['Süßkartoffel', 'susskartoffel'],
    ['Fish & chips', 'fish and chip'],
    ['ladies’ fingers', 'lady finger'],
    ['cow’s milk', 'cow milk'],
    ['2% milk', '2% milk'],
    ['low-fat', 'low fat'],
    ['Œufs', 'oeuf'],
  ])('%s → %s', (name, key) => expect(foodNameKey(name)).toBe(key));

  it.each([
    ['berries', 'berry'],
    ['tomatoes', 'tomato'],
    ['peaches', 'peach'],
    ['radishes', 'radish'],
    ['leaves', 'leaf'],
    ['olives', 'olive'],
    ['cookies', 'cookie'],
    ['grapes', 'grape'],
    ['oats', 'oat'],
    ['couscous', 'couscous'],
    ['asparagus', 'asparagus'],
    ['hummus', 'hummus'],
    ['swiss', 'swiss'],
    ['molasses', 'molasses'],
    ['peas', 'pea'],
    ['gas', 'gas'],
  ])('singular of %s is %s', (plural, singular) => expect(singularOf(plural)).toBe(singular));

  it.each(['berry', 'tomato', 'peach', 'leaf', 'olive', 'grape', 'mango', 'radish', 'fig', 'lychee'])(
    'the plural of %s leads back to it',
    (word) => expect(singularOf(pluralOf(word))).toBe(word),
  );

  it('is stable: the key of a key is the key', () => {
    for (const name of ['Cherry Tomatoes', 'Crème fraîche', 'Brussels sprouts', 'hummus']) {
      expect(foodNameKey(foodNameKey(name))).toBe(foodNameKey(name));
    }
  });

  it.each([
    ['दाँत निकल रहे हैं, दूध', 'दाँत निकल रहे हैं दूध'],
    ['ज़्यादा', 'ज्यादा'],
    ['مَوْز', 'موز'],
    ['Äpfel & Ché', 'apfel and che'],
  ])('plain text keeps the letters of every script: %s', (text, plain) =>
    expect(plainText(text)).toBe(plain),
  );

  it('plain text keeps plurals', () => expect(plainText('  Brussels—Sprouts! ')).toBe('brussels sprouts'));
});
