import { decodeReferences } from './character-references';

describe('decodeReferences', () => {
  it('reads names and numbers of both kinds', () => {
    expect(decodeReferences('a &amp; b &lt;c&gt; &quot;d&quot;')).toBe('a & b <c> "d"');
    expect(decodeReferences('&eacute;&uuml;&nbsp;&yuml;')).toBe('éü\u00A0ÿ');
    expect(decodeReferences('&#8211;&#x2013;&#X2013;&#x1F350;')).toBe('–––🍐');
  });

  it('leaves what is no reference', () => {
    for (const text of ['a & b', '&nothing;', '&;', '&#;', '&#x;', 'AT&T', '&constructor;', '']) {
      expect(decodeReferences(text)).toBe(text);
    }
  });

  it('decodes once and not what comes out of it', () => {
    expect(decodeReferences('&amp;lt;')).toBe('&lt;');
  });

  it('puts in no character that there is not', () => {
    expect(decodeReferences('a&#0;&#xD800;&#x110000;b')).not.toMatch(/[\0\uD800-\uDFFF]/);
  });
});
