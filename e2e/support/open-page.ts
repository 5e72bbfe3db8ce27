import { type BrowserContext, expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until its scripts answer: a press before that is the browser's own. */
export async function openPage(page: Page, path: string): Promise<Response> {
  const response = await page.goto(path);
  if (response === null) throw new Error(`no answer for ${path}`);
  await waitForScripts(page);
  return response;
}

/** Notes in each document when React has taken over the page (components/layout/page-ready.tsx). */
export async function noteReadyPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener('little-pear:page-ready', () => Object.assign(globalThis, { isPageReady: true }), {
      once: true,
    });
  });
}

/**
 * React has taken over the page, and what was pressed early is done. It comes when somebody does something: a
 * key that means nothing is enough.
 */
export async function waitForScripts(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'isPageReady' in globalThis);
}

/** Where the keyboard or a link has led: inside what the reader sees. */
export async function expectOnScreen(page: Page, selector: string): Promise<void> {
  await expect(page.locator(selector)).toBeInViewport();
}

export async function chooseTheme(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}
