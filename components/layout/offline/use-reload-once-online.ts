import { useEffect } from 'react';

/** Loads the page that the offline view stands in for as soon as the network is back. */
export function useReloadOnceOnline(isStandIn: boolean): void {
  useEffect(() => {
    if (!isStandIn) return;
    const load = () => window.location.reload();
    const stop = () => window.removeEventListener('online', load);
    window.addEventListener('online', load);
    // Whoever has tapped a link in this moment is on the way there already, and a reload would call them back.
    window.addEventListener('beforeunload', stop);
    return () => {
      stop();
      window.removeEventListener('beforeunload', stop);
    };
  }, [isStandIn]);
}
