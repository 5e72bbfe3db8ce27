import { expect, test } from './api-test';

/** What every answer carries, whatever it is. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('geolocation=()') as unknown,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

const answers: [
  what: string,
  path: string,
  status: number,
  options?: { method?: string; headers?: Record<string, string> },
][] = [
  ['a page', '/', 200],
  ['a page with HEAD', '/blog', 200, { method: 'HEAD' }],
  ['a page that is not kept', '/search?q=pear', 200],
  ['a page for members', '/nutriai/today', 200],
  ['the sign-in page', '/sign-in', 200],
  ['the panel', '/admin/login', 200],
  ['nothing', '/nothing-here', 404],
  ['nothing in the API', '/api/nothing-here', 404],
  ['an answer of the API', '/api/blogs', 200],
  ['a refusal of the API', '/api/user-profile', 401],
  ['a refused method', '/blog', 405, { method: 'DELETE' }],
  ['an address that cannot be read', '/blog/%', 400],
  ['a redirect', '/blog/', 308],
  ['what Next fetches for a link', '/blog?_rsc=x', 307, { headers: { rsc: '1' } }],
  ['a feed', '/feed.xml', 200],
  ['the sitemap', '/sitemap.xml', 200],
  ['robots.txt', '/robots.txt', 200],
  ['a picture that is not there', '/media/images/none.webp', 404],
  ['a built file that is not there', '/_next/static/none.js', 404],
  ['an icon', '/icon.svg', 200],
  ['health', '/healthz', 200],
];

for (const [what, path, status, { method = 'GET', headers = {} } = {}] of answers) {
  test(`${what} carries the headers that keep browsers careful`, async ({ api }) => {
    const answer = await api.call(method, path, { headers });
    const own = answer.headers();
    expect([answer.status(), own]).toEqual([status, expect.objectContaining(everywhere)]);
    const policy = own['content-security-policy'] ?? '';
    expect(policy).toMatch(/^default-src 'none'/);
    expect(policy).toMatch(/frame-ancestors 'none'/);
    expect(policy.replace(/style-src [^;]*/, '')).not.toMatch(/unsafe-/);
    // Once, whoever set it: two policies would both hold.
    const names = answer.headersArray().map(({ name }) => name.toLowerCase());
    for (const name of [...Object.keys(everywhere), 'content-security-policy'])
      expect(names.filter((each) => each === name)).toEqual([name]);
    for (const name of [
      'x-powered-by',
      'server',
      ...(path.startsWith('/admin') ? [] : ['critical-ch', 'accept-ch']),
    ])
      expect(names).not.toContain(name);
  });
}

test('a page that the browser has already, and a built file, carry them too', async ({ api }) => {
  // A page that no test changes.
  const { etag = '' } = (await api.get('/nutriai/foods/egg')).headers();
  const again = await api.get('/nutriai/foods/egg', { headers: { 'if-none-match': etag } });
  expect([again.status(), again.headers()]).toEqual([304, expect.objectContaining(everywhere)]);
  expect(again.headers()['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'/);

  const html = await (await api.get('/sign-in')).text();
  const file = /src="(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  const script = await api.get(file, { headers: { 'accept-encoding': 'br' } });
  expect([script.status(), script.headers()]).toEqual([
    200,
    expect.objectContaining({
      ...everywhere,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    }),
  ]);
});

test('an AMP story keeps the policy that AMP needs', async ({ api }) => {
  const { results } = (await (await api.get('/api/web-stories')).json()) as { results: { slug: string }[] };
  const answer = await api.get(`/web-stories/${results[0]?.slug}/amp`);
  expect(answer.headers()).toMatchObject({ ...everywhere, 'content-type': 'text/html; charset=utf-8' });
  expect(answer.headers()['content-security-policy']).toContain('cdn.ampproject.org');
});

test('every answer names its request once', async ({ api }) => {
  for (const path of [
    '/',
    '/api/blogs',
    '/api/v2/blogs/',
    '/api/nutriai/foods',
    '/api/user-profile',
    '/robots.txt',
  ]) {
    const names = (await api.get(path)).headersArray().filter(({ name }) => /^x-request-id$/i.test(name));
    expect([path, names.length]).toEqual([path, 1]);
  }
});

test('what a caller says of the host is heard nowhere', async ({ api, baseURL }) => {
  const claims = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
    forwarded: 'host=evil.example',
    'x-original-url': '/admin',
  };
  for (const path of [
    '/',
    '/search?q=pear',
    '/nothing-here',
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/blog/',
  ]) {
    const answer = await api.get(path, { headers: claims });
    const text = `${JSON.stringify(answer.headers())} ${await answer.text()}`;
    expect([path, text.includes('evil.example'), text.includes('gopher')]).toEqual([path, false, false]);
  }
  expect(await (await api.get('/')).text()).toContain(`<link rel="canonical" href="${baseURL}"`);
});
