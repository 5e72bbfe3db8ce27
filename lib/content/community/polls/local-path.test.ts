import { localPath } from './local-path';

it.each([
  ['/blog/safe-sleep', '/blog/safe-sleep'],
  ['/blog/safe-sleep?x=1#y', '/blog/safe-sleep'],
  ['/', '/'],
  ['/blog/../faq', '/faq'],
  ['/caf\u00e9', '/caf%C3%A9'],
  ['', '/blog'],
  ['blog', '/blog'],
  ['https://evil.example/', '/blog'],
  ['//evil.example', '/blog'],
  ['/\\evil.example', '/blog'],
  ['/\t/evil.example', '/blog'],
  ['/..//evil.example', '/blog'],
  ['/./\\evil.example', '/blog'],
  ['javascript:alert(1)', '/blog'],
])('leads %j back to %s', (text, path) => {
  expect(localPath(text)).toBe(path);
});

it('leaves no line break for a header', () => {
  expect(localPath('/blog\r\nSet-Cookie: a=b')).toBe('/blogSet-Cookie:%20a=b');
});
