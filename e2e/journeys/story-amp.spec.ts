import { expect, test } from '../support/test';

const path = '/web-stories/cut-it-like-this/amp';
const count = 10;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the AMP form of a story can be read from its first page to its last, with its pictures and links', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cut it like this');
    const headings = page.getByRole('heading', { level: 2 });
    await expect(headings).toHaveCount(count - 1);
    for (const heading of await headings.all()) await expect(heading).toBeVisible();
    const pictures = page.getByRole('img');
    await expect(pictures).toHaveCount(count);
    await expect(pictures.first()).toHaveAttribute('alt', /\w/);
    const box = await pictures.first().boundingBox();
    expect(box?.width).toBeLessThanOrEqual(390);
    await expect(page.getByRole('link', { name: 'See all sixteen foods' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Answer it on / })).toHaveAttribute(
      'href',
      /\/web-stories\/cut-it-like-this#page-9$/,
    );
  });
});

test('the policy allows what the document asks for, and nothing else', async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/Executing inline script violates the following Content Security Policy directive/);
  const asked: string[] = [];
  await context.route('https://cdn.ampproject.org/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    // What AMP does first: a style sheet of its own in the head, and the page is shown.
    return route.fulfill({
      contentType: 'text/javascript',
      body: `document.head.append(Object.assign(document.createElement('style'), { textContent: 'body{animation:none!important}' }))`,
    });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.sort()).toEqual(['/v0.js', '/v0/amp-story-1.0.js']);
  const refused = await page.evaluate(async () => {
    const violation = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
        resolve(violatedDirective),
      );
    });
    document.body.append(
      Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }),
    );
    return [await violation, 'ran' in window];
  });
  expect(refused).toEqual(['script-src-elem', false]);
});

test('a reader who comes to the AMP form by its quiz is led to the player, at that page', async ({
  page,
  request,
}) => {
  const document = await (await request.get(path)).text();
  const [, href = ''] = /<a href="([^"]+)">Answer it on /.exec(document) ?? [];
  await page.goto(new URL(href).pathname + new URL(href).hash);
  await expect(page.locator('[data-state="current"]').getByRole('heading')).toHaveText('Your turn');
});
