import { askedTexture } from './asked-texture';

describe('askedTexture', () => {
  it('reads the texture that is asked for', () => {
    expect(askedTexture('a smooth puree of carrots')).toBe('puree');
    expect(askedTexture('mashed vegetables')).toBe('mash');
    expect(askedTexture('finger food for the park')).toBe('soft_finger');
  });

  it('does not ask for what is said against', () => {
    expect(askedTexture('no purees please')).toBe('soft_finger');
    expect(askedTexture('she hates puree')).toBe('soft_finger');
    expect(askedTexture('nothing mashed')).toBe('soft_finger');
    expect(askedTexture('not pureed')).toBe('minced');
  });

  it('finds none where none is named', () => {
    expect(askedTexture('')).toBeNull();
    expect(askedTexture('dinner with salmon')).toBeNull();
  });
});
