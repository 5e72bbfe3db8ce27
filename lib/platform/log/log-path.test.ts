import { logPath } from './log-path';

test.each([
  ['/', '/'],
  ['/blog/first-foods-from-6-months?utm=mail', '/blog/first-foods-from-6-months'],
  ['/api/nutriai/babies/0b0c6f1e-6b5e-4a5c-9a53-b1f6f4c7e111/meals', '/api/nutriai/babies/:id/meals'],
  ['/api/v2/pages/12/', '/api/v2/pages/:id/'],
  ['/api/nutriai/invites/Zm9vYmFyYmF6cXV4MTIzNDU2Nzg5MGFiY2RlZg', '/api/nutriai/invites/:id'],
  ['/members/anna@pear.example', '/members/:id'],
  ['/members/anna%40pear.example', '/members/:id'],
  ['/x/4f9c1b2a7d6e5f4c3b2a19087f6e5d4c', '/x/:id'],
  ['/_next/static/chunks/0a1b.js', '/_next/…'],
  [`/${'a/'.repeat(40)}`, '/a/a/a/a/a/a/a/a/a/a/a'],
])('%s is logged as %s', (url, logged) => {
  expect(logPath(url)).toBe(logged);
});
