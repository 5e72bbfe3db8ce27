import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { EditorContent, type Made } from '../api/editor-content';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { fillCredentials, registerMember, signInDialog, storeTokens, submitButton } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { signInToPanel } from '../support/panel';
import { testStaff } from '../support/staff';
import { expect, test as base } from '../support/test';

interface Fixtures {
  api: Api;
  post: Made;
}

/**
 * The styles of the part that is fetched when a reader comes near, which Chromium remarks on when it is not
 * shown at once.
 */
const unusedPreload = /was preloaded using link preload but not used/;

/** Each journey has a post of its own: what is written there is nobody else's. */
const test = base.extend<Fixtures>({
  api: async ({ request }, provide) => {
    await provide(new Api(request));
  },
  post: async ({ api, request, troubles }, provide) => {
    troubles.allow(unusedPreload);
    const content = await EditorContent.open(api, request);
    await provide(await content.post({ category: (await content.category()).id }));
    // The open page may ask for the comments of what is removed now.
    troubles.allow(/status of 404 .*\/api\/add-comment\//);
    await content.removeAll();
  },
});

type Member = Awaited<ReturnType<Api['newMember']>>;

const sentence = (what: string) => `${what}, ${randomUUID().slice(0, 8)}.`;
const comments = (page: Page) => page.locator('#comments');
const writeBox = (page: Page) => comments(page).getByLabel('Your comment');
const said = (page: Page) => comments(page).getByRole('status');
const commentWith = (page: Page, text: string): Locator =>
  comments(page)
    .getByRole('article')
    .filter({ has: page.getByText(text, { exact: true }) });

async function newMember(api: Api, name: string): Promise<Member> {
  const member = await api.newMember();
  await api.patch('/api/user-profile', { display_name: name }, { token: member.access });
  return member;
}

async function writeByApi(api: Api, post: Made, member: Member, body: string, parent?: number) {
  const answer = await api.post(`/api/add-comment/${post.id}`, { body, parent }, { token: member.access });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Opens the post and goes down to where comments are written. */
async function openComments(page: Page, post: Made): Promise<void> {
  await openPage(page, `/blog/${post.slug}`);
  const heading = comments(page).getByRole('heading', { name: 'Write a comment' });
  // The part that lives takes the place of the still one when it has loaded, and may do so in the middle of
  // the scrolling.
  await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 2_000 })).toPass();
}

async function openAs(page: Page, post: Made, member: Member): Promise<void> {
  await storeTokens(page, member);
  await openComments(page, post);
  await expect(writeBox(page)).toBeVisible();
}

