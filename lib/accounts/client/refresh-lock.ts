/**
 * One refresh at a time across the tabs of this browser. Refresh tokens rotate: the second use of one, from
 * another tab, is refused and may end the whole session (reference/contract-auth.md §4.2). The browser frees
 * the lock when its tab goes away.
 *
 * Without Web Locks (a page served over plain HTTP) tabs may race; then the server's grace of ten seconds for
 * the direct parent holds.
 */
export function withRefreshLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks;
  return locks ? locks.request('session-refresh', work) : work();
}
