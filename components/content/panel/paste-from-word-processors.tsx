'use client';

import { type ReactNode, useEffect } from 'react';
import { cleanPastedHtml, isFromWordProcessor } from './clean-pasted-html';

const editorText = '[data-lexical-editor="true"]';

/** Hands the text editors of the panel what Google Docs and Word copied, with their headings, lists and emphasis. */
export function PasteFromWordProcessors({ children }: { children?: ReactNode }) {
  useEffect(() => {
    document.addEventListener('paste', pasteCleaned, { capture: true });
    return () => document.removeEventListener('paste', pasteCleaned, { capture: true });
  }, []);
  return children;
}

/** Once only: what is handed on has none of their marks any more. */
function pasteCleaned(event: ClipboardEvent): void {
  const { target, clipboardData: copied } = event;
  const html = copied?.getData('text/html') ?? '';
  if (!copied || !(target instanceof Element) || !target.closest(editorText) || !isFromWordProcessor(html))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', cleanPastedHtml(html));
  clipboardData.setData('text/plain', copied.getData('text/plain'));
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
