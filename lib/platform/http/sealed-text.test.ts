import { openSealed, openText, sealText } from './sealed-text';

const text = 'An address: ada@pear.example, and a pear 🍐';

describe('a sealed text', () => {
  it('is read with its secret and for its purpose alone', () => {
    const sealed = sealText('a secret', 'mail', text);
    expect(openText('a secret', 'mail', sealed)).toBe(text);
    expect(() => openText('another', 'mail', sealed)).toThrow();
    expect(() => openText('a secret', 'export', sealed)).toThrow();
  });

  it('shows nothing of what it holds, not even that two are the same', () => {
    const sealed = sealText('a secret', 'mail', text);
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(Buffer.from(sealed, 'base64url').includes('ada@')).toBe(false);
    expect(sealText('a secret', 'mail', text)).not.toBe(sealed);
  });

  it('is refused where a part of it was changed or cut off', () => {
    const bytes = Buffer.from(sealText('a secret', 'mail', text), 'base64url');
    for (const place of [0, 12, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => openText('a secret', 'mail', changed.toString('base64url'))).toThrow();
    }
    expect(() => openText('a secret', 'mail', bytes.subarray(0, 20).toString('base64url'))).toThrow();
    expect(() => openText('a secret', 'mail', '')).toThrow();
  });
});

describe('a text that one of several secrets sealed', () => {
  it('is old where it is not the first', () => {
    const sealed = sealText('of before', 'mail', text);
    expect(openSealed(['of before', 'another'], 'mail', sealed)).toEqual({ text, isOld: false });
    expect(openSealed(['of today', 'of before'], 'mail', sealed)).toEqual({ text, isOld: true });
  });

  it('is not read with others, or none', () => {
    const sealed = sealText('of before', 'mail', text);
    expect(openSealed(['of today'], 'mail', sealed)).toBeNull();
    expect(openSealed([], 'mail', sealed)).toBeNull();
  });
});
