import { type RefObject, useEffect, useRef } from 'react';
import { slideId } from '@/lib/content/reading/story-player';

/**
 * Keeps the focus in the player when a page is turned.
 * @returns what is to be called before a slide goes away
 */
export function useSlideFocus(player: RefObject<HTMLElement | null>, index: number): () => void {
  const focusedBefore = useRef<Element | null>(null);

  useEffect(() => {
    const before = focusedBefore.current;
    focusedBefore.current = null;
    // The focused button or link went away with its slide: reading goes on at the new one's heading.
    if (before && (!before.isConnected || before.closest('[inert]'))) {
      document.getElementById(slideId(index))?.querySelector('h2')?.focus({ preventScroll: true });
    }
  }, [index]);

  return () => {
    const { activeElement } = document;
    focusedBefore.current = player.current?.contains(activeElement) ? activeElement : null;
  };
}
