'use client';

import { useEffect, useRef } from 'react';
import { slideId } from '@/lib/content/reading/story-player';

/**
 * Inside the panel's preview frame: turns to the page that is being changed in the form.
 * @param pageCount of the draft that is shown; a page that was just added is in the form before it is in the draft
 */
export function FollowEditedPage({ pageCount }: { pageCount: number }) {
  const edited = useRef<number | null>(null);

  useEffect(() => {
    const { origin } = window.location;
    let before: string[] | null = null;
    const follow = (event: MessageEvent) => {
      // The panel is the same site; what another origin says is ignored.
      const pages = event.origin === origin ? pagesOfForm(event.data) : null;
      if (!pages) return;
      const changed = before === null ? -1 : pages.findIndex((page, index) => page !== before?.[index]);
      before = pages;
      if (changed === -1) return;
      edited.current = changed;
      turnTo(changed);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);

  useEffect(() => {
    if (edited.current !== null) turnTo(edited.current);
  }, [pageCount]);

  return null;
}

function turnTo(index: number): void {
  window.location.replace(`#${slideId(index)}`);
}

/** The pages of the form, each as a text to compare. */
function pagesOfForm(message: unknown): string[] | null {
  if (typeof message !== 'object' || message === null || !('type' in message) || !('data' in message))
    return null;
  const { type, data } = message;
  if (type !== 'payload-live-preview' || typeof data !== 'object' || data === null || !('pages' in data))
    return null;
  return Array.isArray(data.pages) ? data.pages.map((page) => JSON.stringify(page)) : null;
}
