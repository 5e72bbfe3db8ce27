import { type RefObject, useEffect } from 'react';

/**
 * Not every browser lets the keyboard into a scrolling area that holds nothing to focus. A panel with more
 * words than room is made a stop of its own.
 */
export function useReachableScroll(frame: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    const panel = frame.current?.querySelector<HTMLElement>('[data-panel]');
    const words = panel?.firstElementChild;
    if (!isShown || !panel || !words || typeof ResizeObserver === 'undefined') return;
    const update = () => {
      if (panel.scrollHeight > panel.clientHeight) panel.tabIndex = 0;
      else panel.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(panel);
    observer.observe(words);
    return () => observer.disconnect();
  }, [frame, isShown]);
}
