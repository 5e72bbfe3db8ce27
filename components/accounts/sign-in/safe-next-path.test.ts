import { safeNextPath } from './safe-next-path';

describe('safeNextPath', () => {
  it.each(['/nutriai', '/blog/eggs?page=2#cut', '/'])('keeps %s', (path) => {
    expect(safeNextPath(path)).toBe(path);
  });

  it.each([
    '',
    'nutriai',
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    '/sign-in',
    `/search?q=${'a'.repeat(2_000)}`,
    '/sign-in/?next=/profile',
  ])('leads to the profile instead of %j', (path) => {
    expect(safeNextPath(path)).toBe('/profile');
  });
});
