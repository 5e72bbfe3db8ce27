import { parseIngredients } from './parse-ingredients';

const foodsIn = (text: string) =>
  parseIngredients(text).ingredients.map(({ food, preparations }) => [food, ...preparations]);

describe('texts in other scripts', () => {
  it('take "and" and "the" off a name in Arabic', () => {
    expect(foodsIn('دجاج مسلوق والجزر المهروس')).toEqual([
      ['chicken', 'boiled'],
      ['carrot', 'mashed'],
    ]);
    expect(foodsIn('حمص بالطحينة').flat()).toContain('hummus');
    expect(foodsIn('شوفان بحليب').flat()).toEqual(foodsIn('شوفان مع حليب').flat());
    expect(foodsIn('بصل').flat()).toContain('onion');
  });

  it('tell words of Hindi apart by their vowel signs', () => {
    expect(foodsIn('मसला हुआ केला')).toEqual([['banana', 'mashed']]);
    expect(foodsIn('कोला')).toEqual([['cola']]);
    expect(parseIngredients('कल का चावल').unknown.map(({ text }) => text)).toEqual(['कल']);
  });

  it('read a letter that Urdu and Arabic type differently as the same', () => {
    expect(foodsIn('کیلا')).toEqual(foodsIn('كيلا'));
  });

  it('never mend a word: one letter makes another food', () => {
    expect(parseIngredients('موزه').ingredients).toHaveLength(1);
    expect(parseIngredients('جزع').ingredients).toEqual([]);
  });
});
