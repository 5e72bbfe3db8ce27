import type { Page } from '@playwright/test';

export interface Measured {
  /** Letters in a line, on the average of its full lines. */
  letters: number;
  fullLines: number;
  text: string;
}

/** How long the lines of each text are that has more than one. */
export async function measuredTexts(page: Page, within = 'main'): Promise<Measured[]> {
  return page.evaluate(measureTexts, within);
}

function measureTexts(within: string): Measured[] {
  const blocks = ['p', 'li', 'dd', 'blockquote', 'figcaption'].map((tag) => `${within} ${tag}`).join(', ');
  const lineLengths = (element: Element) => {
    const lines: number[] = [];
    let bottom = -Infinity;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('sup, [hidden]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+\s*/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.trimEnd().length);
        const [box] = range.getClientRects();
        if (!box) continue;
        if (box.top >= bottom - 2) lines.push(0);
        bottom = Math.max(bottom, box.bottom);
        lines[lines.length - 1] = (lines.at(-1) ?? 0) + word.length;
      }
    }
    return lines;
  };
  return [...document.querySelectorAll(blocks)].flatMap((element) => {
    const isFrame = element.querySelector('p, ul, ol, dl, div, section, h2, h3, button, svg') !== null;
    if (isFrame || !element.checkVisibility()) return [];
    const full = lineLengths(element).slice(0, -1);
    if (full.length === 0) return [];
    const letters = Math.round(full.reduce((sum, each) => sum + each, 0) / full.length);
    return [{ letters, fullLines: full.length, text: (element.textContent ?? '').trim().slice(0, 60) }];
  });
}
