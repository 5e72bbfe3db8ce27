import { readFileSync } from 'node:fs';
import { clientDocument, clientHash } from './client-document';

it('has made the client of packages/client of the operations as they are: npm run client makes it anew', () => {
  const [banner = ''] = readFileSync('packages/client/dist/index.js', 'utf8').split('\n');
  expect(banner).toContain(clientHash());
});

it('takes what keys may call and what is public, and nothing of the editors', () => {
  const paths = Object.keys(clientDocument().paths);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/api/nutriai/water-intake',
      '/api/nutriai/meal-plans',
      '/api/nutriai/safety-check',
    ]),
  );
  expect(paths.filter((path) => /^\/(?:admin|api\/(?:user-profile|login|blogs))/.test(path))).toEqual([]);
});
