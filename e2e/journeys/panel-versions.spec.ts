import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { documentData, panelCall, saveInPanel, signInAsEditor } from '../support/panel';
import { shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

// A site of its own: what is published here moves no list that another journey reads.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });

/** Remarks of Chromium about Payload's own screens; nothing is wrong for the editor. */
const remarks = [
  /was preloaded using link preload but not used/,
  /An iframe which has both allow-scripts and allow-same-origin/,
];

const kinds = [
  { collection: 'posts', prefix: '/blog/' },
  { collection: 'stories', prefix: '/web-stories/' },
  { collection: 'pages', prefix: '/' },
] as const;

interface Document {
  id: number;
  path: string;
}

/** A document that was published twice: "… first", then "… second". */
async function makePublished(
  page: Page,
  { collection, prefix }: (typeof kinds)[number],
  name: string,
): Promise<Document> {
  const slug = `versions-${name}`;
  const first = {
    ...(await documentData(page, collection)),
    title: `${name} first`,
    slug,
    _status: 'published',
  };
  const made = await panelCall(page, 'POST', collection, first);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { id } = (made.body as { doc: { id: number } }).doc;
  const again = await panelCall(page, 'PATCH', `${collection}/${id}`, {
    title: `${name} second`,
    _status: 'published',
  });
  expect(again.status, JSON.stringify(again.body)).toBe(200);
  return { id, path: `${prefix}${slug}` };
}

/** Whether it was open the last time is stored with the person. */
async function openLivePreview(page: Page): Promise<void> {
  const frame = page.locator('iframe');
  await expect(async () => {
    if ((await frame.count()) === 0) await page.locator('#live-preview-toggler').click({ timeout: 2_000 });
    await expect(frame).toBeVisible({ timeout: 4_000 });
  }).toPass({ timeout: 30_000 });
}

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

test('what an editor does with a post, a story and an info page: preview, revert, restore, unpublish', async ({
  page,
  request,
  troubles,
}) => {
  // Three kinds one after the other, in one signed-in session.
  test.slow();
  troubles.allow(...remarks);
  const heading = async (path: string) =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await (await request.get(path)).text())?.[1] ?? '';
  await signInAsEditor(page);

  for (const kind of kinds) {
    const { collection } = kind;
    const name = randomUUID().slice(0, 8);
    const { id, path } = await makePublished(page, kind, name);
    const title = page.getByLabel('Title').first();
    const preview = page
      .frameLocator('iframe')
      .getByRole('heading', { name: `${name} typed` })
      .first();

    await test.step(`${collection}: live preview shows what was just typed`, async () => {
      await page.goto(`/admin/collections/${collection}/${id}`);
      await expect(title).toHaveValue(`${name} second`);
      await openLivePreview(page);
      await title.fill(`${name} typed`);
      await expect(preview).toBeVisible();
      expect(await heading(path)).toContain(`${name} second`);
    });
    await test.step(`${collection}: revert to what is published`, async () => {
      await page.getByRole('button', { name: 'Revert to published' }).click();
      await confirm(page);
      await expect(title).toHaveValue(`${name} second`);
      await expect(page.getByText('Changed', { exact: true })).toHaveCount(0);
    });
    await test.step(`${collection}: the list of versions says who made each`, async () => {
      await page.goto(`/admin/collections/${collection}/${id}/versions`);
      const live = page.getByRole('row').filter({ hasText: 'On the site now' });
      await expect(live).toHaveCount(1);
      await expect(live.getByRole('cell', { name: /^editor \d/ })).toBeVisible();
      await expect(page.getByText('Version ID')).toHaveCount(0);
    });
    await test.step(`${collection}: restore the first version`, async () => {
      const versions = await panelCall(
        page,
        'GET',
        `${collection}/versions?where[parent][equals]=${id}&where[version.title][equals]=${name} first&limit=1&depth=0`,
      );
      const [version] = (versions.body as { docs: { id: number }[] }).docs;
      await page.goto(`/admin/collections/${collection}/${id}/versions/${version?.id}`);
      await page.getByRole('button', { name: 'Restore this version' }).click();
      await confirm(page);
      await expect(title).toHaveValue(`${name} first`);
      await expect.poll(() => heading(path)).toContain(`${name} first`);
    });
    await test.step(`${collection}: unpublish`, async () => {
      await page.locator('.doc-controls__popup button').first().click();
      await page.getByRole('button', { name: 'Unpublish' }).click();
      troubles.allowStatus(404);
      await confirm(page);
      await expect.poll(async () => (await request.get(path)).status()).toBe(404);
      await expect(title).toHaveValue(`${name} first`);
    });
  }
});

test('a picture in use is not deleted and says where it is; a date in the future schedules', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allow(...remarks);
  troubles.allowStatus(409);
  await signInAsEditor(page);
  const name = randomUUID().slice(0, 8);
  const { id, path } = await makePublished(page, kinds[0], name);
  const post = await panelCall(page, 'GET', `posts/${id}?depth=0`);
  const { cover } = post.body as { cover: number };

  await test.step('the picture', async () => {
    await page.goto(`/admin/collections/images/${cover}`);
    await expect(page.getByRole('link', { name: `${name} second` })).toBeVisible();
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await confirm(page);
    await expect(page.getByText(/This picture is used in .* and cannot be deleted/)).toBeVisible();
    expect((await panelCall(page, 'GET', `images/${cover}?depth=0`)).status).toBe(200);
  });
  await test.step('the date', async () => {
    const draft = { ...(await documentData(page, 'posts')), title: `${name} later`, slug: `later-${name}` };
    const publishedAt = new Date(Date.now() + 86_400_000).toISOString();
    const made = await panelCall(page, 'POST', 'posts?draft=true', {
      ...draft,
      publishedAt,
      _status: 'draft',
    });
    const { id: later } = (made.body as { doc: { id: number } }).doc;
    await page.goto(`/admin/collections/posts/${later}`);
    await expect(page.getByText('will schedule it for')).toBeVisible();
    await page.getByLabel('Title').first().fill(`${name} much later`);
    await saveInPanel(page, 'Publish');
    await expect(page.getByText('Scheduled for')).toBeVisible();
    expect((await request.get(`/blog/later-${name}`)).status()).toBe(404);
    expect((await request.get(path)).status()).toBe(200);
  });
});
