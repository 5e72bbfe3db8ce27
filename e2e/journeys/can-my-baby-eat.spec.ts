import { expectAccessible } from '../support/accessibility';
import { goOffline } from '../support/go-offline';
import { chooseTheme, openPage } from '../support/open-page';
import { themes } from '../support/site-pages';
import { expect, test } from '../support/test';

const field = 'Food, meal or recipe';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a parent asks on the landing page and reads the answer on a page of its own', async ({ page }) => {
    await page.goto('/nutriai');
    await page.getByLabel('Your child’s age').selectOption('9 months');
    await page.getByLabel(field).fill('whole grapes and porridge with honey');
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page).toHaveURL(/\/nutriai\/can-my-baby-eat\?age=9&text=whole\+grapes/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.getByRole('heading', { name: 'No, not like this at 9 months' })).toBeVisible();
    const findings = page.getByRole('list', { name: 'Why, and what to do' });
    await expect(findings).toContainText('infant botulism');
    await expect(findings).toContainText('Source: NHS');
    await expect(page.getByLabel(field)).toHaveValue('whole grapes and porridge with honey');
    await expect(page.getByLabel('Your child’s age')).toHaveValue('9');
    await page.getByRole('link', { name: 'Grapes', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Can babies eat grapes?' })).toBeVisible();
  });

  test('what cannot be answered is said, and stays in the field', async ({ page }) => {
    await page.goto('/nutriai/can-my-baby-eat?age=12&text=+');
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/Write a food, a meal or a recipe\./);
    await page.goto(`/nutriai/can-my-baby-eat?text=${'e'.repeat(5001)}`);
    await expect(page.getByLabel(field)).toHaveAccessibleDescription(/at most 5,000 characters/);
    await expect(page.getByLabel(field)).toHaveValue('e'.repeat(5001));
  });
});

test('with the keyboard alone the answer comes in place and takes the focus', async ({ page }) => {
  await openPage(page, '/nutriai');
  await page.getByLabel('Your child’s age').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(field)).toBeFocused();
  await page.keyboard.type('ripe banana, mashed');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Allergies or a diet?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Yes, at 6 months/ })).toBeFocused();
  await expect(page).toHaveURL(/\/nutriai$/);
  await expect(page.getByLabel(field)).toHaveValue('ripe banana, mashed');
  await page.getByLabel(field).fill('');
  await page.getByRole('button', { name: 'Check it' }).press('Enter');
  await expect(page.getByLabel(field)).toBeFocused();
  await expect(page.getByLabel(field)).toHaveAccessibleDescription(/Write a food, a meal or a recipe\./);
});

test('an ambulance comes before any word about food', async ({ page }) => {
  await openPage(page, '/nutriai/can-my-baby-eat');
  await page.getByLabel(field).fill('my baby is wheezing after scrambled egg');
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'emergency: trouble breathing' })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Call/ })).toBeFocused();
  await expect(page.getByRole('link', { name: '999' })).toHaveAttribute('href', 'tel:999');
  await expect(page.getByRole('heading', { name: /^(Yes|No,)/ })).toBeHidden();
});

test('offline, what was typed is still there', async ({ page, context, troubles }) => {
  await openPage(page, '/nutriai/can-my-baby-eat');
  await page.getByLabel(field).fill('egg');
  troubles.allow(/ERR_INTERNET_DISCONNECTED/);
  await goOffline(page);
  await page.getByRole('button', { name: 'Check it' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Check your connection' });
  await expect(alert).toBeFocused();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check it' }).click();
  await expect(page.getByRole('heading', { name: /^(Yes|No)/ })).toBeFocused();
  await expect(alert).toBeHidden();
});

for (const theme of themes) {
  test(`an answer given in place keeps WCAG 2.2 AA in the ${theme} theme`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await chooseTheme(page, theme);
    await openPage(page, '/nutriai');
    await page.getByLabel(field).fill('whole grapes and brocolinni');
    await page.getByRole('button', { name: 'Check it' }).click();
    await expect(page.getByRole('heading', { name: /^No, not like this/ })).toBeVisible();
    await expectAccessible(page);
  });
}
