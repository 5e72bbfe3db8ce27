import { type Page } from '@playwright/test';
import {
  expectSignedIn,
  expectSignedOut,
  readTokens,
  registerMember,
  storeTokens,
  type Tokens,
} from '../support/members';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

// Access tokens live for 40 seconds here: after ten of them they are within 30 seconds of their end.
test.use({ baseURL: `http://localhost:${shortLivedPort}` });

const refreshPath = /\/api\/token\/refresh\/?$/;

function countRefreshes(page: Page): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (request.method() === 'POST' && refreshPath.test(request.url())) count += 1;
  });
  return () => count;
}

/**
 * The tokens of a pair, worn: the clock of the browser and of its tokens stands where the access token is
 * about to end.
 */
async function wear(page: Page): Promise<void> {
  await expect
    .poll(() => secondsLeft(page), { timeout: 20_000, message: 'seconds until the access token ends' })
    .toBeLessThan(29);
}

async function secondsLeft(page: Page): Promise<number> {
  const { access } = await readTokens(page);
  const claims: unknown = JSON.parse(Buffer.from(access?.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const end = typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) : NaN;
  return end - Date.now() / 1000;
}

/** Tokens that work at the server: the profile is answered. */
async function expectWorking(page: Page, { access }: Tokens): Promise<void> {
  const status = await page.evaluate(
    async (bearer) =>
      (await fetch('/api/user-profile', { headers: { Authorization: `Bearer ${bearer}` } })).status,
    access,
  );
  expect(status).toBe(200);
}

test('worn tokens are renewed before the profile is asked for, once, and the old pair is gone', async ({
  page,
  request,
}) => {
  const first = await registerMember(request);
  await storeTokens(page, first);
  await wear(page);
  const refreshes = countRefreshes(page);
  await openPage(page, '/profile');
  await expect(page.getByText(first.email).first()).toBeVisible();
  await expectSignedIn(page);
  const tokens = await readTokens(page);
  expect(tokens.access).not.toBe(first.access);
  expect(tokens.refresh).not.toBe(first.refresh);
  await expectWorking(page, tokens);
  // One before the call; then at most one in the background after each answer, because a fresh token here has
  // less than 60 seconds left.
  expect(refreshes()).toBeGreaterThanOrEqual(1);
  expect(refreshes()).toBeLessThanOrEqual(10);
});

test('two tabs with worn tokens reload at once and both stay signed in with one pair', async ({
  page,
  context,
  request,
}) => {
  const first = await registerMember(request);
  await storeTokens(page, first);
  const second = await context.newPage();
  await second.goto('/robots.txt');
  await wear(page);
  await Promise.all([openPage(page, '/profile'), openPage(second, '/profile')]);
  await Promise.all([expectSignedIn(page), expectSignedIn(second)]);
  await expect(page.getByText(first.email).first()).toBeVisible();
  await expect(second.getByText(first.email).first()).toBeVisible();
  await expect(async () => {
    const [one, other] = await Promise.all([readTokens(page), readTokens(second)]);
    expect(one).toEqual(other);
    expect(one.access).not.toBe(first.access);
    await expectWorking(page, one);
  }).toPass({ timeout: 10_000 });
  await Promise.all([page.reload(), second.reload()]);
  await Promise.all([expectSignedIn(page), expectSignedIn(second)]);
});

test('a forged refresh token ends the session and clears the tokens', async ({ page, request, troubles }) => {
  troubles.allowStatus(401);
  const { access, refresh } = await registerMember(request);
  const [head = '', body = ''] = refresh.split('.');
  await storeTokens(page, {
    access: `${access.slice(0, -8)}AAAAAAAA`,
    refresh: `${head}.${body}.${'A'.repeat(43)}`,
  });
  await openPage(page, '/blog');
  await expectSignedOut(page);
  expect(await readTokens(page)).toEqual({ access: null, refresh: null });
});

test('a refused access token is renewed and the session goes on', async ({ page, request, troubles }) => {
  troubles.allowStatus(401);
  const { access, refresh } = await registerMember(request);
  await storeTokens(page, { access: `${access.slice(0, -8)}AAAAAAAA`, refresh });
  await openPage(page, '/blog');
  await expectSignedIn(page);
  await expectWorking(page, await readTokens(page));
});

test('signing out in one tab signs out the other', async ({ page, context, request }) => {
  await storeTokens(page, await registerMember(request));
  await openPage(page, '/profile');
  const second = await context.newPage();
  await openPage(second, '/blog');
  await expectSignedIn(second);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expectSignedOut(page);
  await expectSignedOut(second);
  expect(await readTokens(second)).toEqual({ access: null, refresh: null });
});
