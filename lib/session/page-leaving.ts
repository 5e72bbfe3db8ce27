/** The browser called a request off because its page is being left: no failure of the session. */
export class PageLeft extends Error {}

let watchers = 0;
let isLeavingNow = false;

const leave = () => {
  isLeavingNow = true;
};

/**
 * Whether the page is being left while a request runs. Browsers cancel what is in flight then, and report it as the same TypeError as a
 * dead network. Taken for a failed request it would sign the member out for following a link.
 *
 * The listeners stand only while a request runs, because a `beforeunload` listener can keep a page out of the back/forward cache. Watches
 * may be nested: what an outer one has seen, an inner one that begins later knows.
 */
export function watchPageLeaving(): { isLeaving: () => boolean; stop: () => void } {
  if (watchers === 0) {
    isLeavingNow = false;
    window.addEventListener('beforeunload', leave);
    window.addEventListener('pagehide', leave);
  }
  watchers += 1;
  let isWatching = true;
  return {
    isLeaving: () => isLeavingNow,
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
