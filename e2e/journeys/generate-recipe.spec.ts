import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { openPage } from '../support/open-page';
import { modelStandInPort, shortLivedPort } from '../support/ports';
import { expect, test } from '../support/test';

// The server that has a language model: a stand-in, which behaves as a word of the wish says.
test.use({
  baseURL: `http://localhost:${shortLivedPort}`,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
});

// Next preloads the styles of its error pages, which Chromium mentions where somebody stays for some seconds.
test.beforeEach(({ troubles }) => troubles.allow(/was preloaded using link preload but not used/));

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const wishField = (page: Page): Locator => page.getByLabel('In your own words');

/** A parent of a baby of eight months with an egg allergy wishes for something. */
async function wishFor(page: Page, request: APIRequestContext, wish: string) {
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { allergies: ['egg'] });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/cookbook/generate');
  await wishField(page).fill(wish);
  await page.getByRole('radio', { name: 'Lunch' }).check();
  await button(page, 'Create a recipe').tap();
  return async () => {
    const answer = await api.get('/api/nutriai/recipes?mine=true', { token: member.access });
    const { results } = (await answer.json()) as { results: { title: string }[] };
    return results.map(({ title }) => title);
  };
}

test('a recipe of the model is shown with its verdict, and stands in the cookbook once it is kept', async ({
  page,
  request,
}) => {
  const kept = await wishFor(page, request, 'salmon from good-kitchen');
  await expect(page.getByRole('heading', { name: 'Salmon, potato and pea mash' })).toBeVisible();
  await expect(page.getByText(/^Fine for Ada, 8 months/)).toBeVisible();
  await expect(page.getByText(/^A serving gives .* Contains fish\.$/)).toBeVisible();
  await expect(
    page.getByText(/^Written by a language model and checked against the safety rules/),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await kept()).toEqual([]);
  await button(page, 'Save').tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Salmon, potato and pea mash');
  expect(await kept()).toEqual(['Salmon, potato and pea mash']);
  await openPage(page, '/nutriai/cookbook?mine=true');
  await expect(page.getByRole('link', { name: 'Salmon, potato and pea mash' })).toBeVisible();
});

test('when the model gives nothing safe, or nothing at all, NutriAI’s own recipe is shown, and the wish stays', async ({
  page,
  request,
}) => {
  await wishFor(page, request, 'lentils from unsafe-kitchen');
  await expectOwnRecipe(page);
  await button(page, 'Discard').tap();
  await expect(page.getByText('Discarded. Your text is still here.')).toBeVisible();
  await expect(wishField(page)).toHaveValue('lentils from unsafe-kitchen');
  await wishField(page).fill('lentils from down-kitchen');
  await button(page, 'Create a recipe').tap();
  await expectOwnRecipe(page);
});

async function expectOwnRecipe(page: Page): Promise<void> {
  await expect(page.getByText(/^Created by NutriAI and checked/)).toBeVisible();
  await expect(page.getByText(/^Fine for Ada, 8 months/)).toBeVisible();
  await expect(page.getByText(/honey|salmon/i)).toHaveCount(0);
}

test('a slow model can be stopped: nothing is kept, it is let go, and the wish stays', async ({
  page,
  request,
}) => {
  const call = `call-${randomUUID().slice(0, 8)}`;
  const wish = `soup of slow-kitchen ${call}`;
  const kept = await wishFor(page, request, wish);
  await expect(page.getByRole('status').getByText('Writing a recipe…')).toBeVisible();
  await expect(wishField(page)).toBeHidden();
  await expectAccessible(page);
  await button(page, 'Stop').tap();
  await expect(page.getByText('Stopped. Nothing was saved. Your text is still here.')).toBeVisible();
  await expect(wishField(page)).toHaveValue(wish);
  await expect(page.getByRole('form', { name: 'Your request' })).toBeFocused();
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${modelStandInPort}/left`)).json())
    .toContain(call);
  expect(await kept()).toEqual([]);
});
