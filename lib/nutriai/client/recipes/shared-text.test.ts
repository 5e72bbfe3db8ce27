import { sharedText, withoutControls } from './shared-text';

const searchOf = (shared: Record<string, string>) => `?${new URLSearchParams(shared).toString()}`;

describe('sharedText', () => {
  it('puts title, text and link on lines of their own', () => {
    const shared = { title: 'Pear mash', text: '1 pear\nMash it.', url: 'https://a.example/mash' };
    expect(sharedText(searchOf(shared)).split(/\n+/)).toEqual([
      'Pear mash',
      '1 pear',
      'Mash it.',
      'https://a.example/mash',
    ]);
  });

  it('says once what an app sends in two places', () => {
    const url = 'https://a.example/mash';
    expect(sharedText(searchOf({ title: 'Pear mash', text: 'Pear mash', url }))).toMatch(
      /^Pear mash\s+https/,
    );
    expect(sharedText(searchOf({ text: url, url }))).toBe(url);
  });

  it.each(['', '?', '?title=&text=%20%0A&url=', '?other=1'])('is empty for %j', (search) => {
    expect(sharedText(search)).toBe('');
  });

  it('reads letters of all kinds, and comes to an end with broken ones', () => {
    expect(sharedText(searchOf({ text: 'Crème & 50 % 🍐 + oats' }))).toBe('Crème & 50 % 🍐 + oats');
    expect(sharedText('?text=50%&title=%E0%A4')).toContain('50%');
  });

  it('says a title once that its text begins with', () => {
    expect(sharedText(searchOf({ title: 'Pear mash', text: 'Pear mash\n1 pear' }))).toBe('Pear mash\n1 pear');
  });
});

describe('withoutControls', () => {
  it('keeps lines and tabs, and all that can be read', () => {
    expect(withoutControls('a\tb\nc 🍐 é')).toBe('a\tb\nc 🍐 é');
  });

  it('puts spaces for what cannot, and a sign for half a character', () => {
    expect(withoutControls('a\u0000b\u0008c\u001Fd\u007Fe\u0085f')).toBe('a b c d e f');
    expect(withoutControls('pear \uD83C')).toBe('pear \uFFFD');
    expect(withoutControls('')).toBe('');
  });
});
