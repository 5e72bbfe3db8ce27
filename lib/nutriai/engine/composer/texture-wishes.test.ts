import { feedingBand } from '../needs/need-age';
import { textureStage } from '../needs/meal-pattern';
import { textureChoice, textureWished } from './texture-wishes';

describe('textureWished', () => {
  it.each([
    ['a smooth purée', 'puree'],
    ['Pureed carrots', 'puree'],
    ['something mashed', 'mash'],
    ['finger food please', 'soft_finger'],
    ['BLW dinner', 'soft_finger'],
    ['chopped small', 'chopped'],
    ['the same as us', 'family'],
    ['with lumps', 'minced'],
  ])('hears %j', (text, texture) => {
    expect(textureWished(text)).toBe(texture);
  });

  it.each([undefined, '', '   ', '🍐', 'pear and oats', 'a household favourite', 'smoothie', 'abnormal'])(
    'hears none in %j',
    (text) => {
      expect(textureWished(text)).toBeNull();
    },
  );
});

describe('textureChoice', () => {
  it('makes what was asked where it suits the age', () => {
    expect(textureChoice(6, 'smooth puree')).toMatchObject({ asked: 'puree', unsuited: null });
    expect(textureChoice(14, 'chopped')).toMatchObject({ asked: 'chopped', unsuited: null });
  });

  it('names what does not suit, and aims at the nearest that does', () => {
    expect(textureChoice(6, 'the same as us')).toMatchObject({ asked: 'soft_finger', unsuited: 'family' });
    expect(textureChoice(30, 'puree')).toMatchObject({ unsuited: 'puree' });
  });

  it('is what is usual where nothing is asked', () => {
    for (let age = 6; age <= 36; age++) {
      expect(textureChoice(age)).toMatchObject({ asked: null, unsuited: null });
      expect(textureChoice(age, undefined, '')).toEqual(textureChoice(age));
    }
  });

  it('aims at a texture that suits the age, whatever is asked', () => {
    for (const text of ['puree', 'mash', 'minced', 'finger food', 'chopped', 'family', '']) {
      for (let age = 6; age <= 36; age++) {
        const { asked, usual, unsuited } = textureChoice(age, text);
        const suited = textureStage(feedingBand(age)).textures;
        expect(suited).toContain(asked ?? usual);
        expect(suited).not.toContain(unsuited);
      }
    }
  });

  it('hears the first of several texts that asks for one', () => {
    expect(textureChoice(12, undefined, 'pear', 'chopped', 'mashed').asked).toBe('chopped');
  });

  it('grows up with the child: no usual texture comes back once it is over', () => {
    const usual = Array.from({ length: 31 }, (_, index) => textureChoice(6 + index).usual);
    const changes = usual.filter((texture, index) => texture !== usual[index - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  });
});