test('a member writes, changes and deletes a comment, another one answers, and everybody can read it', async ({
  page,
  openContext,
  api,
  post,
}) => {
  const [ana, bea] = [await newMember(api, 'Ana'), await newMember(api, 'Bea')];
  const [text, changed, reply] = [
    sentence('Porridge it was'),
    sentence('Porridge with pear'),
    sentence('Same here'),
  ];
  await openAs(page, post, ana);

  await test.step('write', async () => {
    await writeBox(page).fill(`  ${text} `);
    await comments(page).getByRole('button', { name: 'Post comment' }).click();
    await expect(said(page)).toHaveText('Your comment has been published.');
    await expect(commentWith(page, text)).toContainText('Ana (you)');
    await expect(writeBox(page)).toHaveValue('');
    await expect(comments(page).getByRole('heading', { name: '1 comment' })).toBeVisible();
  });
  await test.step('change', async () => {
    await commentWith(page, text).getByRole('button', { name: 'Edit your comment' }).click();
    const editor = comments(page).getByLabel('Change your comment');
    await expect(editor).toBeFocused();
    await editor.fill(changed);
    await comments(page).getByRole('button', { name: 'Save' }).click();
    await expect(said(page)).toHaveText('Your comment has been changed.');
    await expect(commentWith(page, changed)).toContainText('edited');
    await expect(commentWith(page, changed)).toBeFocused();
  });
  const visitor = await (await openContext()).newPage();
  await test.step('everybody reads it', async () => {
    await openComments(visitor, post);
    await expect(commentWith(visitor, changed)).toContainText('Ana');
    await expect(comments(visitor).getByText('(you)')).toHaveCount(0);
    await expect(comments(visitor).getByRole('button', { name: 'Edit' })).toHaveCount(0);
  });
  const other = await (await openContext()).newPage();
  await test.step('another member answers', async () => {
    await openAs(other, post, bea);
    await commentWith(other, changed).getByRole('button', { name: 'Reply to Ana' }).click();
    const answer = comments(other).getByLabel('Your reply to Ana');
    await expect(answer).toBeFocused();
    await answer.fill(reply);
    await comments(other).getByRole('button', { name: 'Post reply' }).click();
    await expect(commentWith(other, reply)).toBeFocused();
    await expect(comments(other).getByRole('list', { name: 'Replies' })).toContainText(reply);
    await expect(commentWith(other, reply).getByRole('button', { name: 'Reply' })).toHaveCount(0);
  });
  await test.step('delete: the place stays while there is a reply, and the words can be had back', async () => {
    await openComments(page, post);
    await commentWith(page, changed).getByRole('button', { name: 'Delete your comment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your comment?' });
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expect(dialog).toBeHidden();
    await expect(commentWith(page, changed).getByRole('button', { name: 'Delete' })).toBeFocused();
    await commentWith(page, changed).getByRole('button', { name: 'Delete your comment' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(comments(page).getByText('Comment deleted', { exact: true })).toBeVisible();
    await expect(commentWith(page, reply)).toBeVisible();
    await comments(page).getByRole('button', { name: 'Restore the text' }).click();
    await expect(writeBox(page)).toHaveValue(changed);
    await openComments(visitor, post);
    await expect(comments(visitor).getByText('Comment deleted', { exact: true })).toBeVisible();
    await expect(visitor.getByText(changed)).toHaveCount(0);
  });
  await test.step('the last reply takes the place along', async () => {
    await commentWith(other, reply).getByRole('button', { name: 'Delete your comment' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(commentWith(other, reply)).toHaveCount(0);
    await openComments(visitor, post);
    await expect(comments(visitor).getByText('No comments yet.')).toBeVisible();
  });
});

test('a visitor is asked to sign in, and can write then', async ({ page, request, api, post }) => {
  await writeByApi(api, post, await newMember(api, 'Ana'), sentence('First words'));
  const member = await registerMember(request);
  await openComments(page, post);
  await expect(writeBox(page)).toHaveCount(0);
  // Before the living part has come, the link leads to the page of its own.
  await expect(comments(page).getByRole('button', { name: 'Reply to Ana' })).toBeVisible();
  for (const opener of [
    comments(page).getByRole('link', { name: 'Sign in to comment' }),
    comments(page).getByRole('button', { name: 'Reply to Ana' }),
    comments(page).getByRole('button', { name: 'Report the comment by Ana' }),
  ]) {
    await opener.click();
    await expect(signInDialog(page)).toBeVisible();
    await expect(signInDialog(page)).toContainText('Sign in to comment.');
    await page.keyboard.press('Escape');
    await expect(signInDialog(page)).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await comments(page).getByRole('link', { name: 'Sign in to comment' }).click();
  const dialog = signInDialog(page);
  await dialog.getByRole('button', { name: 'Email' }).click();
  await fillCredentials(dialog, member);
  await submitButton(dialog, 'Sign In').click();
  await expect(dialog).toBeHidden();
  await writeBox(page).fill(sentence('Signed in now'));
  await comments(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(said(page)).toHaveText('Your comment has been published.');
});

test('what was typed is kept when the server fails, without a connection, and over a reload; it is written once', async ({
  page,
  context,
  api,
  post,
  troubles,
}) => {
  troubles.allowStatus(500);
  troubles.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const text = sentence('Twice is too often');
  await openAs(page, post, await newMember(api, 'Ana'));
  await writeBox(page).fill(text);
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') keys.push(sent.headers()['idempotency-key']);
  });
  // It arrives, and its answer is lost on the way back.
  await page.route(
    '**/api/add-comment/*',
    async (route) => {
      await route.fetch();
      await route.fulfill({ status: 500, body: 'broken' });
    },
    { times: 1 },
  );
  const send = comments(page).getByRole('button', { name: 'Post comment' });
  await send.click();
  await expect(comments(page).getByRole('alert')).toContainText('Something went wrong on our side');
  await expect(writeBox(page)).toHaveValue(text);
  await expect(commentWith(page, text)).toHaveCount(0);

  await goOffline(page);
  await send.click();
  await expect(comments(page).getByRole('alert')).toContainText('You are offline');
  await expect(writeBox(page)).toHaveValue(text);
  await context.setOffline(false);

  await openComments(page, post);
  await expect(writeBox(page)).toHaveValue(text);
  await send.click();
  await expect(said(page)).toHaveText('Your comment has been published.');
  await expect(commentWith(page, text)).toHaveCount(1);
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
  const list = await (await api.get(`/api/add-comment/${post.id}`)).json();
  expect(list.count).toBe(1);
  await openComments(page, post);
  await expect(writeBox(page)).toHaveValue('');
});

test('says how many characters are left, and does not send too many', async ({ page, api, post }) => {
  await openAs(page, post, await newMember(api, 'Ana'));
  const send = comments(page).getByRole('button', { name: 'Post comment' });
  await send.click();
  await expect(comments(page).getByRole('alert')).toHaveText('Write something first.');
  await expect(writeBox(page)).toHaveAttribute('aria-invalid', 'true');
  await writeBox(page).fill('😀'.repeat(1_999));
  await expect(comments(page).getByText('1 character left')).toBeVisible();
  await writeBox(page).fill('😀'.repeat(2_001));
  await expect(comments(page).getByText('1 character too many')).toBeVisible();
  await send.click();
  await expect(comments(page).getByRole('alert')).toHaveText('This is 1 character too long.');
});

async function openPanel(browser: Browser, baseURL: string | undefined, role: 'moderator' | 'editor') {
  const context = await browser.newContext({ baseURL });
  const panel = await context.newPage();
  await signInToPanel(panel, testStaff(role));
  return panel;
}

test('what looks like spam waits, a moderator shows and hides it from the list', async ({
  page,
  browser,
  baseURL,
  openContext,
  api,
  post,
}) => {
  const text = `A recipe stands at www.porridge.example/${randomUUID().slice(0, 8)}`;
  await openAs(page, post, await newMember(api, 'Ana'));
  await writeBox(page).fill(text);
  await comments(page).getByRole('button', { name: 'Post comment' }).click();
  await expect(said(page)).toHaveText(
    'Your comment is waiting for a moderator. Only you can see it for now.',
  );
  await expect(commentWith(page, text)).toContainText('Waiting for a moderator.');
  await openComments(page, post);
  await expect(commentWith(page, text)).toContainText('Waiting for a moderator.');

  const visitor = await (await openContext()).newPage();
  await openComments(visitor, post);
  await expect(commentWith(visitor, text)).toHaveCount(0);

  const panel = await openPanel(browser, baseURL, 'moderator');
  await panel.getByRole('link', { name: /^Comments waiting: [1-9]/ }).click();
  await expect(panel).toHaveURL(/collections\/comments\?where/);
  const row = panel.getByRole('row').filter({ hasText: text });
  await row.getByRole('button', { name: 'Show' }).click();
  await expect(row.getByText('visible', { exact: true })).toBeVisible();
  await openComments(visitor, post);
  await expect(commentWith(visitor, text)).toBeVisible();
  // An address in a comment leads nowhere.
  await expect(commentWith(visitor, text).getByRole('link')).toHaveCount(0);

  await row.getByRole('button', { name: 'Hide' }).click();
  await expect(row.getByText('hidden', { exact: true })).toBeVisible();
  await openComments(visitor, post);
  await expect(commentWith(visitor, text)).toHaveCount(0);
  await panel.context().close();
});

test('a reader reports a comment, and the moderator sees why', async ({
  page,
  browser,
  baseURL,
  api,
  post,
}) => {
  const text = sentence('Honey helps at four months');
  const comment = await writeByApi(api, post, await newMember(api, 'Ana'), text);
  await openAs(page, post, await newMember(api, 'Bea'));
  await commentWith(page, text).getByRole('button', { name: 'Report the comment by Ana' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report the comment by Ana' });
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Choose a reason.');
  await dialog.getByLabel('It could harm a child').check();
  await dialog.getByLabel('A note for the moderators (optional)').fill('No honey before one.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toBeHidden();
  await expect(said(page)).toHaveText('Thank you. A moderator will look at it.');
  await expect(commentWith(page, text)).toContainText('Reported');
  await expect(commentWith(page, text).getByRole('button', { name: 'Report' })).toHaveCount(0);

  const panel = await openPanel(browser, baseURL, 'editor');
  await panel.goto(`/admin/collections/comments/${comment.id}`);
  await expect(panel.getByText('No honey before one.')).toBeVisible();
  await panel.goto(`/admin/collections/comments?where[post][equals]=${post.id}`);
  const row = panel.getByRole('row').filter({ hasText: text });
  await expect(row).toContainText('Ana');
  await expect(row.getByRole('button', { name: 'Hide' })).toHaveCount(0);
  await panel.context().close();
});

test('a list of posts says how many comments each has', async ({ page, api, post }) => {
  const ana = await newMember(api, 'Ana');
  const thread = await writeByApi(api, post, ana, sentence('One'));
  await writeByApi(api, post, ana, sentence('Two'), thread.id);
  await openPage(page, '/blog');
  const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: post.title }) });
  await expect(card).toContainText('2 comments');
});

for (const theme of ['dark', 'light'] as const) {
  test(`the comments are accessible and fit a phone in the ${theme} theme`, async ({ page, api, post }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(page, theme);
    const [ana, bea] = [await newMember(api, 'Ana'), await newMember(api, 'Bea')];
    const thread = await writeByApi(api, post, ana, `${'long'.repeat(200)} ${sentence('word')}`);
    await writeByApi(api, post, bea, sentence('A reply'), thread.id);
    await writeByApi(api, post, bea, `www.waits.example ${randomUUID()}`);
    await openAs(page, post, bea);
    await comments(page).getByRole('button', { name: 'Reply to Ana' }).click();
    await expect(comments(page).getByLabel('Your reply to Ana')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await comments(page).getByRole('button', { name: 'Report the comment by Ana' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('comments can be read, and a link leads to signing in and back', async ({ page, api, post }) => {
    const text = sentence('Readable by all');
    const ana = await newMember(api, 'Ana');
    const thread = await writeByApi(api, post, ana, text);
    await writeByApi(api, post, ana, sentence('And its reply'), thread.id);
    await page.goto(`/blog/${post.slug}`);
    await expect(commentWith(page, text)).toBeVisible();
    await expect(comments(page).getByText('And its reply')).toBeVisible();
    await expect(comments(page).getByRole('heading', { name: '2 comments' })).toBeVisible();
    await comments(page).getByRole('link', { name: 'Sign in to comment' }).click();
    await expect(page).toHaveURL(`/sign-in?next=${encodeURIComponent(`/blog/${post.slug}#comments`)}`);
  });
});

test('a double click posts one comment, and so does one while the answer takes its time', async ({
  page,
  api,
  post,
}) => {
  const ana = await newMember(api, 'Ana');
  await openAs(page, post, ana);
  const total = async () => (await (await api.get(`/api/add-comment/${post.id}`)).json()).total_comments;
  const button = comments(page).getByRole('button', { name: 'Post comment' });

  await writeBox(page).fill(sentence('Pressed twice'));
  await button.dblclick();
  await expect(said(page)).toHaveText('Your comment has been published.');
  expect(await total()).toBe(1);

  let sent = 0;
  await page.route('**/api/add-comment/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 700));
    return route.continue();
  });
  const second = sentence('Pressed twice, slowly');
  await writeBox(page).fill(second);
  await button.dblclick();
  await expect(comments(page).getByRole('button', { name: 'Posting…' })).toBeDisabled();
  await expect(button).toBeEnabled();
  await expect(commentWith(page, second)).toHaveCount(1);
  expect([sent, await total()]).toEqual([1, 2]);
});
