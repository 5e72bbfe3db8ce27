import { expect, test } from '../support/test';

// The switch that keeps the other journeys' browser from calling home also keeps it from fetching pages ahead.
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--no-sandbox', '--disable-component-update', '--disable-quic'],
    ignoreDefaultArgs: ['--disable-background-networking'],
  },
});

test('a page that is likely next is fetched while the pointer rests on its link, and nothing else for it', async ({
  page,
}) => {
  const ahead = new Set<string>();
  const calls: string[] = [];
  const browser = await page.context().newCDPSession(page);
  await browser.send('Preload.enable');
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready' || status === 'Success') ahead.add(new URL(prefetchUrl).pathname);
  });
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect([...ahead]).toEqual([]);
  const link = page.locator('main a[href^="/blog/"]').first();
  const href = await link.getAttribute('href');
  await link.hover();
  await expect.poll(() => [...ahead]).toEqual([href]);
  // A member's own pages are never fetched ahead.
  await page.getByRole('link', { name: 'Sign in' }).first().hover();
  await page.waitForTimeout(1_000);
  expect([...ahead]).toEqual([href]);
  expect(calls).toEqual([]);
});
