import type { Payload } from 'payload';
import { ApiError } from '../../../platform/http/api-error';
import { checkPanelCall } from './check-panel-call';

/** As Payload lists them, its own behind those of the collection. */
const endpoints = [
  'get /:id/uses',
  'get /calendar',
  'post /verify/:id',
  'get /count',
  'post /',
  'delete /',
  'delete /:id',
  'post /access/:id?',
  'get /versions',
  'post /:id/duplicate',
  'get /',
  'get /:id',
  'get /versions/:id',
  'post /versions/:id',
  'patch /',
  'patch /:id',
].map((line) => ({ method: line.split(' ')[0], path: line.split(' ')[1] }));

const payload = {
  collections: {
    posts: { config: { versions: { drafts: true }, endpoints } },
    redirects: { config: { versions: false, endpoints } },
    members: { config: { versions: false, endpoints }, customIDType: 'text' },
    'payload-preferences': {
      config: { versions: false, endpoints: [{ method: 'get', path: '/:key' }, ...endpoints] },
    },
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
  ['GET', 'posts/abc', undefined, 400],
  ['GET', 'posts/1abc', undefined, 400],
  ['GET', 'posts/-1', undefined, 400],
  ['GET', 'posts/1.5', undefined, 400],
  ['GET', 'posts/Infinity', undefined, 400],
  ['PATCH', 'posts/abc', '{}', 400],
  ['DELETE', 'posts/abc', undefined, 400],
  ['DELETE', 'posts/1abc', undefined, 400],
  ['DELETE', 'posts/1', undefined, ''],
  ['POST', 'posts/abc/duplicate', undefined, 400],
  ['POST', 'posts/access/abc', undefined, 400],
  ['POST', 'posts/access', undefined, ''],
  ['POST', 'posts/access/1', undefined, ''],
  ['GET', 'posts/abc/uses', undefined, 400],
  ['GET', 'posts/1/uses', undefined, ''],
  ['GET', 'posts/calendar', undefined, ''],
  ['GET', 'posts/count', undefined, ''],
  ['POST', 'posts/verify/abc', undefined, ''],
  ['GET', 'posts/versions/abc', undefined, 400],
  ['POST', 'posts/versions/abc', undefined, 400],
  ['GET', 'posts/versions/2147483648', undefined, 404],
  ['GET', 'globals/installation/versions/abc', undefined, 400],
  ['GET', 'globals/installation/versions/2147483648', undefined, 404],
  ['GET', 'globals/installation/versions/1', undefined, ''],
  ['GET', 'globals/installation', undefined, ''],
  ['GET', 'members/0b5e4d0e-5b7b-4f5e-8d5e-1f2a3b4c5d6e', undefined, ''],
  ['GET', 'payload-preferences/nav', undefined, ''],
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
  ['GET', 'posts?where={', undefined, 400],
  ['GET', 'posts?where=x', undefined, 400],
  ['GET', 'posts?where={}', undefined, ''],
  ['GET', 'posts?where={"title":{"equals":"x"}}', undefined, ''],
  ['GET', 'posts/1?data=[', undefined, 400],
  ['GET', 'posts/1?data={"title":"x"}', undefined, ''],
  ['GET', 'posts?where=', undefined, ''],
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
