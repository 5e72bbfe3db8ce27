import { saidTexture } from './said-texture';

describe('saidTexture', () => {
  it('reads the texture that is asked for', () => {
    expect(saidTexture('a smooth puree of carrots')).toBe('puree');
    expect(saidTexture('mashed vegetables')).toBe('mash');
    expect(saidTexture('finger food for the park')).toBe('soft_finger');
  });

  it('does not ask for what is said against', () => {
    expect(saidTexture('no purees please')).toBe('soft_finger');
    expect(saidTexture('she hates puree')).toBe('soft_finger');
    expect(saidTexture('nothing mashed')).toBe('soft_finger');
    expect(saidTexture('not pureed')).toBe('minced');
  });

  it('finds none where none is named', () => {
    expect(saidTexture('')).toBeNull();
    expect(saidTexture('dinner with salmon')).toBeNull();
  });
});
