import { type APIRequestContext, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { detectorLoaded } from '../support/detector-loaded';
import { goOffline } from '../support/go-offline';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const field = (page: Page) => page.getByRole('textbox', { name: 'Your question' });
const askButton = (page: Page) => page.getByRole('button', { name: 'Ask', exact: true });
const turns = (page: Page) => page.getByRole('article');

async function begin(page: Page, request: APIRequestContext) {
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { name: 'Ada', allergies: ['egg'], locale: 'uk' });
  await storeTokens(page, member);
}

/** The page, once it knows whom the questions are about. */
async function openAsk(page: Page): Promise<void> {
  await openPage(page, '/nutriai/ask');
  await expect(page.getByRole('button', { name: 'Can Ada eat strawberries?' })).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await field(page).fill(question);
  await field(page).press('Enter');
}

test('questions are answered for the baby, the emergency first, and nothing of them outlives the visit', async ({
  page,
  request,
}) => {
  await begin(page, request);
  await openAsk(page);
  await page.getByRole('button', { name: 'Can Ada eat strawberries?' }).click();
  await expect(turns(page).getByText('Yes, strawberries at 8 months, prepared like this:')).toBeVisible();
  await expect(turns(page).getByRole('link', { name: 'Strawberries' })).toHaveAttribute(
    'href',
    '/nutriai/foods/strawberry',
  );
  await page.getByRole('button', { name: 'What can I make with strawberries?' }).click();
  await expect(turns(page).nth(1).getByText('With strawberries, for Ada:')).toBeVisible();

  await ask(page, 'can she have omelette');
  await expect(
    turns(page)
      .nth(2)
      .getByText(/^No\. Ada should not have omelette/),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');

  await ask(page, 'how much calpol for 8 kg');
  await expect(
    turns(page)
      .nth(3)
      .getByText(/^I don’t give doses/),
  ).toBeVisible();

  await ask(page, 'hes chocking help');
  const alert = turns(page).nth(4).getByRole('alert');
  await expect(alert.getByRole('link', { name: 'Call 999' })).toHaveAttribute('href', 'tel:999');
  await expect(alert).toBeFocused();
  await expectNoSidewaysScroll(page);
  await expect(page.getByText(/no language model is set up here/).last()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Switch to the light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectAccessible(page);

  // On another screen of this visit the last answer is still there; after a reload nothing is.
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(turns(page)).toHaveCount(0);
  await ask(page, 'popcorn?');
  await expect(turns(page).getByText('No, not at 8 months: popcorn.')).toBeVisible();
  await page.getByRole('navigation', { name: 'NutriAI' }).getByRole('link', { name: 'Insights' }).click();
  await page.getByRole('button', { name: 'Ask about Ada' }).click();
  await expect(turns(page).getByText('No, not at 8 months: popcorn.')).toBeVisible();
  await openAsk(page);
  await expect(turns(page)).toHaveCount(0);
});

test('an answer can be stopped, and a question that got none stays to be asked again', async ({
  page,
  request,
  troubles,
}) => {
  await begin(page, request);
  await openAsk(page);
  // No answer ever comes.
  await page.route('**/api/nutriai/ask', () => new Promise<void>(() => undefined));
  await ask(page, 'How much iron does Ada need?');
  await expect(turns(page).getByText('Looking it up…')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(turns(page).getByText('Stopped.')).toBeVisible();
  await expect(field(page)).toHaveValue('How much iron does Ada need?');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  troubles.allowStatus(503);
  await page.route(
    '**/api/nutriai/ask',
    (route) => route.fulfill({ status: 503, json: { detail: 'Later.' } }),
    {
      times: 1,
    },
  );
  await askButton(page).click();
  await expect(turns(page).nth(1).getByRole('alert')).toContainText('Your question is still here');
  await askButton(page).click();
  await expect(
    turns(page)
      .nth(2)
      .getByText(/^Ada at 8 months needs 11 mg of iron a day/),
  ).toBeVisible();
  await expect(field(page)).toHaveValue('');
});

test('whom to call is shown without a network', async ({ page, request, context, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await begin(page, request);
  const detector = detectorLoaded(page);
  await openAsk(page);
  await detector;
  await goOffline(page);
  await expect(page.getByText('You are offline. Questions need a connection.')).toBeVisible();
  await ask(page, 'she is not breathing');
  await expect(turns(page).getByRole('link', { name: 'Call 999' })).toBeVisible();
  await expect(field(page)).toHaveValue('she is not breathing');
  await context.setOffline(false);
});

test.describe('with a language model', () => {
  // A stand-in, which behaves as a word of the question says.
  test.use({ baseURL: `http://localhost:${shortLivedPort}` });

  test('the rules answer at once and the model words the rest, each with its sources', async ({
    page,
    request,
  }) => {
    await begin(page, request);
    await openAsk(page);
    await ask(page, 'Can Ada eat strawberries? slow-kitchen');
    const slow = turns(page).first();
    await expect(slow.getByText('Yes, strawberries at 8 months, prepared like this:')).toBeVisible();
    await expect(slow.getByText('Writing…')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(slow.getByText('Stopped.')).toBeVisible();

    await ask(page, 'Can Ada eat strawberries? words-kitchen');
    const worded = turns(page).nth(1);
    await expect(worded.getByText(/^In other words: /)).toBeVisible();
    await expect(worded.getByText(/^Worded by a language model from our rules/)).toBeVisible();
    await expect(
      worded
        .getByText(/^In other words: /)
        .getByRole('link', { name: /^Source: / })
        .first(),
    ).toHaveAttribute('href', /^https:/);
  });
});
