import { expect, test } from './api-test';

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

test('every kind of public page names its Markdown version, which says the same', async ({
  api,
  baseURL,
}) => {
  const map = await (await api.get('/sitemap.xml')).text();
  const addressesOf = (pattern: RegExp) =>
    [...map.matchAll(/<loc>([^<]+)<\/loc>/g)]
      .map(([, address = '']) => address.slice(String(baseURL).length) || '/')
      .filter((path) => pattern.test(path))
      .slice(0, 1);
  const kinds = [
    /^\/$/,
    /^\/blog$/,
    /^\/faq$/,
    /^\/blog\/[^/]+$/,
    /^\/blog\/category\//,
    /^\/web-stories\/./,
    /^\/nutriai\/foods\/./,
    /^\/nutriai\/recipes\/./,
  ];
  for (const path of kinds.flatMap(addressesOf)) {
    const html = await (await api.get(path)).text();
    const [, address = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
    expect([path, address]).toEqual([path, `${baseURL}${path === '/' ? '/index' : path}.md`]);
    const answer = await api.get(address);
    expect([path, answer.status(), answer.headers()['x-robots-tag']]).toEqual([path, 200, 'noindex']);
    const text = await answer.text();
    expect([path, text.includes(`\n# ${headingOf(html)}\n`)]).toEqual([path, true]);
    expect([path, /<\/?\w|\]\(\/|\]\(#/.exec(text)]).toEqual([path, null]);
    const negotiated = await api.get(path, { headers: { Accept: 'text/markdown' } });
    expect([path, await negotiated.text()]).toEqual([path, text]);
  }
});

test('no page that search engines may not list has a Markdown version', async ({ api }) => {
  for (const path of [
    '/search',
    '/profile',
    '/sign-in',
    '/nutriai/today',
    '/offline',
    '/admin',
    '/api/login',
  ])
    expect([path, (await api.get(`${path}.md`)).status()]).toEqual([path, 404]);
});

test('/llms.txt lists the Markdown of pages that are there', async ({ api, baseURL }) => {
  const answer = await api.get('/llms.txt');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
  });
  const text = await answer.text();
  expect(text.startsWith('# Little Pear\n\n> ')).toBe(true);
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(100);
  for (const link of links.filter((_, index) => index % 250 === 0)) {
    expect(link.startsWith(String(baseURL))).toBe(true);
    expect([link, (await api.get(link)).headers()['content-type']]).toEqual([
      link,
      'text/markdown; charset=utf-8',
    ]);
  }
  const again = await api.get('/llms.txt', { headers: { 'If-None-Match': String(answer.headers().etag) } });
  expect(again.status()).toBe(304);
});
