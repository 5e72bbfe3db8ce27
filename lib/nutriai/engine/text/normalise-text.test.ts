import * as fc from 'fast-check';
import '@/lib/platform/testing/property-seed';
import { normaliseText } from './normalise-text';

const plain = (text: string) => normaliseText(text).text;

describe('normaliseText', () => {
  it('is in small letters without accents and what cannot be seen', () => {
    expect(plain('Crème BRÛLÉE')).toBe('creme brulee');
    expect(plain('ho\u200Bney')).toBe('honey');
    expect(plain('ho\u00ADney')).toBe('honey');
  });

  it('takes letters for the Latin ones they look like', () => {
    expect(plain('hоnеy')).toBe('honey');
    expect(plain('ｈｏｎｅｙ')).toBe('honey');
  });

  it('writes vulgar fractions out, apart from the digit before', () => {
    expect(plain('½ banana').split(' ').filter(Boolean)).toEqual(['1/2', 'banana']);
    expect(plain('1½').split(' ').filter(Boolean)).toEqual(['1', '1/2']);
  });

  it('reads emoji of foods as words', () => {
    expect(plain('🍌')).toContain('banana');
  });

  it('tells of every unit where it came from, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (original) => {
        const { text, starts, ends } = normaliseText(original);
        expect([starts.length >= text.length, ends.length >= text.length]).toEqual([true, true]);
        for (let place = 0; place < text.length; place += 1) {
          expect(starts[place]).toBeLessThan(ends[place] ?? 0);
          expect(ends[place]).toBeLessThanOrEqual(original.length);
        }
      }),
    );
  });
});
