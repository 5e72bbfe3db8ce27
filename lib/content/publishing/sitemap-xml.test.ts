/** @jest-environment jsdom */
import { sitemapFiles, sitemapIndex, sitemapLimits, type SitemapUrl } from './sitemap-xml';

const sitemapNamespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1';

/** Read by a browser's own parser; anything that is not well-formed throws. */
function parse(xml: string): Element {
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  expect(documentElement.querySelector('parsererror')).toBeNull();
  return documentElement;
}

const childrenOf = (element: Element | undefined) =>
  [...(element?.children ?? [])].map(({ localName, namespaceURI }) => `${namespaceURI} ${localName}`);

const urls = (count: number): SitemapUrl[] =>
  Array.from({ length: count }, (_, index) => ({
    url: `https://pear.example/blog/${index}`,
    updatedAt: `2026-11-${String((index % 20) + 1).padStart(2, '0')}T00:00:00.000Z`,
  }));

it('writes the elements of both schemas in their order', () => {
  const [file] = sitemapFiles([
    { url: 'https://pear.example/a', updatedAt: '2026-11-01', image: 'https://pear.example/a.webp' },
    { url: 'https://pear.example/b' },
  ]);
  const root = parse(file?.xml ?? '');
  expect([root.localName, root.namespaceURI]).toEqual(['urlset', sitemapNamespace]);
  const [first, second] = [...root.children];
  expect(childrenOf(first)).toEqual([
    `${sitemapNamespace} loc`,
    `${sitemapNamespace} lastmod`,
    `${imageNamespace} image`,
  ]);
  expect(childrenOf(first?.children[2])).toEqual([`${imageNamespace} loc`]);
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'https://pear.example/a',
    '2026-11-01',
    'https://pear.example/a.webp',
  ]);
  expect(childrenOf(second)).toEqual([`${sitemapNamespace} loc`]);
});

it('keeps every address whole, whatever stands in it', () => {
  const url = `https://pear.example/?a=1&b=<'">`;
  const [file] = sitemapFiles([{ url, image: url }]);
  expect(parse(file?.xml ?? '').querySelector('loc')?.textContent).toBe(url);
});

it('is one file as long as everything fits, an empty site included', () => {
  expect(sitemapFiles(urls(10), { ...sitemapLimits, maxUrls: 10 })).toHaveLength(1);
  const [empty, ...others] = sitemapFiles([]);
  expect([parse(empty?.xml ?? '').children.length, others]).toEqual([0, []]);
});

it('splits past the limit of addresses, and loses and repeats none', () => {
  const files = sitemapFiles(urls(25), { ...sitemapLimits, maxUrls: 10 });
  const found = files.map(({ xml }) => [...parse(xml).querySelectorAll('loc')].map((loc) => loc.textContent));
  expect(found.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(found.flat()).toEqual(urls(25).map(({ url }) => url));
  expect(files.map(({ updatedAt }) => updatedAt?.slice(8, 10))).toEqual(['10', '20', '05']);
});

it('splits past the limit of bytes', () => {
  const maxBytes = 1_000;
  const files = sitemapFiles(
    urls(20).map((each) => ({ ...each, url: `${each.url}/é` })),
    { ...sitemapLimits, maxBytes },
  );
  expect(files.length).toBeGreaterThan(1);
  for (const { xml } of files) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(maxBytes);
  expect(files.flatMap(({ xml }) => [...parse(xml).querySelectorAll('loc')])).toHaveLength(20);
});

it('lists the files in an index', () => {
  const root = parse(
    sitemapIndex([
      { url: 'https://pear.example/sitemap/1.xml', updatedAt: '2026-11-01' },
      { url: 'https://pear.example/sitemap/2.xml?a&b' },
    ]),
  );
  expect([root.localName, root.namespaceURI]).toEqual(['sitemapindex', sitemapNamespace]);
  expect([...root.children].map(childrenOf)).toEqual([
    [`${sitemapNamespace} loc`, `${sitemapNamespace} lastmod`],
    [`${sitemapNamespace} loc`],
  ]);
  expect(root.textContent).toContain('https://pear.example/sitemap/2.xml?a&b');
});

it('has the limits of sitemaps.org', () => {
  expect(sitemapLimits).toEqual({ maxUrls: 50_000, maxBytes: 52_428_800 });
  expect(sitemapFiles(urls(50_001))).toHaveLength(2);
});
