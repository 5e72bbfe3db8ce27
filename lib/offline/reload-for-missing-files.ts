import { readItem, writeItem } from '../accounts/client/browser-storage';

const key = 'reloaded_for_missing_files';
/** A page that misses files again so soon would not find them after another load either. */
const onceInMs = 5 * 60_000;

/**
 * A page of an older build may ask for a script or a style that the site no longer has: one load of the page
 * brings the new build. Never a second one soon after, and none without a network, which would take away what
 * is on the screen. Returns what stops it.
 */
export function reloadForMissingFiles(): () => void {
  const onError = ({ target }: Event) => {
    if (!isOwnFile(target) || !navigator.onLine) return;
    if (Date.now() - Number(readItem('sessionStorage', key) ?? 0) < onceInMs) return;
    writeItem('sessionStorage', key, String(Date.now()));
    window.location.reload();
  };
  // Errors of files do not bubble.
  window.addEventListener('error', onError, { capture: true });
  return () => window.removeEventListener('error', onError, { capture: true });
}

function isOwnFile(target: EventTarget | null): boolean {
  const url =
    target instanceof HTMLScriptElement ? target.src : target instanceof HTMLLinkElement ? target.href : '';
  return url.startsWith(`${window.location.origin}/_next/static/`);
}
