import type { Page } from '@playwright/test';

/**
 * Takes the network away, and waits until it is gone: a busy browser still lets requests out for a moment
 * after it was told not to. The request that fails is logged by the browser as ERR_INTERNET_DISCONNECTED.
 */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.waitForFunction(() =>
    // Never from a cache, nor from the service worker, which answers no HEAD.
    fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
      () => false,
      () => true,
    ),
  );
}
