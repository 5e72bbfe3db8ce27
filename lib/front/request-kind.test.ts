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
  ['/admin', 'panel'],
  ['/admin/collections/posts', 'panel'],
  ['/cms-api/posts', 'panel'],
  ['/healthz', 'operation'],
  ['/readyz', 'operation'],
  ['/metrics', 'operation'],
])('%s is of the kind %s', (url, kind) => expect(requestKind(url)).toBe(kind));
