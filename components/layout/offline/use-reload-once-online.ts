import { useEffect } from 'react';

/** Loads the page that the offline view stands in for as soon as the network is back. */
export function useReloadOnceOnline(isStandIn: boolean): void {
  useEffect(() => {
    if (!isStandIn) return;
    const load = () => window.location.reload();
    const stop = () => window.removeEventListener('online', load);
    window.addEventListener('online', load);
    // Someone who has just tapped a link is already on their way, and a reload would bring them back.
    window.addEventListener('beforeunload', stop);
    return () => {
      stop();
      window.removeEventListener('beforeunload', stop);
    };
  }, [isStandIn]);
}
