import {
  type ResponseCache,
  isCacheable,
  type CachedResponse,
  cachedResponse,
  memberResponseOf,
  responseOf,
} from './cached-response';

test('an answer keeps its status, its headers and its bytes, however often it is given', async () => {
  const answers = new Map<string, CachedResponse>();
  let made = 0;
  const ask = async (url: string, headers: Record<string, string> = {}) => {
    const request = new Request(url, { headers });
    const cache: ResponseCache = async (key, make) => {
      const answer = answers.get(key) ?? (await make());
      answers.set(key, answer);
      return answer;
    };
    const cached = await cachedResponse(cache, request, async () => {
      made += 1;
      return Response.json({ pear: 'ö' }, { headers: { Vary: 'Accept', 'Cache-Control': 'public' } });
    });
    return responseOf(cached, request, { 'X-Request-Id': String(made), Vary: 'Origin' });
  };
  const first = await ask('https://pear.example/api/x?a=1');
  const again = await ask('https://else.example/api/x?a=1');
  expect(made).toBe(1);
  expect([...again.headers]).toEqual([...first.headers]);
  expect(first.headers.get('vary')).toBe('Accept');
  expect(first.headers.get('x-request-id')).toBe('1');
  const etag = String(first.headers.get('etag'));
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect([await first.text(), await again.text()]).toEqual(['{"pear":"ö"}', '{"pear":"ö"}']);
  const known = await ask('https://pear.example/api/x?a=1', { 'if-none-match': etag });
  expect([known.status, await known.text()]).toEqual([304, '']);
  await ask('https://pear.example/api/x?a=2');
  await ask('https://pear.example/api/y?a=1');
  expect(made).toBe(3);
});

test('a redirect is given as it was made', () => {
  const cached = { status: 302, headers: [['location', '/api/x/']] as const, body: Buffer.alloc(0) };
  const response = responseOf(cached, new Request('https://pear.example/api/x'), { Allow: 'GET' });
  expect([response.status, response.body, [...response.headers]]).toEqual([
    302,
    null,
    [
      ['allow', 'GET'],
      ['location', '/api/x/'],
    ],
  ]);
});

test('only whole and small answers are worth keeping', () => {
  const answer = { status: 200, headers: [], body: Buffer.alloc(64 * 1024) };
  expect(isCacheable(answer)).toBe(true);
  expect(isCacheable({ ...answer, body: Buffer.alloc(64 * 1024 + 1) })).toBe(false);
  expect(isCacheable({ ...answer, status: 302 })).toBe(false);
});

test.each([
  ['its own tag', new Response('a', { headers: { ETag: '"own"' } }), /^"own"$/],
  ['a tag made of its bytes', new Response('a'), /^"[\w-]{22}"$/],
  ['no tag, when it is no success', new Response('a', { status: 404 }), null],
])('an answer is stored with %s', async (_what, response, etag) => {
  const request = new Request('https://pear.example/api/x');
  const cached = await cachedResponse(
    (_key, make) => make(),
    request,
    async () => response,
  );
  const stored = new Headers(cached.headers as [string, string][]).get('etag');
  if (etag === null) expect(stored).toBeNull();
  else expect(stored).toMatch(etag);
});

test('a refusal is given with its body, and an empty one without', async () => {
  const request = new Request('https://pear.example/api/x');
  const refused = responseOf({ status: 404, headers: [], body: Buffer.from('{}') }, request, {});
  expect([refused.status, await refused.text()]).toEqual([404, '{}']);
  expect(responseOf({ status: 204, headers: [], body: Buffer.alloc(0) }, request, {}).body).toBeNull();
});

test('to a member it is given as nothing that a cache may store', async () => {
  const headers = [
    ['Content-Type', 'application/json'],
    ['ETag', '"a"'],
    ['Cache-Control', 'public, max-age=60'],
  ] as const;
  const own = memberResponseOf({ status: 200, headers, body: Buffer.from('{}') });
  expect([own.status, await own.text(), [...own.headers]]).toEqual([
    ...[200, '{}'],
    [
      ['cache-control', 'no-store'],
      ['content-type', 'application/json'],
    ],
  ]);
  expect(memberResponseOf({ status: 302, headers, body: Buffer.alloc(0) }).body).toBeNull();
});
