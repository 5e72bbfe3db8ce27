import { messageWorker } from './worker-messages';

/**
 * Registers the service worker, when the page has nothing else to do. Who saves data has not asked for copies of pages.
 * @returns what calls it off
 */
export function registerWorkerLater(): () => void {
  if (!('serviceWorker' in navigator) || isSavingData()) return () => undefined;
  const register = () => whenIdle(() => void registerWorker());
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
  return () => window.removeEventListener('load', register);
}

async function registerWorker(): Promise<void> {
  if (!navigator.onLine) return;
  const isFirst = navigator.serviceWorker.controller === null;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Refused by the browser (a private window, blocked storage) or by a network that just went: the site
    // works as before.
    return;
  }
  if (!isFirst) return;
  // Nobody watched while this page came in.
  await navigator.serviceWorker.ready;
  const { pathname, search } = window.location;
  await messageWorker({ keep: [pathname + search], pictures: seenPictures() });
}

function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => isOwnPicture.test(name.slice(window.location.origin.length)));
}

const isOwnPicture = /^\/(?:media|logo)\/.*\.(?:webp|png|jpe?g|svg|gif)$/;

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function whenIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 2_000);
}
