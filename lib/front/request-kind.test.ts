import { requestKind } from './request-kind';

it.each([
  ['/', 'page'],
  ['/blog', 'page'],
  ['/_next/static/a.js', 'static'],
  ['/_next', 'page'],
  ['/media/images/a.webp', 'media'],
  ['/mediathek', 'page'],
  ['/api/blogs', 'api'],
  ['/api', 'page'],
  ['/apis', 'page'],
  ['/mcp', 'api'],
  ['/admin', 'panel'],
  ['/admin/collections/posts', 'panel'],
  ['/cms-api/posts', 'panel'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
  ['/api/nutriai/baby-profiles/0d7f/changes', 'stream'],
  ['/api/nutriai/baby-profiles/0d7f/changes/', 'stream'],
  ['/api/nutriai/baby-profiles/0d7f/changes/more', 'api'],
  ['/api/nutriai/baby-profiles/changes', 'api'],
])('%s is of the kind %s', (url, kind) => expect(requestKind(url)).toBe(kind));
