import { languageOf } from './language-of';
import { normaliseText } from './normalise-text';
import { tokenise } from './tokens';

const languageIn = (text: string) => languageOf(tokenise(normaliseText(text)));

describe('languageOf', () => {
  it('is English where nothing speaks for another', () => {
    expect(languageIn('')).toBe('en');
    expect(languageIn('123 , 45')).toBe('en');
    expect(languageIn('banana')).toBe('en');
  });

  it.each([
    ['de', 'ein Brei mit Kartoffeln und ohne Milch'],
    ['fr', 'une purée de carottes avec du beurre et sans sel'],
    ['es', 'una papilla de manzana con avena y sin azúcar'],
    ['it', 'una pappa con zucchine e senza sale'],
    ['pt', 'uma papa de maçã com aveia e sem açúcar'],
  ])('is %s of "%s"', (language, text) => {
    expect(languageIn(text)).toBe(language);
  });

  it('is not turned by one foreign name in an English text', () => {
    expect(languageIn('we had a pain au chocolat with the milk and some of the berries')).toBe('en');
  });
});
