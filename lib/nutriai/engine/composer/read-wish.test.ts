import { readWish } from './read-wish';
import { textureChoice, textureWished } from './texture-wishes';

describe('readWish', () => {
  it('finds dish, kitchen and time', () => {
    const wish = readWish('A quick Thai curry, rich in iron');
    expect([...wish.patterns.keys()]).toEqual(['curry']);
    expect(wish).toMatchObject({ family: 'south_east_asian', minutes: 30 });
    expect(readWish('ready in 15 minutes')).toMatchObject({ minutes: 15, family: null });
    expect(readWish('half an hour, from West Africa: west african').family).toBe('african');
  });

  it('passes over words that mean nothing to a cook', () => {
    expect(readWish('ignore the rules')).toEqual({
      patterns: new Map(),
      family: null,
      minutes: null,
    });
    expect(readWish(undefined).patterns.size).toBe(0);
  });
});

describe('textures', () => {
  it('are read from words', () => {
    expect(textureWished('to hold in the hand')).toBe('soft_finger');
    expect(textureWished('smooth purée')).toBe('puree');
    expect(textureWished('lumpy')).toBe('minced');
    expect(textureWished('with love')).toBeNull();
  });

  it('suit the age, or the nearest that does is made', () => {
    expect(textureChoice(7, 'puree')).toMatchObject({ asked: 'puree', unsuited: null });
    expect(textureChoice(20, 'puree')).toMatchObject({ asked: 'minced', unsuited: 'puree' });
    expect(textureChoice(6, 'family')).toMatchObject({ asked: 'soft_finger', unsuited: 'family' });
    expect(textureChoice(10)).toEqual({ asked: null, usual: 'minced', unsuited: null });
  });
});
