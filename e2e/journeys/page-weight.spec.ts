import { brotliCompressSync, constants } from 'node:zlib';
import { devices, type Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ viewport: devices['iPhone 14'].viewport, deviceScaleFactor: 2 });

/** As the server sends what is kept. */
const compressed = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).byteLength;

/** What a phone loads for a page before anybody touches it: bytes over the wire, by kind. */
async function weigh(page: Page, path: string) {
  const loaded: { kind: string; bytes: number; origin: string }[] = [];
  const pending: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const read = async () => {
      // Which pages to get ready: once a year, after everything else, and by some browsers.
      if (request.url().includes('/speculation-rules-')) return;
      const { responseBodySize } = await request.sizes();
      loaded.push({
        kind: request.resourceType(),
        bytes: responseBodySize,
        origin: new URL(request.url()).origin,
      });
    };
    pending.push(read());
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await Promise.all(pending);
  // Styles stand in the document until it is touched: they count as styles, and the rest of it as HTML.
  const document = await (await page.request.get(path)).text();
  const inline = /<style data-precedence="next">([^<]*)<\/style>/.exec(document)?.[1] ?? '';
  const bytesOf = (kind: string) =>
    loaded.filter((each) => each.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    requests: loaded.length,
    fonts: loaded.filter(({ kind }) => kind === 'font').length,
    html: compressed(document.replace(inline, '')),
    css: bytesOf('stylesheet') + compressed(inline),
    document: bytesOf('document'),
    font: bytesOf('font'),
    script: bytesOf('script'),
    origins: new Set(loaded.map(({ origin }) => origin)).size,
  };
}

const first = (list: string, link: string) => async (page: Page) => {
  await page.goto(list);
  return (await page.locator(`main a[href^="${link}"]`).first().getAttribute('href')) ?? list;
};

const pages: [name: string, find: (page: Page) => Promise<string>][] = [
  ['the home page', async () => '/'],
  ['a post', first('/blog', '/blog/')],
  ['a recipe', first('/nutriai/recipes', '/nutriai/recipes/')],
  ['a food', first('/nutriai/foods', '/nutriai/foods/')],
  ['NutriAI', async () => '/nutriai'],
  // Its scripts come a while after the first page is there.
  ['a story', first('/web-stories', '/web-stories/')],
];

for (const [name, find] of pages) {
  test(`${name} stays within its budget of bytes and requests`, async ({ page, context }) => {
    const path = await find(page);
    const weight = await weigh(await context.newPage(), path);
    expect(weight.html, JSON.stringify(weight)).toBeLessThanOrEqual(20_000);
    expect(weight.css, JSON.stringify(weight)).toBeLessThanOrEqual(15_000);
    expect(weight.font).toBeLessThanOrEqual(60_000);
    expect(weight.fonts).toBeLessThanOrEqual(2);
    expect(weight.script, JSON.stringify(weight)).toBeLessThanOrEqual(15_000);
    expect(weight.requests, JSON.stringify(weight)).toBeLessThanOrEqual(15);
    expect(weight.origins).toBe(1);
  });
}
