import { expectSignedIn, readTokens, registerMember, storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const pages = ['/profile', '/nutriai/today', '/blog'] as const;

/**
 * Milliseconds between the first byte of a page and the press that leaves it: before, while and after it asks
 * who is here.
 */
const moments = Array.from({ length: 36 }, (_, index) => index * 9);

test('leaving a page at any moment of its start signs nobody out', async ({ page, request }) => {
  const member = await registerMember(request);
  await storeTokens(page, member);
  let signOuts = 0;
  page.on('request', (sent) => {
    if (new URL(sent.url()).pathname === '/api/auth/logout') signOuts += 1;
  });
  for (const [index, wait] of moments.entries()) {
    await page.goto(pages[index % pages.length] ?? '/', { waitUntil: 'commit' });
    await page.waitForTimeout(wait);
  }
  await openPage(page, '/profile');
  await expectSignedIn(page);
  await expect(page.getByText(member.email).first()).toBeVisible();
  expect((await readTokens(page)).refresh).not.toBeNull();
  expect(signOuts).toBe(0);
});
