/**
 * Whether the page is being left while a request runs. Browsers cancel what is in flight then, and Firefox and Safari report it as the
 * same TypeError as a dead network. Taken for a failed request it would sign the member out for following a link.
 *
 * The listeners stand only while a request runs, because a `beforeunload` listener can keep a page out of the back/forward cache.
 */
export function watchPageLeaving(): { isLeaving: () => boolean; stop: () => void } {
  let isLeaving = false;
  const leave = () => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  window.addEventListener('pagehide', leave);
  return {
    isLeaving: () => isLeaving,
    stop: () => {
      window.removeEventListener('beforeunload', leave);
      window.removeEventListener('pagehide', leave);
    },
  };
}
