import type { Page } from '@playwright/test';

/** What a thumb needs, less what rounding takes. */
const leastPx = 43.5;

/**
 * Links and controls that can be pressed on less than 44 by 44 px, each with its size. Left out is what WCAG
 * 2.5.8 leaves out: links within a sentence, whose height is that of its line. A link of one short word in a
 * list of links is as wide as its word, and must be as high as the others.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets, leastPx);
}

function findSmallTargets(least: number): string[] {
  const controls = 'a[href], button, summary, select, textarea, input, [role="button"], [role="tab"]';
  const isSeen = (element: Element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    // A link for the keyboard alone stands above the page until it has the focus.
    const isAbovePage = bottom + scrollY <= 0;
    return width > 1 && height > 1 && !isAbovePage && element.checkVisibility({ visibilityProperty: true });
  };
  const blockOf = (element: Element): Element => {
    let block = element.parentElement ?? element;
    while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
    return block;
  };
  const isInSentence = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    const copy = blockOf(element).cloneNode(true);
    if (!(copy instanceof Element)) return false;
    copy.querySelectorAll('a, button, svg, [hidden]').forEach((each) => each.remove());
    return /[\p{L}\p{N}]/u.test(copy.textContent ?? '');
  };
  // Where a label takes the press for its field, or the element is drawn over by a part of its own.
  const takes = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return hit !== null && [element, ...labels].some((each) => each.contains(hit));
  };
  const reach = (element: Element, isWide: boolean) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    let [from, to] = [0, 0];
    while (from < 44 && takes(element, x - (isWide ? from : 0), y - (isWide ? 0 : from))) from += 0.5;
    while (to < 44 && takes(element, x + (isWide ? to : 0), y + (isWide ? 0 : to))) to += 0.5;
    return Math.max(isWide ? width : height, from + to);
  };
  return [...document.querySelectorAll(controls)].flatMap((element) => {
    // Not for people: a field that only programs fill in.
    if (element.matches('[tabindex="-1"]') || !isSeen(element) || isInSentence(element)) return [];
    const { width, height } = element.getBoundingClientRect();
    if (width >= least && height >= least) return [];
    const text = (element.textContent ?? '').trim();
    const isWord = element.matches('a') && text !== '' && element.querySelector('svg, img') === null;
    const [wide, high] = [isWord ? least : reach(element, true), reach(element, false)];
    if (wide >= least && high >= least) return [];
    const name = text || element.getAttribute('aria-label') || element.getAttribute('name');
    return [
      `${element.tagName.toLowerCase()} “${name?.slice(0, 40)}” ${Math.round(wide)}×${Math.round(high)}`,
    ];
  });
}

/** The words of the filled buttons on a screen: what it asks for first. */
export async function filledButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.setProperty('color', 'var(--pear)');
    document.body.append(probe);
    const pear = getComputedStyle(probe).color;
    probe.remove();
    const chosen = '[aria-current], [aria-pressed="true"], [aria-selected="true"]';
    return [...document.querySelectorAll('main a[href], main button')].flatMap((element) => {
      const words = (element.textContent ?? '').trim();
      const isFilled = getComputedStyle(element).backgroundColor === pear && !element.matches(chosen);
      return isFilled && words !== '' && element.checkVisibility() ? [words] : [];
    });
  });
}
