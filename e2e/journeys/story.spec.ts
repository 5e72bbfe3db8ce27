import { type Page } from '@playwright/test';
import { openPage } from '../support/open-page';
import { expect, test } from '../support/test';

const path = '/web-stories/drinks-by-age';
const count = 10;

const player = (page: Page) => page.getByRole('region', { name: 'Drinks by age' });
const slide = (page: Page, number: number) => player(page).locator(`[id="page-${number}"]`);

async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(player(page).getByText(`${number} / ${count}`, { exact: true })).toBeVisible();
  await expect(slide(page, number)).toHaveAttribute('data-state', 'current');
  await expect(slide(page, number)).not.toHaveAttribute('inert');
  await expect(player(page).locator('[data-state="current"]')).toHaveCount(1);
}

/** The middle of the right or of the left part of what is shown, clear of buttons and links. */
async function tap(page: Page, side: 'left' | 'right'): Promise<void> {
  const box = await player(page).locator('[data-state="current"]').boundingBox();
  if (box === null) throw new Error('no slide is shown');
  await page.mouse.click(box.x + box.width * (side === 'left' ? 0.1 : 0.9), box.y + box.height * 0.15);
}

test('a story is played with the arrow keys, Home and End, and left with Escape', async ({ page }) => {
  await openPage(page, path);
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 2);
  await expect(page).toHaveURL(`${path}#page-2`);
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 1);
  await player(page).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('End');
  await expectSlide(page, count);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, count);
  await page.keyboard.press('Home');
  await expectSlide(page, 1);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/web-stories');
  await expect(page.getByRole('heading', { level: 1, name: 'Web stories' })).toBeVisible();
});

test('each turned page is announced with its number and heading', async ({ page }) => {
  await openPage(page, path);
  await page.keyboard.press('ArrowRight');
  await expect(player(page).getByText(`2 of ${count}: 0–5 months: milk only`)).toBeAttached();
});

test('the buttons turn the pages, and the last page offers more stories', async ({ page }) => {
  await openPage(page, path);
  await player(page).getByRole('button', { name: 'Next' }).click();
  await expectSlide(page, 2);
  await player(page).getByRole('button', { name: 'Previous' }).click();
  await expectSlide(page, 1);
  for (let number = 2; number <= count; number += 1) {
    await player(page).getByRole('button', { name: 'Next' }).click();
    await expectSlide(page, number);
  }
  await player(page).getByRole('link', { name: 'More stories' }).click();
  await expect(page).toHaveURL('/web-stories');
});

test('a tap on the right goes on, one on the left goes back', async ({ page }) => {
  await openPage(page, path);
  await tap(page, 'right');
  await expectSlide(page, 2);
  await tap(page, 'right');
  await expectSlide(page, 3);
  await tap(page, 'left');
  await expectSlide(page, 2);
});

test('played, the story turns its pages until it is paused', async ({ page }) => {
  await page.clock.install();
  await openPage(page, path);
  await page.clock.runFor(60_000);
  await expectSlide(page, 1);
  await player(page).getByRole('button', { name: 'Play the story' }).click();
  await expect(player(page).getByRole('button', { name: 'Pause the story' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(player(page).getByText(`1 / ${count}`, { exact: true })).toHaveCount(0);
  await player(page).getByRole('button', { name: 'Pause the story' }).click();
  const shown = await player(page)
    .getByText(new RegExp(`^\\d+ / ${count}$`))
    .innerText();
  await page.clock.runFor(120_000);
  await expect(player(page).getByText(shown, { exact: true })).toBeVisible();
});

test('an address with #page-3 opens the third slide', async ({ page }) => {
  await openPage(page, `${path}#page-3`);
  await expectSlide(page, 3);
});

test('a reader who wants less motion is offered no pages that turn by themselves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openPage(page, path);
  await expectSlide(page, 1);
  await expect(player(page).getByRole('button', { name: /Play|Pause/ })).toHaveCount(0);
  await page.clock.runFor(120_000);
  await expectSlide(page, 1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('all slides of a story can be read, one below the other', async ({ page }) => {
    await page.goto(path);
    const tops: number[] = [];
    for (let number = 1; number <= count; number += 1) {
      const heading = slide(page, number).getByRole('heading', { level: 2 });
      await expect(heading).toBeVisible();
      tops.push((await slide(page, number).boundingBox())?.y ?? NaN);
    }
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(count);
    await expect(player(page).locator('[inert]')).toHaveCount(0);
  });
});
