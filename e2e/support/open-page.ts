import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its scripts answer: a press before that is the browser's own. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (response === null) throw new Error(`no answer for ${path}`);
  await waitForScripts(page);
  return response;
}

/**
 * React has taken over the header, and with it the page. It comes when somebody does something: a key that
 * means nothing is enough.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const button = document.querySelector('header button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

/** Where the keyboard or a link has led: inside what the reader sees. */
export async function expectOnScreen(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeInViewport();
}

export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}
