import { LEAVING_SETTLES_MS } from './limits';

/** The browser called a request off because its page is being left: no failure of the session. */
export class PageLeft extends Error {}

let watchers = 0;
let isLeavingNow = false;

const leave = () => {
  isLeavingNow = true;
};

/**
 * Finds out whether a request failed because its page is being left. Browsers cancel what is in flight then,
 * and report it as the same TypeError as a dead network. Taken for a failed request it would sign the member
 * out for following a link.
 *
 * A request that began after `beforeunload` is cancelled a moment before `pagehide`: neither event has been
 * seen when it fails. So the answer waits for `LEAVING_SETTLES_MS`; a page that is really left runs no
 * further, or is told by `pagehide` before it sleeps in the back/forward cache.
 *
 * The listeners stand only while a request runs, because a `beforeunload` listener can keep a page out of the
 * back/forward cache. Watches may be nested: what an outer one has seen, an inner one that begins later
 * knows.
 */
export function watchPageLeaving(): { isLeaving: () => Promise<boolean>; stop: () => void } {
  if (watchers === 0) {
    isLeavingNow = false;
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
  }
  watchers += 1;
  let isWatching = true;
  return {
    isLeaving: async () => {
      if (!isLeavingNow) await new Promise((resolve) => setTimeout(resolve, LEAVING_SETTLES_MS));
      return isLeavingNow;
    },
    stop: () => {
      if (!isWatching) return;
      isWatching = false;
      watchers -= 1;
      if (watchers > 0) return;
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
    },
  };
}
