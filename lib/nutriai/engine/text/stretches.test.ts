import { normaliseText } from './normalise-text';
import { stretchesOf } from './stretches';
import { tokenise } from './tokens';

const read = (text: string) => {
  const tokens = tokenise(normaliseText(text));
  return {
    stretches: stretchesOf(tokens),
    at: (word: string) => tokens.findIndex((token) => token.text === word),
    tokens,
  };
};

describe('stretchesOf', () => {
  it('parts a text at its marks', () => {
    const { stretches, at } = read('ripe banana, warm milk, bread');
    expect(stretches.firstOf(at('banana'))).toBe(at('ripe'));
    expect(stretches.firstOf(at('milk'))).toBe(at('warm'));
    expect(stretches.endOf(at('warm'))).toBe(at('milk') + 1);
    expect(stretches.firstOf(at('bread'))).toBe(at('bread'));
  });

  it('takes a text without marks for one stretch', () => {
    const { stretches, tokens } = read('oats with milk');
    expect(tokens.map((_, place) => [stretches.firstOf(place), stretches.endOf(place)])).toEqual(
      tokens.map(() => [0, tokens.length]),
    );
  });

  it('counts words alone: no numbers, no units', () => {
    const { stretches, tokens } = read('200 g minced beef');
    expect(stretches.wordsIn(0, tokens.length)).toBe(2);
    expect(stretches.wordsIn(0, 2)).toBe(0);
    expect(stretches.wordsIn(1, 1)).toBe(0);
  });
});
