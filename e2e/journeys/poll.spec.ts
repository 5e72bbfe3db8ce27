import type { Locator, Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { EditorContent, type Made, paragraphs } from '../api/editor-content';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { storeTokens } from '../support/members';
import { chooseTheme, openPage } from '../support/open-page';
import { expect, test as base } from '../support/test';

interface Polled {
  pollId: number;
  question: string;
  post: Made;
}

interface Fixtures {
  api: Api;
  content: EditorContent;
  polled: Polled;
}

/** A published post of its own with a poll in its text. */
async function makePolledPost(content: EditorContent, poll: Record<string, unknown> = {}): Promise<Polled> {
  const question = `What is for tea, ${content.mark}?`;
  const options = [{ label: 'Egg' }, { label: 'Fish' }, { label: 'Toast' }];
  const { id } = await content.create('polls', { question, options, ...poll });
  const body = paragraphs('Before the poll.', 'After it.');
  const block = {
    type: 'block',
    version: 2,
    format: '',
    fields: { id: `b${content.mark}`, blockType: 'poll', blockName: '', poll: id },
  };
  body.root.children.splice(1, 0, block as never);
  const post = await content.post({ category: (await content.category()).id, body });
  return { pollId: id, question, post };
}

const test = base.extend<Fixtures>({
  api: async ({ request }, provide) => {
    await provide(new Api(request));
  },
  content: async ({ api, request, troubles }, provide) => {
    // Styles of parts that are fetched when a reader comes near, which Chromium remarks on when they are not
    // shown at once.
    troubles.allow(/was preloaded using link preload but not used/);
    const content = await EditorContent.open(api, request);
    await provide(content);
    // The open page may ask for the comments of what is removed now.
    troubles.allow(/status of 404 .*\/api\/add-comment\//);
    await content.removeAll();
  },
  polled: async ({ content }, provide) => {
    await provide(await makePolledPost(content));
  },
});

const figure = (page: Page, { pollId }: Polled): Locator => page.locator(`#poll-${pollId}`);
const results = (poll: Locator) => poll.getByRole('list', { name: 'Results' });
const vote = (poll: Locator) => poll.getByRole('button', { name: 'Vote' });

async function openPost(page: Page, polled: Polled): Promise<Locator> {
  await openPage(page, `/blog/${polled.post.slug}`);
  const poll = figure(page, polled);
  await poll.scrollIntoViewIfNeeded();
  return poll;
}

async function totalOf(api: Api, { pollId }: Polled): Promise<number> {
  const { items } = await (await api.get(`/api/v2/polls/?id=${pollId}`)).json();
  return items[0].total_votes;
}

test('a visitor votes in place, sees the results at once, and finds them again', async ({
  page,
  api,
  polled,
}) => {
  const poll = await openPost(page, polled);
  await expect(poll.getByText(polled.question).first()).toBeVisible();
  await expect(results(poll)).toBeHidden();
  await poll.getByRole('link', { name: 'See results' }).click();
  await expect(results(poll)).toBeVisible();
  await poll.getByRole('button', { name: 'Back to voting' }).click();
  await vote(poll).click();
  await expect(poll.getByLabel('Egg')).toBeVisible();
  expect(await totalOf(api, polled)).toBe(0);

  await poll.getByLabel('Fish').check();
  await vote(poll).click();
  await expect(poll.getByRole('status')).toHaveText('Thank you. Your vote has been counted.');
  await expect(results(poll)).toContainText(/Fish\s*your vote\s*100% \(1\)/);
  await expect(poll.getByText('1 vote', { exact: true })).toBeVisible();
  await expect(poll.getByRole('radio')).toHaveCount(0);
  const [cookie] = (await page.context().cookies(`${new URL(page.url()).origin}/api/v2/polls/`)).filter(
    ({ name }) => name === 'lp_visitor',
  );
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/api/v2/polls' });

  const again = await openPost(page, polled);
  await expect(results(again)).toContainText('your vote');
  await expect(again.getByRole('radio')).toHaveCount(0);
  expect(await totalOf(api, polled)).toBe(1);
});

test('a member votes once, on whatever device', async ({ page, openContext, api, polled }) => {
  const member = await api.newMember();
  await storeTokens(page, member);
  const poll = await openPost(page, polled);
  await poll.getByLabel('Toast').check();
  await vote(poll).click();
  await expect(results(poll)).toContainText('your vote');
  const other = await (await openContext()).newPage();
  await storeTokens(other, member);
  const elsewhere = await openPost(other, polled);
  await expect(results(elsewhere)).toContainText(/Toast\s*your vote/);
  expect(await totalOf(api, polled)).toBe(1);
});

test('without a connection the choice stays', async ({ page, context, api, polled, troubles }) => {
  troubles.allow(/net::ERR_INTERNET_DISCONNECTED/);
  const poll = await openPost(page, polled);
  await poll.getByLabel('Egg').check();
  await goOffline(page);
  await vote(poll).click();
  await expect(poll.getByRole('alert')).toHaveText('You are offline. Vote again when you are back online.');
  await expect(poll.getByLabel('Egg')).toBeChecked();
  await context.setOffline(false);
  await vote(poll).click();
  await expect(poll.getByRole('status')).toHaveText('Thank you. Your vote has been counted.');
  expect(await totalOf(api, polled)).toBe(1);
});

test('a closed poll shows its results and the day', async ({ page, content }) => {
  const polled = await makePolledPost(content, { closesAt: '2026-11-20T10:00:00.000Z' });
  const poll = await openPost(page, polled);
  await expect(poll).toContainText('20 November 2026');
  await expect(results(poll)).toBeVisible();
  await expect(poll.getByRole('radio')).toHaveCount(0);
});

for (const theme of ['dark', 'light'] as const) {
  test(`the poll is accessible and fits a phone in the ${theme} theme`, async ({ page, polled }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(page, theme);
    const poll = await openPost(page, polled);
    await expectAccessible(page);
    await poll.getByRole('link', { name: 'See results' }).click();
    await expect(results(poll)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor votes, is led back to the page, and cannot vote twice', async ({ page, api, polled }) => {
    const address = `/blog/${polled.post.slug}`;
    await page.goto(address);
    const poll = figure(page, polled);
    await expect(results(poll)).toBeHidden();
    await expect(poll.getByText('Thank you.')).toBeHidden();
    await poll.getByLabel('Fish').check();
    const answer = page.waitForResponse(/\/api\/v2\/polls/);
    await vote(poll).click();
    expect((await answer).status()).toBe(303);
    await expect(page).toHaveURL(`${address}#poll-${polled.pollId}-voted`);
    await expect(poll.getByText('Thank you. Your vote has been counted.')).toBeVisible();
    await expect(results(poll)).toBeVisible();
    await expect(poll.getByRole('radio').first()).toBeHidden();
    expect(await totalOf(api, polled)).toBe(1);

    await page.goto(address);
    await poll.getByLabel('Egg').check();
    await vote(poll).click();
    await expect(page).toHaveURL(`${address}#poll-${polled.pollId}-again`);
    await expect(poll.getByText('You have already voted in this poll.')).toBeVisible();
    expect(await totalOf(api, polled)).toBe(1);
  });

  test('the results can be seen without voting', async ({ page, polled }) => {
    await page.goto(`/blog/${polled.post.slug}`);
    const poll = figure(page, polled);
    await poll.getByRole('link', { name: 'See results' }).click();
    await expect(results(poll)).toBeVisible();
    await expect(vote(poll)).toBeVisible();
  });
});
