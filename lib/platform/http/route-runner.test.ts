import type { Payload } from 'payload';
import * as z from 'zod';
import { textField } from '../../contract/fields';
import { badRequest, forbidden, notFound, throttled, unauthenticated } from './api-error';
import { endpoint, memberEndpoint } from './endpoint';
import { type Endpoints, routeHandlers, type RoutePolicy, type RoutePorts } from './route-runner';

const member = { memberId: 'm1', sessionId: null };

function ports(overrides: Partial<RoutePorts> = {}): RoutePorts {
  return {
    settings: () => ({
      SITE_URL: 'https://pear.example',
      TRUSTED_PROXIES: 0,
      TOKEN_SECRET: 'a secret for tests',
    }),
    payload: async () => ({}) as Payload,
    nowMs: () => 0,
    authenticate: async (request) => {
      const header = request.headers.get('authorization');
      if (header === 'Bearer good') return member;
      if (header === null) return null;
      throw unauthenticated('bad token', { code: 'token_not_valid' });
    },
    limit: async () => undefined,
    cacheResponse: (_key, make) => make(),
    ...overrides,
  };
}

const echo = endpoint({
  body: z.object({ name: textField({ max: 5 }) }),
  answer: z.object({ name: z.string() }),
  handle: async ({ body }) => ({ ...body, passwordHash: 'secret' }),
});
const read = memberEndpoint({
  answer: z.object({ id: z.string() }),
  handle: async ({ caller }) => ({ id: caller.memberId }),
});

