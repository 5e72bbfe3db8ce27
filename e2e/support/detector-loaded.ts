import type { Page } from '@playwright/test';

/**
 * Waits for the words of the detector of emergencies, which a screen fetches once it stands. To be called
 * before the page is opened.
 */
export async function detectorLoaded(page: Page): Promise<void> {
  await page.waitForResponse(
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes('trouble breathing'),
  );
}
