import {
  createDraft,
  panelCall,
  type PanelPost,
  sandboxedPreview,
  saveInPanel,
  signInAsEditor,
  signInToPanel,
} from '../support/panel';
import { type Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { testStaff } from '../support/staff';
import { expect, test } from '../support/test';

// A site of its own: what is published here moves no list that another journey reads.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });
// One after the other: Payload keeps a person's sessions in one list, and two sign-ins at the same moment can
// lose one of them.
test.describe.configure({ mode: 'default' });

/**
 * The panel's documents name a few style files of the site, which Chromium remarks on; nothing is wrong for
 * the editor.
 */
const unusedPreload = /was preloaded using link preload but not used/;

async function openInPanel(page: Page, { id, title }: PanelPost): Promise<void> {
  await page.goto(`/admin/collections/posts/${id}`);
  await expect(page.getByLabel('Title').first()).toHaveValue(title);
}

const publish = (page: Page): Promise<void> => saveInPanel(page, 'Publish');

test('an editor publishes a post, and it is on the blog at once; renamed, the old address leads on; unpublished, it is gone', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  troubles.allowStatus(404);
  troubles.allow(unusedPreload, sandboxedPreview);
  const visitor = await (await openContext()).newPage();
  await signInAsEditor(page);
  const post = await createDraft(page);
  await openPage(visitor, '/blog');
  await expect(visitor.getByRole('link', { name: post.title })).toHaveCount(0);

  await test.step('publish', async () => {
    await openInPanel(page, post);
    await publish(page);
    await openPage(visitor, '/blog');
    await visitor.getByRole('link', { name: post.title }).click();
    await expect(visitor).toHaveURL(`/blog/${post.slug}`);
    await expect(visitor.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
    expect((await request.get(`/blog/${post.slug}`)).status()).toBe(200);
  });
  await test.step('rename', async () => {
    await page.getByLabel('Address').fill(`${post.slug}-renamed`);
    await publish(page);
    const old = await request.get(`/blog/${post.slug}`, { maxRedirects: 0 });
    expect(old.status()).toBe(308);
    expect(old.headers().location).toMatch(new RegExp(`/blog/${post.slug}-renamed$`));
    expect((await request.get(`/blog/${post.slug}-renamed`)).status()).toBe(200);
  });
  await test.step('unpublish', async () => {
    // The menu's button has no name of its own.
    await page.locator('.doc-controls__popup button').first().click();
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect.poll(async () => (await request.get(`/blog/${post.slug}-renamed`)).status()).toBe(404);
    expect((await request.get(`/blog/${post.slug}`, { maxRedirects: 0 })).status()).toBe(404);
    await openPage(visitor, '/blog');
    await expect(visitor.getByRole('link', { name: post.title })).toHaveCount(0);
  });
});

test('a draft is seen by staff in the preview, under a bar that says so, and by nobody else', async ({
  page,
  request,
  openContext,
  troubles,
}) => {
  troubles.allowStatus(401, 404);
  await signInAsEditor(page);
  const post = await createDraft(page);
  expect((await request.get(`/blog/${post.slug}`)).status()).toBe(404);

  const stranger = await (await openContext()).newPage();
  expect((await stranger.goto(`/cms-preview/posts/${post.id}`))?.status()).toBe(401);
  expect((await stranger.goto(`/blog/${post.slug}`))?.status()).toBe(404);

  await page.goto(`/cms-preview/posts/${post.id}`);
  await expect(page).toHaveURL(`/blog/${post.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible();
  await expect(page.getByText('You are looking at the latest draft. Visitors can’t see it.')).toBeVisible();
  await page.getByRole('link', { name: 'Exit preview' }).click();
  await expect(page).toHaveURL('/');
  expect((await page.goto(`/blog/${post.slug}`))?.status()).toBe(404);
});

test('a list whose address asks what no field can answer says so, and leads to the list without it', async ({
  page,
  troubles,
}) => {
  troubles.allow(unusedPreload);
  await signInAsEditor(page);
  for (const [filter, words] of [
    ['where[or][0][and][0][createdAt][greater_than]=x', /createdAt/],
    ['where[title][all][]=x', /"title" cannot be filtered by "all"/],
    ['where[nothing][equals]=1', /There is no field "nothing"/],
  ] as const) {
    await page.goto(`/admin/collections/posts?${filter}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This filter isn’t valid');
    await expect(page.getByText(words)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Show the list without the filter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Posts' })).toBeVisible();
});

test('a screen of a document whose number is none says that nothing is there', async ({ page, troubles }) => {
  troubles.allow(unusedPreload);
  troubles.allowStatus(404);
  await signInAsEditor(page);
  for (const path of ['posts/abc', 'posts/1abc', 'posts/1/versions/abc']) {
    await page.goto(`/admin/collections/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing found');
  }
  await page.goto('/admin/collections/posts/calendar');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nothing found');
});

test('the REST of the panel answers visitors and members with 401', async ({ request }) => {
  for (const path of ['posts', 'staff', 'members', 'contact-messages', 'comments', 'globals/installation']) {
    expect((await request.get(`/cms-api/${path}`)).status(), path).toBe(401);
  }
  expect((await request.post('/cms-api/posts', { data: { title: 'No' } })).status()).toBe(401);
});

test('a member of the site cannot sign in to the panel', async ({ request }) => {
  const member = { email: `${crypto.randomUUID()}@example.test`, password: 'Quiet-River-9' };
  expect((await request.post('/api/register', { data: member })).status()).toBe(201);
  expect((await request.post('/cms-api/staff/login', { data: member })).status()).toBe(401);
});

test('a newcomer with a one-time password can only change it, and everything opens then', async ({
  page,
  troubles,
}) => {
  troubles.allowStatus(403);
  troubles.allow(unusedPreload);
  const newcomer = testStaff('newcomer');
  await signInToPanel(page, newcomer);
  await expect(page.getByRole('heading', { name: 'Choose your own password first' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a post' })).toHaveCount(0);
  expect((await panelCall(page, 'GET', 'members')).status).toBe(403);
  expect((await panelCall(page, 'POST', 'posts', { title: 'Too early' })).status).toBe(403);

  const password = 'Another-password-9';
  await page.getByRole('link', { name: 'your account' }).click();
  await expect(page).toHaveURL(/\/admin\/account/);
  const newPassword = page.getByLabel('New Password');
  // A click that comes before the form has woken up is passed over, and the button goes with the click that counts.
  await expect(async () => {
    const change = page.getByRole('button', { name: 'Change Password' });
    if (await change.isVisible()) await change.click({ timeout: 2_000 });
    await expect(newPassword).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  // The reason stands at the field while it is typed, before anything is sent.
  const reason = page
    .getByText('This password is too short. It must contain at least 12 characters.')
    .first();
  await expect(async () => {
    await newPassword.fill('');
    await newPassword.fill('Short-9');
    await expect(reason).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await newPassword.fill(password);
  await expect(reason).toBeHidden();
  await page.getByLabel('Confirm Password').fill(password);
  await saveInPanel(page, 'Save');

  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Choose your own password first' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Write a post' })).toBeVisible();
  expect((await panelCall(page, 'GET', 'members')).status).toBe(200);
});