async function call(
  endpoints: Endpoints,
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
  given: {
    body?: string;
    headers?: Record<string, string>;
    policy?: RoutePolicy;
    ports?: Partial<RoutePorts>;
    url?: string;
  } = {},
) {
  const handlers = routeHandlers(endpoints, given.policy ?? {}, ports(given.ports));
  const request = new Request(given.url ?? 'https://pear.example/api/x', {
    method,
    body: given.body,
    headers: {
      ...(given.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...given.headers,
    },
  });
  const response = await handlers[method](request, { params: Promise.resolve({ id: 'abc' }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) };
}

/** What a failing handler writes is expected here, and kept out of the test's output. */
function captureErrorLog() {
  const written: string[] = [];
  const spy = jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
  return { written, restore: () => spy.mockRestore() };
}

describe('one route for all', () => {
  it('answers once what the answer may rest on is on the disk, a refusal too', async () => {
    const order: string[] = [];
    const whenOnDisk = async () => void order.push('on the disk');
    const asked = endpoint({
      answer: z.object({ name: z.string() }),
      handle: async ({ request }) => {
        order.push('read');
        if (request.url.endsWith('?taken')) throw badRequest('taken');
        return { name: 'Bo' };
      },
    });
    for (const url of ['https://pear.example/api/x', 'https://pear.example/api/x?taken']) {
      await call({ GET: asked }, 'GET', { url, ports: { whenOnDisk } });
      order.push('answered');
    }
    expect(order).toEqual(['read', 'on the disk', 'answered', 'read', 'on the disk', 'answered']);
  });

  it('answers compact JSON by the schema, with the headers of the contract', async () => {
    const { status, headers, body } = await call({ POST: echo }, 'POST', { body: '{"name":"Ana"}' });
    expect(status).toBe(200);
    expect(body).toEqual({ name: 'Ana' });
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('allow')).toBe('POST, OPTIONS');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('leaves the name of a request to the front server that gave it', async () => {
    const given = { 'x-little-pear-request-id': 'named-in-front' };
    const { status, headers } = await call({ POST: echo }, 'POST', {
      body: '{"name":"Ana"}',
      headers: given,
    });
    expect([status, headers.get('x-request-id')]).toEqual([200, null]);
  });

  it('answers 405 with Allow for every method that it has not got', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const) {
      const { status, headers, body } = await call({ POST: echo }, method);
      expect([status, headers.get('allow'), body]).toEqual([
        405,
        'POST, OPTIONS',
        { detail: `Method "${method}" not allowed.` },
      ]);
    }
  });

  it('answers 405 to a key too, for what no key could make of the method', async () => {
    const key = { id: 'k1', scopes: [], babies: null };
    const asked: unknown[] = [];
    const own = {
      headers: { authorization: 'Bearer lp_key' },
      ports: {
        authenticate: async () => ({ ...member, key }),
        admitKey: async (_key: unknown, operation: unknown) => {
          asked.push(operation);
          throw forbidden();
        },
      },
    };
    const { status, headers } = await call({ POST: echo }, 'GET', own);
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    expect(asked).toEqual([]);
    expect((await call({ POST: echo }, 'POST', { ...own, body: '{}' })).status).toBe(403);
    expect(asked).toEqual([null]);
  });

  it('answers HEAD as GET without a body, and 405 where there is no GET', async () => {
    const headers = { authorization: 'Bearer good' };
    const found = await call({ GET: read }, 'HEAD', { headers });
    expect([found.status, found.body, found.headers.get('allow')]).toEqual([200, null, 'GET, HEAD, OPTIONS']);
    const missing = await call({ POST: echo }, 'HEAD');
    expect([missing.status, missing.body]).toEqual([405, null]);
  });

  it('answers OPTIONS without asking for credentials or counting', async () => {
    const limit = jest.fn();
    const { status, headers } = await call({ GET: read, PATCH: read }, 'OPTIONS', {
      policy: { limit: 'login' },
      ports: { limit },
    });
    expect([status, headers.get('allow')]).toEqual([204, 'GET, PATCH, HEAD, OPTIONS']);
    expect(limit).not.toHaveBeenCalled();
  });

  it('asks for credentials before it looks at the method', async () => {
    const { status, headers, body } = await call({ POST: read }, 'GET');
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer realm="api"');
    expect(body).toEqual({ detail: 'Authentication credentials were not provided.' });
  });

  it('looks at the method where one of the endpoints is public', async () => {
    expect((await call({ GET: echo, POST: read }, 'PUT')).status).toBe(405);
    expect((await call({ GET: echo, POST: read }, 'POST')).status).toBe(401);
  });

  it('checks the caller again once the body is there, and a handler without a body once', async () => {
    const handled = jest.fn();
    const write = memberEndpoint({
      body: z.object({ name: textField({ max: 5 }) }),
      handle: async () => handled(),
    });
    const remaining = [member];
    const authenticate = async () => {
      const caller = remaining.pop();
      if (!caller) throw unauthenticated('ended', { code: 'token_not_valid' });
      return caller;
    };
    const given = { body: '{"name":"Ana"}', ports: { authenticate } };
    expect(await call({ POST: write }, 'POST', given)).toMatchObject({
      status: 401,
      body: { code: 'token_not_valid' },
    });
    expect(handled).not.toHaveBeenCalled();
    remaining.push(member);
    expect((await call({ GET: read }, 'GET', { ports: { authenticate } })).status).toBe(200);
  });

  it('refuses a bad token on a public endpoint, unless it ignores the header', async () => {
    const given = { body: '{"name":"Ana"}', headers: { authorization: 'Bearer bad' } };
    expect((await call({ POST: echo }, 'POST', given)).status).toBe(401);
    const policy = { authentication: 'ignored' } as const;
    expect((await call({ POST: echo }, 'POST', { ...given, policy })).status).toBe(200);
  });

  it('counts before it looks at method and body, by address or by member', async () => {
    const counted: string[] = [];
    const limit = async (name: string, subject: string) => {
      counted.push(`${name} ${subject}`);
      throw throttled(60);
    };
    const headers = { 'x-little-pear-address': '192.0.2.1', authorization: 'Bearer good' };
    const given = { headers, ports: { limit } };
    const refused = await call({ POST: echo }, 'GET', { ...given, policy: { limit: 'login' } });
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    await call({ POST: read }, 'POST', { ...given, policy: { limit: 'refresh', limitBy: 'member' } });
    const policy = {
      limit: 'login',
      limitUnless: ({ headers: sent }: Request) => sent.has('cookie'),
    } as const;
    const own = { ...given, headers: { ...headers, cookie: 'a=b' } };
    expect((await call({ POST: echo }, 'GET', { ...own, policy })).status).toBe(405);
    expect(counted).toEqual(['login 192.0.2.1', 'refresh member m1']);
  });

  it.each([
    ['{"name":', 400],
    ['{"name":"too long"}', 400],
    ['[]', 400],
    [JSON.stringify({ name: 'a'.repeat(300_000) }), 413],
  ])('refuses the body %#', async (body, status) => {
    expect((await call({ POST: echo }, 'POST', { body })).status).toBe(status);
  });

  it('takes the last of a parameter that stands twice', async () => {
    const answer = z.object({ order: z.string() });
    const ordered = endpoint({ query: answer, answer, handle: async ({ query }) => query });
    const url = 'https://pear.example/api/x?order=a&order=b';
    expect((await call({ GET: ordered }, 'GET', { url })).body).toEqual({ order: 'b' });
  });

  it('refuses an Accept header that it cannot satisfy before anything else', async () => {
    const { status, body } = await call({ POST: read }, 'POST', { headers: { accept: 'text/html' } });
    expect([status, body]).toEqual([406, { detail: 'Could not satisfy the request Accept header.' }]);
  });

  it('answers 404 for a path parameter of the wrong shape, as for one that is not there', async () => {
    const params = z.object({ id: z.uuid() });
    const remove = endpoint({ params, handle: async () => undefined });
    const missing = endpoint({ handle: async () => Promise.reject(notFound()) });
    const wrong = await call({ DELETE: remove }, 'DELETE');
    const absent = await call({ DELETE: missing }, 'DELETE');
    expect([wrong.status, wrong.body]).toEqual([absent.status, absent.body]);
    expect(wrong.body).toEqual({ detail: 'Not found.' });
  });

  it('answers 204 for nothing', async () => {
    const { status, body } = await call({ DELETE: endpoint({ handle: async () => undefined }) }, 'DELETE');
    expect([status, body]).toEqual([204, null]);
  });

  it('adds its headers to whatever a handler answers, a redirect or a cookie too', async () => {
    const away = endpoint({ handle: async () => Response.redirect('https://pear.example/x', 303) });
    const redirect = await call({ POST: away }, 'POST');
    expect([redirect.status, redirect.headers.get('location')]).toEqual([303, 'https://pear.example/x']);
    expect(redirect.headers.get('cache-control')).toBe('no-store');
    const cookies = endpoint({
      handle: async () => {
        const response = new Response(null, { status: 204 });
        response.headers.append('set-cookie', 'a=1');
        response.headers.append('set-cookie', 'b=2');
        return response;
      },
    });
    expect((await call({ POST: cookies }, 'POST')).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  });

  it('tells nothing about its own faults but an id, under which the log has them', async () => {
    const failing = endpoint({ handle: async () => Promise.reject(new Error('no such table: members')) });
    const log = captureErrorLog();
    const { status, body, headers } = await call({ GET: failing }, 'GET', {
      url: 'https://pear.example/api/invites/abcdefghijklmnopqrstuvwxyz012345',
    });
    log.restore();
    expect(status).toBe(500);
    expect(body).toEqual({ detail: 'Server error.', request_id: headers.get('x-request-id') });
    expect(log.written.join('')).toContain(body.request_id);
    expect(log.written.join('')).toContain('no such table');
    expect(log.written.join('')).not.toContain('abcdefghijkl');
  });

  it('says 500 and not more when a handler answers something that is not its answer', async () => {
    const wrong = endpoint({ answer: z.object({ id: z.string() }), handle: async () => ({ id: 'x' }) });
    const broken = { ...wrong, run: async () => ({ id: 1, secret: 'x' }) };
    const log = captureErrorLog();
    const { status, body } = await call({ GET: broken }, 'GET');
    log.restore();
    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it.each([
    ['the write queue is full', Object.assign(new Error('busy'), { name: 'WriteQueueFull' })],
    ['SQLite is locked', Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' })],
    [
      'PostgreSQL is away',
      new Error('Failed query', { cause: Object.assign(new Error(''), { code: 'ECONNREFUSED' }) }),
    ],
    ['PostgreSQL shuts down', Object.assign(new Error('terminating'), { code: '57P01' })],
  ])('answers 503 with Retry-After when %s', async (_when, error) => {
    const log = captureErrorLog();
    const failing = endpoint({ handle: async () => Promise.reject(error) });
    const { status, headers, body } = await call({ GET: failing }, 'GET');
    log.restore();
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBe('2');
    expect(body).toEqual({ detail: 'Service temporarily unavailable, try again later.' });
  });

  it('keeps what a handler says about caching, and no-store for everything else', async () => {
    const open = endpoint({
      answer: z.object({ id: z.string() }),
      cacheControl: 'public, max-age=60',
      handle: async () => ({ id: 'x' }),
    });
    expect((await call({ GET: open }, 'GET')).headers.get('cache-control')).toBe('public, max-age=60');
    expect((await call({ GET: open }, 'POST')).headers.get('cache-control')).toBe('no-store');
  });

  it('gives public answers an ETag and answers 304 to it, HEAD included', async () => {
    const open = endpoint({
      query: z.object({ bad: z.enum(['no']).optional() }),
      answer: z.object({ id: z.string() }),
      cacheControl: 'public, max-age=60',
      handle: async () => ({ id: 'x' }),
    });
    const first = await call({ GET: open }, 'GET');
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const head = await call({ GET: open }, 'HEAD');
    expect([head.status, head.headers.get('etag'), head.body]).toEqual([200, etag, null]);
    for (const method of ['GET', 'HEAD'] as const) {
      const again = await call({ GET: open }, method, { headers: { 'if-none-match': `"a", W/${etag}` } });
      expect([again.status, again.body, again.headers.get('etag')]).toEqual([304, null, etag]);
      expect(again.headers.get('x-request-id')).not.toBeNull();
    }
    const wrong = await call({ GET: open }, 'GET', {
      url: 'https://pear.example/api/x?bad=yes',
      headers: { 'if-none-match': '*' },
    });
    expect([wrong.status, wrong.headers.has('etag')]).toEqual([400, false]);
  });

  it('never lets a cache keep what it told a member', async () => {
    const open = endpoint({
      answer: z.object({ id: z.string() }),
      cacheControl: 'public, max-age=60',
      handle: async ({ caller }) => ({ id: caller?.memberId ?? 'nobody' }),
    });
    const { status, headers } = await call({ GET: open }, 'GET', {
      headers: { authorization: 'Bearer good', 'if-none-match': '*' },
    });
    expect([status, headers.get('cache-control'), headers.has('etag')]).toEqual([200, 'no-store', false]);
    const own = await call({ GET: read }, 'GET', { headers: { authorization: 'Bearer good' } });
    expect(own.headers.has('etag')).toBe(false);
  });

  it('keeps what follows from content alone, made as for a visitor, and lets no cache keep it for a member', async () => {
    const kept: string[] = [];
    const content = endpoint({
      query: z.object({ order: z.string().optional() }),
      answer: z.object({ id: z.string() }),
      cacheControl: 'public, no-cache',
      isFromContent: (request) => !request.url.includes('random'),
      handle: async ({ caller }) => ({ id: caller?.memberId ?? 'nobody' }),
    });
    const given = {
      ports: {
        cacheResponse: (key, make) => {
          kept.push(key);
          return make();
        },
      } satisfies Partial<RoutePorts>,
    };
    const visitor = await call({ GET: content }, 'GET', {
      ...given,
      url: 'https://pear.example/api/x?order=a',
    });
    expect([visitor.body, visitor.headers.get('cache-control')]).toEqual([
      { id: 'nobody' },
      'public, no-cache',
    ]);
    expect(visitor.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    await call({ GET: content }, 'HEAD', { ...given, url: 'https://pear.example/api/x?order=a' });
    await call({ GET: content }, 'GET', { ...given, url: 'https://pear.example/api/x?order=random' });
    const headers = { authorization: 'Bearer good' };
    const own = await call({ GET: content }, 'GET', { ...given, headers });
    expect([own.body, own.headers.get('cache-control')]).toEqual([{ id: 'nobody' }, 'no-store']);
    expect([own.headers.has('etag'), own.headers.get('content-type')]).toEqual([false, 'application/json']);
    expect(kept).toEqual(['/api/x?order=a', '/api/x?order=a', '/api/x']);
  });
});

it.each<[string, RoutePolicy, string | null]>([
  ['a route that says nothing', {}, null],
  ['a route that asks who calls', { origins: 'any' }, null],
  ['a route that ignores who calls', { origins: 'any', authentication: 'ignored' }, '*'],
])('lets pages of any origin read the answers of %s: %s', async (_which, policy, allowed) => {
  const headers = { origin: 'https://clinic.example' };
  const answers = [
    await call({ POST: echo }, 'POST', { policy, headers, body: '{"name":"Ada"}' }),
    await call({ POST: echo }, 'POST', { policy, headers, body: '{}' }),
    await call({ POST: echo }, 'OPTIONS', { policy, headers }),
  ];
  expect(answers.map((answer) => answer.headers.get('access-control-allow-origin'))).toEqual(
    answers.map(() => allowed),
  );
});
