import { slideFromHash, slideId, type SlidePosition } from '@/lib/content/reading/story-player';

export interface SlideStore {
  getSnapshot: () => SlidePosition;
  getServerSnapshot: () => SlidePosition;
  subscribe: (listener: () => void) => () => void;
  moveTo: (index: number) => void;
}

const firstSlide: SlidePosition = { index: 0, left: null };

/**
 * Where the reader is in a story of `count` slides. The address says it too: `#page-3` opens the third slide,
 * and turning a page replaces the address, so that Back leaves the story and a copied link keeps the place.
 */
export function createSlideStore(count: number): SlideStore {
  let position = firstSlide;
  const listeners = new Set<() => void>();

  const show = (index: number) => {
    if (index === position.index) return;
    position = { index, left: position.index };
    for (const listener of listeners) listener();
  };
  const followAddress = () => {
    const index = slideFromHash(window.location.hash, count);
    if (index !== null) show(index);
  };

  return {
    getSnapshot: () => position,
    getServerSnapshot: () => firstSlide,
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('hashchange', followAddress);
      followAddress();
      return () => {
        listeners.delete(listener);
        window.removeEventListener('hashchange', followAddress);
      };
    },
    moveTo: (index) => {
      show(index);
      const { pathname, search } = window.location;
      // The state of the entry is Next's own: handed on, it keeps the router from loading the page again for
      // a new hash.
      window.history.replaceState(
        window.history.state,
        '',
        `${pathname}${search}${index === 0 ? '' : `#${slideId(index)}`}`,
      );
    },
  };
}
