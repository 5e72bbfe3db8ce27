import { expect, test } from './api-test';
import { EditorContent, paragraphs } from './editor-content';
import { readSitemap } from '../support/read-sitemap';

function headingOf(html: string): string {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return heading
    .replace(/<span[^<>]* lang="en-US"[^<>]*>[^<>]*<\/span>/g, '')
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** One page of each kind that there are many of, and every other page of the sitemap. */
function kindsOf(paths: readonly string[]): string[] {
  const kind = (path: string) =>
    path.replace(
      /^(\/blog\/category|\/blog|\/web-stories|\/nutriai\/foods|\/nutriai\/recipes)\/[^/]+$/,
      '$1/…',
    );
  return [...new Map(paths.map((path) => [kind(path), path])).values()];
}

test('every kind of public page names its Markdown version, which says the same', async ({
  api,
  baseURL,
}) => {
  const listed = await readSitemap(String(baseURL), async (path) => (await api.get(path)).text());
  const kinds = kindsOf([...listed, '/api/docs', '/blog?page=2']);
  expect(kinds).toEqual(expect.arrayContaining(['/', '/nutriai/benchmark', '/faq', '/web-stories']));
  let seen = 0;
  for (const path of kinds) {
    const page = await api.get(path);
    // Another test has taken its page away meanwhile.
    if (page.status() === 404) continue;
    seen += 1;
    const html = await page.text();
    const [plain = '', query] = path.split('?');
    const address = `${plain === '/' ? '/index' : plain}.md${query === undefined ? '' : `?${query}`}`;
    const [, named = ''] = /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(html) ?? [];
    expect([path, named]).toEqual([path, `${baseURL}${address}`]);
    const answer = await api.get(named);
    const { 'x-robots-tag': robots, vary = '' } = answer.headers();
    expect([path, answer.status(), robots]).toEqual([path, 200, 'noindex']);
    for (const header of [vary, page.headers().vary])
      expect([path, header]).toEqual([path, expect.stringMatching(/Accept\b(?!-)/)]);
    const text = await answer.text();
    expect([path, text.includes(`\n# ${headingOf(html)}\n`)]).toEqual([path, true]);
    // The description of the API speaks of markup, within code.
    if (path !== '/api/docs') expect([path, /<\/?\w|\]\(\/|\]\(#/.exec(text)]).toEqual([path, null]);
    // Lists of pages change while other tests publish.
    await expect(async () => {
      const again = await (await api.get(answer.url())).text();
      const negotiated = await api.get(path, { headers: { Accept: 'text/markdown' } });
      expect([path, await negotiated.text()]).toEqual([path, again]);
    }).toPass();
  }
  expect(seen).toBeGreaterThan(18);
});

test('publishing writes the Markdown anew, and what is taken down has none', async ({
  api,
  request,
  baseURL,
}) => {
  const editor = await EditorContent.open(api, request);
  try {
    const { id, slug, title } = await editor.infoPage({ body: paragraphs('The first words.') });
    // As a visitor, without the panel's cookie.
    const read = async (path: string, accept = '*/*') => {
      const answer = await fetch(`${baseURL}${path}`, { headers: { accept } });
      return `${answer.status} ${await answer.text()}`;
    };
    const versions = () => Promise.all([read(`/${slug}.md`), read(`/${slug}`, 'text/markdown')]);
    for (const text of await versions()) expect(text).toMatch(/^200 [^]*The first words\./);
    expect(await read('/llms.txt')).toContain(`[${title}](${baseURL}/${slug}.md)`);
    await editor.change('pages', id, { body: paragraphs('The second words.'), _status: 'published' });
    for (const text of await versions())
      expect(text).toMatch(/^200 (?![^]*The first words)[^]*The second words\./);
    await editor.change('pages', id, { _status: 'draft' });
    for (const text of await versions()) expect(text).toMatch(/^404 (?![^]*The second words)/);
    expect(await read('/llms.txt')).not.toContain(`/${slug}.md`);
  } finally {
    await editor.removeAll();
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
  // Other tests publish meanwhile, and the list changes with each post.
  await expect(async () => {
    const { etag } = (await api.get('/llms.txt')).headers();
    const again = await api.get('/llms.txt', { headers: { 'If-None-Match': String(etag) } });
    expect(again.status()).toBe(304);
  }).toPass();
});
