import { parsedUrl } from './parsed-url';

it.each([
  ['https://example.com/a?b#c', undefined, 'https://example.com/a?b#c'],
  ['/café', 'https://example.com', 'https://example.com/caf%C3%A9'],
  ['https://münchen.example/', undefined, 'https://xn--mnchen-3ya.example/'],
])('reads %s against %s', (text, base, href) => expect(parsedUrl(text, base)?.href).toBe(href));

it.each(['', 'example.com', '/path', 'https://', 'https://[::1'])('%j is none', (text) =>
  expect(parsedUrl(text)).toBeNull(),
);

it('reads letters outside ASCII the thousandth time as the first', () => {
  const read = Array.from({ length: 20_000 }, () => parsedUrl('https://münchen.example/')?.hostname);
  expect(new Set(read)).toEqual(new Set(['xn--mnchen-3ya.example']));
});
