import { type Page, type Route } from '@playwright/test';

interface PausedRequests {
  /** Lets them go, and every one after them. */
  release: () => void;
}

/** Keeps the requests to an address from the server until they are released. */
export async function pauseRequests(page: Page, pattern: string): Promise<PausedRequests> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await released;
    await route.continue();
  });
  return { release };
}
