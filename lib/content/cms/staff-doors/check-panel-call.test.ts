import type { Payload } from 'payload';
import { ApiError } from '../../../platform/http/api-error';
import { checkPanelCall } from './check-panel-call';

const payload = {
  collections: {
    posts: { config: { versions: { drafts: true } } },
    redirects: { config: { versions: false } },
    'payload-migrations': { config: { versions: false, endpoints: false } },
  },
} as unknown as Pick<Payload, 'collections'>;

async function statusOf(method: string, path: string, body?: string, type = 'application/json') {
  const headers: Record<string, string> = body === undefined ? {} : { 'content-type': type };
  const request = new Request(`http://x/cms-api/${path}`, { method, headers, ...(body ? { body } : {}) });
  const segments = path.split('?')[0]?.split('/') ?? [];
  const checked = await checkPanelCall(payload, request, segments).catch((error: unknown) => error);
  if (checked instanceof ApiError) return checked.status;
  if (checked instanceof Request) return checked.text();
  throw checked;
}

it.each([
  ['GET', 'constructor/1', undefined, 404],
  ['GET', '__proto__', undefined, 404],
  ['GET', 'payload-migrations', undefined, 404],
  ['GET', 'payload-migrations/1?depth=0', undefined, 404],
  ['POST', 'payload-migrations', '{}', 404],
  ['GET', 'posts/2147483647', undefined, ''],
  ['GET', 'posts/2147483648', undefined, 404],
  ['GET', 'redirects/versions', undefined, 404],
  ['GET', 'redirects/versions/1', undefined, 404],
  ['POST', 'redirects/versions/1', undefined, 404],
  ['GET', 'posts/versions/1', undefined, ''],
  ['GET', 'redirects/1', undefined, ''],
  ['GET', 'posts?limit=1&limit=2', undefined, 400],
  ['GET', 'posts?page[]=1', undefined, 400],
  ['GET', 'posts?depth=1e9', undefined, 400],
  ['GET', 'posts?limit=-1', undefined, 400],
  ['GET', 'posts?limit=20&depth=0&page=', undefined, ''],
  ['GET', 'posts?where[id][near]=1', undefined, 400],
  ['GET', 'posts?where[or][0][title][within]=x', undefined, 400],
  ['GET', 'posts?where[id][equals]=1', undefined, ''],
  ['PATCH', 'posts/1', undefined, 415],
  ['PATCH', 'posts/1', 'null', 400],
  ['POST', 'posts', '[]', 400],
  ['POST', 'posts', '{', 400],
  ['POST', 'posts', ' '.repeat(5 * 1024 * 1024), 413],
  ['POST', 'posts', '{"title":"A pear 🍐"}', '{"title":"A pear 🍐"}'],
  ['POST', 'posts/1/duplicate', undefined, ''],
  ['POST', 'payload-jobs/x', 'null', 'null'],
])('%s %s', async (method, path, body, expected) => {
  expect(await statusOf(method, path, body)).toBe(expected);
});

it('leaves forms, which carry files, to Payload', async () => {
  expect(await statusOf('POST', 'posts', '--x--', 'multipart/form-data; boundary=x')).toBe('--x--');
  expect(await statusOf('POST', 'posts', 'a=b', 'application/x-www-form-urlencoded')).toBe(415);
});
