import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../support/accessibility';
import { panelCall, sandboxedPreview, saveInPanel } from '../support/panel';
import { shortLivedPort } from '../support/ports';
import { testStaff } from '../support/staff';
import { expect, test } from '../support/test';

// A site of its own: what is published here moves no list that another journey reads.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });

const unusedPreload = /was preloaded using link preload but not used/;

const picture = async (width: number) => ({
  name: 'pear.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height: 800, channels: 3, background: '#8a3' } })
    .png()
    .toBuffer(),
});

/** Counts what a hand does: every press of the mouse on the page. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    document.addEventListener(
      'pointerdown',
      () => (window as unknown as { countPress: () => void }).countPress(),
      true,
    );
  });
  return () => presses;
}

/** Pastes as a browser does: what the other program left on the clipboard, as HTML. */
async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', copied);
    clipboardData.setData('text/plain', 'plain');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

/** Copied from a Google document: emphasis is in styles, within a `b` that is not bold. */
const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5d2f0c11-7fff-1c2b"><h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;">First tastes</span></h1><p dir="ltr"><span style="font-size:11pt;font-weight:400;">Soft </span><span style="font-size:11pt;font-weight:700;">pear</span><span style="font-size:11pt;font-weight:400;"> and </span><span style="font-size:11pt;font-weight:400;font-style:italic;">oats</span><span style="font-size:11pt;font-family:'Courier New',monospace;font-weight:400;">30 g</span></p><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Steam</span></p></li><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt;">Mash</span></p></li></ul></b>`;

test('from sign-in to a first post with a picture in twelve clicks; nothing is stored before its title', async ({
  page,
  request,
  troubles,
}) => {
  test.slow();
  troubles.allow(unusedPreload, sandboxedPreview);
  const title = `First ${randomUUID().slice(0, 8)}`;
  const presses = await countPresses(page);
  const { email, password } = testStaff('editor');
  await page.goto('/admin');

  await test.step('sign in', async () => {
    await page.getByLabel('Email').click();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.getByLabel('Password').pressSequentially(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Write a post' })).toBeVisible();
  });
  await test.step('a title comes first', async () => {
    const count = async () =>
      ((await panelCall(page, 'GET', 'posts/count?where[title][exists]=false')).body as { totalDocs: number })
        .totalDocs;
    const before = await count();
    await page.getByRole('link', { name: 'Write a post' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeVisible();
    await expectAccessible(page);
    expect(await count()).toBe(before);
    await page.getByRole('textbox', { name: 'Title' }).fill(title);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/admin\/collections\/posts\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
  await test.step('the words', async () => {
    await page.getByLabel('Excerpt').click();
    await page.keyboard.type('What a first post is about, in one sentence.');
    const text = page.locator('.rich-text-lexical [data-lexical-editor="true"]').first();
    await text.click();
    await paste(text, fromGoogleDocs);
    await expect(text.locator('h2')).toHaveText('First tastes');
    await expect(text.locator('strong')).toHaveText('pear');
    await expect(text.locator('em')).toHaveText('oats');
    await expect(text.locator('ul > li')).toHaveText(['Steam', 'Mash']);
  });
  await test.step('a picture', async () => {
    await page.locator('#field-cover').getByRole('button', { name: 'Create New' }).click();
    const drawer = page.locator('.drawer');
    const chooser = page.waitForEvent('filechooser');
    await drawer.getByRole('button', { name: 'Select a file' }).click();
    await (await chooser).setFiles(await picture(1200));
    await drawer.locator('input[name="alt"]').click();
    await page.keyboard.type('A green pear');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toHaveCount(0);
  });
  await test.step('the category', async () => {
    await page.locator('#field-category .rs__control').click();
    await page.locator('#field-category .rs__option').first().click();
  });
  await saveInPanel(page, 'Publish');
  expect(presses()).toBeGreaterThan(8);
  expect(presses()).toBeLessThanOrEqual(12);
  const slug = title.toLowerCase().replace(' ', '-');
  const published = await (await request.get(`/blog/${slug}`)).text();
  expect(published).toContain(title);
  expect(published).toContain('<strong>pear</strong>');
});
