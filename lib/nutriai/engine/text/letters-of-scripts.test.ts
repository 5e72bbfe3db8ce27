import { isInOtherScript, isKeptMark } from './letters-of-scripts';

describe('isInOtherScript', () => {
  it('knows letters beyond Latin, Greek and Cyrillic', () => {
    expect(['केला', 'موز', 'banana موز'].every(isInOtherScript)).toBe(true);
    expect(['', 'banana', 'größe', 'банан', 'μπανάνα', '12 🍐'].some(isInOtherScript)).toBe(false);
  });
});

describe('isKeptMark', () => {
  it('keeps vowel signs and drops accents and the dot below', () => {
    expect(isKeptMark('\u093E')).toBe(true);
    expect(isKeptMark('\u0301')).toBe(false);
    expect(isKeptMark('\u093C')).toBe(false);
  });
});
