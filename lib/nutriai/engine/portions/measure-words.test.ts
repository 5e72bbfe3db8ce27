import { measureOf, sizeOf } from './measure-words';

describe('measureOf and sizeOf', () => {
  it('know a measure in both numbers', () => {
    expect(JSON.stringify(measureOf('slices'))).toContain('slice');
    expect(JSON.stringify(measureOf('teaspoon'))).toContain('tsp');
  });

  it('know none in a food, nor in what every object has', () => {
    for (const word of ['banana', '', 'constructor', '__proto__']) {
      expect(measureOf(word) ?? null).toBeNull();
      expect(sizeOf(word) ?? null).toBeNull();
    }
  });
});
