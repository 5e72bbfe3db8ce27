import { parseIngredients } from './parse-ingredients';

function read(text: string) {
  const { ingredients, unknown } = parseIngredients(text);
  const named = (isOut: boolean) =>
    ingredients
      .filter(({ role }) => (role === 'negated') === isOut)
      .map(({ food, compound }) => food ?? compound);
  return { eaten: named(false), out: named(true), unknown: unknown.map((words) => words.text) };
}

describe('what is left out in languages that say so after the food, or in its word', () => {
  it.each([
    ['süt olmadan patates', ['potato'], ['whole-milk']],
    ['patates, yumurta yok', ['potato'], ['egg']],
    ['yumurtasız makarna', ['pasta'], ['egg']],
    ['दूध नहीं, आलू', ['potato'], ['whole-milk']],
    ['अंडे के बिना आलू', ['potato'], ['egg']],
    ['دودھ نہیں آلو', ['potato'], ['whole-milk']],
    ['انڈے کے بغیر آلو', ['potato'], ['egg']],
    ['chini nahi, shahad', ['honey'], ['sugar']],
    ['doodh ke bina anda', ['egg'], ['whole-milk']],
    ['بطاطا بدون حليب', ['potato'], ['whole-milk']],
    ['Nudeln, eifreie', ['pasta'], ['egg']],
  ])('%s', (text, eaten, out) => {
    expect(read(text)).toEqual({ eaten, out, unknown: [] });
  });

  it.each(['अंगूर काटे नहीं', 'üzüm kesilmiş değil', 'بدون', 'بطاطا بدون قشرها'])(
    'asks about the words of %s, which deny no food',
    (text) => {
      expect(read(text).unknown).not.toEqual([]);
    },
  );
});
