import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Axe, told to bring back what is wrong alone. A page without frames it judges in one go: by parts, it opens a second
 * page for the sum, and takes twice as long for the same answer.
 */
function axeOf(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(page.frames().length === 1);
}

/** Nothing that axe knows to be wrong by WCAG 2.2 AA; what is found is named with its place. */
export async function expectAccessible(page: Page): Promise<void> {
  // What fades in has other colours on its way.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await axeOf(page).withTags(levels).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ');
      if (id === 'target-size' && (await isLargeEnoughInTheOpen(page, selector))) continue;
      found.push(`${id}: ${selector}: ${failureSummary ?? ''}`);
    }
  }
  expect(found).toEqual([]);
}

/**
 * Whether a target is too small only because it happened to lie half under the fixed bar at the bottom, from
 * where everybody scrolls it away: axe looks at it once more in the middle of the window.
 */
async function isLargeEnoughInTheOpen(page: Page, selector: string): Promise<boolean> {
  await page
    .locator(selector)
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { violations } = await axeOf(page).include(selector).withRules(['target-size']).analyze();
  return violations.length === 0;
}

/** The page is never wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
