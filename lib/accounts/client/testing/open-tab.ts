import { LEAVING_SETTLES_MS } from '../limits';

/**
 * The session's modules loaded afresh: what a browser does for a new page or another tab. Tabs opened in one
 * test share local storage and the server, and nothing else.
 */
export async function openTab() {
  jest.resetModules();
  const store = await import('../session-store');
  const { startSession } = await import('../start-session');
  const { login } = await import('../login');
  const { logout } = await import('../logout');
  const { refreshTokens } = await import('../refresh');
  const { waitInQueue } = await import('../request-queue');
  const { authenticatedFetch } = await import('../authenticated-fetch');
  const { readerFetch } = await import('../reader-fetch');
  const { syncTabs } = await import('../sync-tabs');
  const { reloadMember } = await import('../reload-member');
  return {
    ...store,
    startSession,
    login,
    logout,
    refreshTokens,
    waitInQueue,
    authenticatedFetch,
    readerFetch,
    syncTabs,
    reloadMember,
    status: () => store.getSnapshot().status,
  };
}

/** A clean browser: nothing stored, online, the clock at a full second. */
export function resetBrowser(): void {
  jest.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
  setOnline(true);
}

export function setOnline(isOnline: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });
}

/** What the browser tells the other tabs when one of them changes local storage. */
export function announceStorageChange(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

/** The reason of a rejection, caught at once so that it is never an unhandled one while fake timers run. */
export function reasonOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => 'no rejection',
    (reason: unknown) => (reason instanceof Error ? reason.message : reason),
  );
}

/** The same promise, after the time in which a failed request may turn out to be one of a page that is being left. */
export async function onceJudged<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  await jest.advanceTimersByTimeAsync(LEAVING_SETTLES_MS);
  return promise;
}
