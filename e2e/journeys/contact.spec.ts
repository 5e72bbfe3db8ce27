import { type Page } from '@playwright/test';
import { goOffline } from '../support/go-offline';
import { pauseRequests } from '../support/pause-requests';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const letter = {
  'Your name': 'Ana Pear',
  'Your email address': 'ana@example.test',
  Subject: 'Eggs',
  Message: 'Is the yolk fine?\nAnd the white?',
};

const form = (page: Page) => page.getByRole('region', { name: 'Write to us' });

async function fill(page: Page, text: Partial<Record<keyof typeof letter, string>>): Promise<void> {
  for (const [label, value] of Object.entries(text)) await form(page).getByLabel(label).fill(value);
}

async function expectKept(page: Page, text: Partial<Record<keyof typeof letter, string>>): Promise<void> {
  for (const [label, value] of Object.entries(text))
    await expect(form(page).getByLabel(label)).toHaveValue(value);
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' }).click();

test('a visitor writes to us and is thanked', async ({ page }) => {
  await openPage(page, '/contact');
  await fill(page, letter);
  const requests = await pauseRequests(page, '**/api/contact*');
  await send(page);
  await expect(form(page).getByRole('button', { name: 'Sending…' })).toBeDisabled();
  requests.release();
  await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expectKept(page, { 'Your name': '', Message: '' });
});

test('what is missing is named, and what was typed stays', async ({ page }) => {
  await openPage(page, '/contact');
  await fill(page, { 'Your name': letter['Your name'], Message: letter.Message });
  await send(page);
  const problem = form(page).getByRole('alert');
  await expect(problem).toContainText('Your message was not sent yet. Please check:');
  await expect(problem.getByRole('link')).toHaveText([/Your email address/, /Subject/]);
  await expect(form(page).getByLabel('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expectKept(page, { 'Your name': letter['Your name'], Message: letter.Message });
});

test('an address that the server does not take is named, and what was typed stays', async ({
  page,
  troubles,
}) => {
  troubles.allowStatus(400);
  await openPage(page, '/contact');
  const typed = { ...letter, 'Your email address': 'ana@nowhere' };
  await fill(page, typed);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText('Your email address');
  await expectKept(page, typed);
});

test('when the server fails what was typed stays and can be sent again', async ({ page, troubles }) => {
  troubles.allowStatus(500);
  await page.route('**/api/contact*', (route) => route.fulfill({ status: 500, body: 'broken' }), {
    times: 1,
  });
  await openPage(page, '/contact');
  await fill(page, letter);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(
    'something went wrong on our side. What you typed is still here.',
  );
  await expectKept(page, letter);
  await send(page);
  await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
});

test('without a connection what was typed stays', async ({ page, troubles }) => {
  troubles.allow(/net::ERR_INTERNET_DISCONNECTED/);
  await openPage(page, '/contact');
  await fill(page, letter);
  await goOffline(page);
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText(
    'the server didn’t answer. What you typed is still here.',
  );
  await expectKept(page, letter);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor writes to us and is led back to a page that thanks', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, letter);
    const answer = page.waitForResponse('**/api/contact*');
    await send(page);
    expect((await answer).status()).toBe(303);
    await expect(page).toHaveURL('/contact?sent=1');
    await expect(page.getByRole('status')).toContainText('Thank you. We have received your message.');
  });

  test('an address that the server does not take is named on the page led back to', async ({ page }) => {
    await page.goto('/contact');
    await fill(page, { ...letter, 'Your email address': 'ana@nowhere' });
    await send(page);
    await expect(page).toHaveURL('/contact?problem=email');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Your message was not sent. Please check: email address.',
    );
  });
});
