import { checkProfileAddress, checkWebAddress } from './check-web-address';

describe('checkWebAddress', () => {
  it('takes whole https addresses, and nothing', () => {
    for (const value of ['https://example.org', 'https://example.org/a?b#c', '', null, undefined]) {
      expect(checkWebAddress(value)).toBe(true);
    }
  });

  it.each([
    'http://example.org',
    'example.org',
    '//example.org',
    'javascript:alert(1)',
    'https://',
    'https://exa mple.org',
    'mailto:a@example.org',
  ])('says what is wrong with %s', (value) => {
    expect(typeof checkWebAddress(value)).toBe('string');
  });
});

describe('checkProfileAddress', () => {
  it('takes somebody’s page, and not the front page of a network', () => {
    expect(checkProfileAddress('https://example.org/@pear')).toBe(true);
    expect(typeof checkProfileAddress('https://example.org/')).toBe('string');
    expect(typeof checkProfileAddress('https://example.org')).toBe('string');
    expect(typeof checkProfileAddress('http://example.org/@pear')).toBe('string');
  });

  it('takes nothing for no page', () => {
    expect(checkProfileAddress('')).toBe(true);
    expect(checkProfileAddress(null)).toBe(true);
  });
});
