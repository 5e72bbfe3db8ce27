import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const built = (page: Page) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/_next/static/chunks/') && request.url().endsWith('.js'))
      files.push(request.url());
  });
  return files;
};

test('a page that nobody touches loads no runtime, and one that is touched does', async ({ page }) => {
  const files = built(page);
  await page.goto('/blog', { waitUntil: 'networkidle' });
  expect(files).toEqual([]);
  await page.mouse.wheel(0, 300);
  await expect(page.locator('header[data-scrolled=true]')).toBeVisible();
  expect(files.length).toBeGreaterThan(5);
});

test('the first press counts, whatever it is on', async ({ page }) => {
  await page.goto('/blog');
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html[data-theme=light]')).toBeAttached();

  await page.goto('/blog');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/\/blog$/);

  await page.goto('/faq');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('searchbox').or(page.getByRole('combobox')).first()).toBeFocused();
});

test('the header looks scrolled at once, before the scripts are there, and no more at the top', async ({
  page,
}) => {
  await page.route('**/_next/static/chunks/*.js', () => new Promise(() => undefined));
  await page.goto('/blog');
  await expect(page.locator('header[data-scrolled=false]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1));
  await expect(page.locator('header[data-scrolled=true]')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.locator('header[data-scrolled=false]')).toBeVisible();
});

test('what is typed and sent before the scripts are there arrives', async ({ page }) => {
  // Slow enough that all of it happens before.
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto('/contact');
  const form = page.locator('main form');
  for (const field of await form.locator('input, textarea').all()) {
    if (!(await field.isVisible())) continue;
    await field.fill(
      (await field.getAttribute('type')) === 'email' ? 'pat@example.test' : 'A question about pears',
    );
  }
  await form.getByRole('button', { name: /send/i }).click();
  await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
});

test('what is typed over a text of the page stands there all the while', async ({ page }) => {
  await page.goto('/nutriai/can-my-baby-eat?age=9&text=grated+courgette');
  const field = page.getByLabel('Food, meal or recipe');
  await field.evaluate((element: HTMLTextAreaElement) => {
    // A task after every other one: what React has set by then, a press would send.
    const { port1, port2 } = new MessageChannel();
    const seen = new Set<string>();
    port1.onmessage = () => {
      seen.add(element.value);
      port2.postMessage(null);
    };
    element.addEventListener('input', () => port2.postMessage(null), { once: true });
    Object.assign(globalThis, { seenInField: seen });
  });
  await field.fill('banana pancakes');
  await page.waitForFunction(() => Reflect.get(globalThis, 'isPageReady'));
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seenInField')])).toEqual(['banana pancakes']);
});

test.describe('a story', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const story = '/web-stories/cut-it-like-this';
  const shown = (page: Page) => page.locator('[data-state="current"]');

  test('loads the runtime by itself, a while after it is there', async ({ page }) => {
    const files = built(page);
    await page.goto(story, { waitUntil: 'load' });
    expect(files).toEqual([]);
    await expect.poll(() => files.length).toBeGreaterThan(5);
  });

  test('heeds a tap and a swipe from before', async ({ page }) => {
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.goto(story);
    await page.touchscreen.tap(300, 400);
    const { x, y } = { x: 300, y: 400 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', left: number) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: left, y }],
      });
    await touch('touchStart', x);
    await touch('touchMove', x - 80);
    await touch('touchMove', x - 160);
    await touch('touchEnd', x - 160);
    await expect(page).toHaveURL(/#page-3$/);
    await expect(shown(page)).toHaveCount(1);
  });
});

test('links lead on at once, also while the scripts cannot be loaded', async ({ page, troubles }) => {
  troubles.allow(/Failed to load resource/);
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
  await page.goto('/blog');
  await page.locator('main article a, main a[href^="/blog/"]').first().click();
  await expect(page).toHaveURL(/\/blog\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const kinds = [
  ['the home page', '/'],
  ['a list', '/blog'],
  ['a page of NutriAI', '/nutriai'],
  ['a page for members', '/nutriai/today'],
  ['a page that is made for each visitor', '/search?q=pear'],
  ['the sign-in page', '/sign-in'],
  ['a page that is not there', '/nothing-here'],
  ['the panel', '/admin/login'],
] as const;

for (const [what, path] of kinds) {
  test(`a script that gets into ${what} does not run`, async ({ page, troubles }) => {
    troubles.allow(/Content Security Policy/, /Failed to load resource/);
    await page.goto(path);
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.smuggled = "script"';
      document.body.append(script);
      const holder = document.createElement('div');
      holder.innerHTML =
        '<img src="/none.webp" onerror="window.smuggled = \'handler\'"><a href="javascript:window.smuggled=1">x</a>';
      document.body.append(holder);
      holder.querySelector('a')?.click();
      const foreign = document.createElement('script');
      foreign.src = 'https://evil.example/x.js';
      document.body.append(foreign);
      await new Promise((resolve) => setTimeout(resolve, 300));
      let evaluated: unknown = 'refused';
      try {
        evaluated = new Function('return 1')();
      } catch {
        // As it should be.
      }
      return [Reflect.get(window, 'smuggled'), evaluated];
    });
    expect(ran).toEqual([undefined, 'refused']);
  });
}
