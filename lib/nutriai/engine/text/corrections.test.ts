import { parseIngredients } from './parse-ingredients';

function roles(text: string) {
  const { ingredients } = parseIngredients(text);
  const named = (isOut: boolean) =>
    ingredients
      .filter(({ role }) => (role === 'negated') === isOut)
      .map(({ food, compound }) => food ?? compound);
  return { eaten: named(false).sort(), out: named(true).sort() };
}

describe('what a speaker takes back', () => {
  it.each([
    ['saltfish... no, just pumpkin', ['pumpkin'], ['salt-cod']],
    ['cheddar, scratch that, avocado', ['avocado'], ['cheddar']],
    ['honey - no wait, banana', ['banana'], ['honey']],
    ['milk, I mean oat drink', ['oat-drink'], ['whole-milk']],
    ['Honig, ich meine Banane', ['banana'], ['honey']],
    ['miel, digo plátano', ['banana'], ['honey']],
  ])('%s', (text, eaten, out) => {
    expect(roles(text)).toEqual({ eaten, out });
  });

  it.each([
    ['honey, I mean a bit of honey', 'honey'],
    ['honey, I mean, with banana', 'honey'],
    ['honey, I mean it', 'honey'],
    ['no honey? wait, she had honey', 'honey'],
  ])('%s: it stays', (text, food) => {
    expect(roles(text).eaten).toContain(food);
  });
});
