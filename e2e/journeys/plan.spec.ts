import { type Page } from '@playwright/test';
import { Api } from '../api/api-test';
import { addBaby, birthDateOf, dateFromNow } from '../api/nutriai-test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility';
import { storeTokens } from '../support/members';
import { middayDate, middayZone } from '../support/midday';
import { chooseTheme, openPage } from '../support/open-page';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: middayZone });

const introduced = ['milk', 'egg', 'peanut', 'wheat', 'fish', 'soy', 'sesame', 'tree_nuts'].map((code) => ({
  code,
  date: dateFromNow(-30),
}));

const meal = (page: Page, kind: string) =>
  page.getByRole('group', { name: kind }).locator('visible=true').first();

test('a parent makes a plan, swaps, keeps, plans the rest again, shops and cooks', async ({
  page,
  request,
  troubles,
}) => {
  troubles.allowStatus(400);
  troubles.allow(/ERR_FAILED/);
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, {
    birth_date: birthDateOf(10),
    introduced_allergens: introduced,
  });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/plan');

  await page.getByRole('button', { name: 'Plan a week' }).click();
  const wishes = page.getByRole('dialog', { name: 'Plan meals' });
  for (let days = 7; days > 2; days -= 1) await wishes.getByRole('button', { name: 'Fewer' }).click();
  await wishes.getByRole('textbox', { name: 'Leave out this time' }).fill('bananna');
  await wishes.getByRole('button', { name: 'Plan the meals' }).click();
  await expect(wishes.getByRole('alert')).toContainText('Did you mean Banana');
  await wishes.getByRole('button', { name: 'Remove bananna' }).click();
  await wishes.getByRole('button', { name: 'Plan the meals' }).click();

  await expect(page.getByRole('group', { name: 'Day' }).getByRole('button')).toHaveCount(2);
  const lunch = meal(page, 'Lunch');
  const dish = lunch.getByRole('link');
  const before = await dish.innerText();
  await lunch.getByRole('button', { name: 'Swap' }).click();
  const others = page.getByRole('dialog', { name: 'Swap the dish' });
  await expect(others.getByText('minutes to cook')).toHaveCount(3);
  const chosen = others.getByRole('listitem').first().getByRole('button');
  const [title = ''] = (await chosen.innerText()).split('\n');
  await chosen.click();
  await expect(others).toBeHidden();
  await expect(dish).toHaveText(title);
  expect(title).not.toBe(before);

  await lunch.getByRole('button', { name: `Keep ${title}` }).click();
  await expect(lunch.getByRole('button', { name: `Keep ${title}` })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Make a new plan for the rest' }).click();
  await expect(page.getByRole('dialog', { name: 'Make a new plan' })).toBeHidden();
  await expect(dish).toHaveText(title);

  await page.getByRole('button', { name: /^Shopping/ }).click();
  const first = page.getByRole('checkbox').first();
  // The shop has no network, and the page is opened again outside.
  await page.route('**/api/nutriai/meal-plans/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  const lost = page.waitForEvent('requestfailed');
  await first.check();
  await lost;
  await page.unrouteAll();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await page.reload();
  await saved;
  await page.getByRole('button', { name: /^Shopping/ }).click();
  await expect(first).toBeChecked();
  await expect(page.getByText(/^1 of \d+ bought\.$/)).toBeVisible();

  const people = page.getByRole('group', { name: 'Cook for' });
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await people.getByRole('button', { name: 'More' }).click();
  await stored;
  await page.reload();
  await page.getByRole('button', { name: /^Shopping/ }).click();
  await expect(people).toContainText('the baby and 1 grown-up');

  await page.getByRole('button', { name: 'Meals' }).click();
  await lunch.getByRole('button', { name: 'Ate it' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await lunch.getByRole('button', { name: 'Ate it' }).click();
  await expect(lunch.getByText('Eaten')).toBeVisible();
  const meals = async () => {
    const answer = await api.get(`/api/nutriai/meals?baby=${baby}`, { token: member.access });
    const { results } = (await answer.json()) as { results: { kind: string; items: { name: string }[] }[] };
    return results.map(({ kind, items }) => [kind, ...items.map(({ name }) => name)]);
  };
  await expect.poll(meals).toEqual([['lunch', title]]);
});

test('a dish is moved by its button, the calendar is saved, and all of it is accessible', async ({
  page,
  request,
}) => {
  const api = new Api(request);
  const member = await api.newMember();
  const { id: baby } = await addBaby(api, member, {
    birth_date: birthDateOf(10),
    introduced_allergens: introduced,
  });
  const today = middayDate();
  const body = { baby, start_date: today, days: 2, seed: 4 };
  const made = await api.post('/api/nutriai/meal-plans', body, { token: member.access });
  const plan = await made.json();
  const titles = plan.days.map(({ slots }: { slots: { kind: string; title: string }[] }) =>
    slots.filter(({ kind }) => kind === 'lunch').map(({ title }) => title),
  );
  await storeTokens(page, member);
  for (const theme of ['dark', 'light'] as const) {
    await chooseTheme(page, theme);
    await openPage(page, '/nutriai/plan');
    await expect(meal(page, 'Lunch').getByRole('link')).toHaveText(titles[0][0]);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    for (const part of [/^Shopping/, /^Good to know/]) {
      await page.getByRole('button', { name: part }).click();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'New plan' }).click();
    await expect(page.getByRole('dialog', { name: 'Plan meals' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await download).suggestedFilename()).toBe(`meals-${today}.ics`);

  await page.getByRole('button', { name: 'Meals' }).click();
  await meal(page, 'Lunch').getByRole('button', { name: 'Move' }).press('Enter');
  const places = page.getByRole('dialog', { name: 'Move the dish' });
  await places.getByLabel('Day').selectOption({ index: 1 });
  await places.getByRole('button', { name: titles[1][0] }).press('Enter');
  await expect(places).toBeHidden();
  await expect(meal(page, 'Lunch').getByRole('link')).toHaveText(titles[0][0]);
  await page.getByRole('group', { name: 'Day' }).getByRole('button', { name: /today/ }).click();
  await expect(meal(page, 'Lunch').getByRole('link')).toHaveText(titles[1][0]);
});

test('under six months there is no plan but what to wait for', async ({ page, request }) => {
  const api = new Api(request);
  const member = await api.newMember();
  await addBaby(api, member, { birth_date: birthDateOf(3) });
  await storeTokens(page, member);
  await openPage(page, '/nutriai/plan');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /plan|week/i })).toHaveCount(0);
});
