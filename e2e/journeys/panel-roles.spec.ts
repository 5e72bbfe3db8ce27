import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { sandboxedPreview, signInToPanel } from '../support/panel';
import { shortLivedPort } from '../support/ports';
import { testStaff } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ baseURL: `http://localhost:${shortLivedPort}` });

const unusedPreload = /was preloaded using link preload but not used/;

/** What each role may begin anew; every list that its menu offers opens besides. */
const creates = {
  editor: [
    'categories',
    'documents',
    'images',
    'pages',
    'people',
    'polls',
    'posts',
    'redirects',
    'stories',
    'videos',
  ],
  moderator: [],
  admin: [
    'categories',
    'documents',
    'images',
    'pages',
    'people',
    'polls',
    'posts',
    'redirects',
    'staff',
    'stories',
    'videos',
  ],
} as const;

/** The addresses of the lists that the panel offers, in its menu or on its first screen. */
async function listsOf(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/admin/collections/"]');
  await expect(links.first()).toBeAttached();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(hrefs)].filter((href) => /^\/admin\/collections\/[a-z-]+$/.test(href));
}

for (const role of ['editor', 'moderator', 'admin'] as const) {
  test(`every list and every new document of the panel opens for the ${role}`, async ({ page, troubles }) => {
    // Twenty lists, and half as many new documents.
    test.slow();
    troubles.allow(unusedPreload, sandboxedPreview);
    await signInToPanel(page, testStaff(role));
    const lists = await listsOf(page);
    const created: string[] = [];
    for (const list of lists) {
      await page.goto(list);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const create = page.locator(`a[href$="${list}/create"]`).first();
      if ((await create.count()) === 0) continue;
      created.push(list.replace('/admin/collections/', ''));
      await page.goto(`${list}/create`);
      await expect(page.locator('form').first()).toBeVisible();
      // A new document is not stored before a word is written: its screen has no number.
      await expect(page).toHaveURL(/\/create$/);
    }
    expect(created.toSorted()).toEqual(creates[role]);
    if (role === 'moderator') return;
    await page.goto('/admin/collections/posts/calendar?month=2026-11');
    await expect(page.getByRole('heading', { level: 1, name: 'November 2026' })).toBeVisible();
    await expectAccessible(page);
  });
}
