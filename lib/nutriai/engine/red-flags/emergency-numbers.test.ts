import { adviceNumbers, ambulanceNumbers, ownDoctor } from './emergency-numbers';

const numbers = (locale: Parameters<typeof ambulanceNumbers>[0]) =>
  ambulanceNumbers(locale).map(({ number }) => number);

describe('ambulanceNumbers', () => {
  it('puts the family’s own number first', () => {
    expect(numbers('uk')[0]).toBe('999');
    expect(numbers('us')[0]).toBe('911');
  });

  it('gives all three where it is not known which', () => {
    expect([...numbers(undefined)].sort()).toEqual(['112', '911', '999']);
  });
});

describe('adviceNumbers and ownDoctor', () => {
  it('name somebody to ask wherever the family lives', () => {
    expect(adviceNumbers('uk').map(({ number }) => number)).toContain('111');
    expect(ownDoctor('uk')).toMatch(/GP/);
    expect(ownDoctor('us')).toMatch(/pediatrician|doctor/i);
    expect(ownDoctor(undefined)).not.toBe('');
  });
});
