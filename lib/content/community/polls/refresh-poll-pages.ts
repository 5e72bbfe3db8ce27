import { cacheTags, invalidatePages } from '../../../platform/cache/page-cache';

/** How old the figures on a finished page may be. */
const refreshEveryMs = 60_000;
/** Longer than this no timer of Node's waits. */
const maxTimerMs = 2 ** 31 - 1;

const lastRefreshMs = new Map<number, number>();
const timers = new Map<string, NodeJS.Timeout>();

/**
 * Makes the pages that show a poll anew after a vote, at most once a minute: the first vote after a quiet
 * minute at once, later ones together when the minute is over. A busy poll must not undo the caching of its
 * pages; who votes sees the fresh figures all the same, because the answer has them.
 */
export function refreshPollPages(pollId: number, nowMs = Date.now()): void {
  const waitMs = (lastRefreshMs.get(pollId) ?? -Infinity) + refreshEveryMs - nowMs;
  if (waitMs <= 0) refresh(pollId, nowMs);
  else runOnceLater(`votes ${pollId}`, waitMs, () => refresh(pollId, Date.now()));
}

/** Makes the pages that show an open poll anew at the moment it closes. */
export function refreshAtClosing(pollId: number, closesAtMs: number): void {
  const waitMs = closesAtMs - Date.now();
  if (waitMs <= 0 || waitMs > maxTimerMs) return;
  // A changed moment is another timer; the one before finds a page to make anew, which is harmless.
  runOnceLater(`closing ${pollId} ${closesAtMs}`, waitMs, () => refresh(pollId, Date.now()));
}

function refresh(pollId: number, nowMs: number): void {
  lastRefreshMs.set(pollId, nowMs);
  invalidatePages([cacheTags.poll(pollId)]);
}

function runOnceLater(name: string, waitMs: number, work: () => void): void {
  if (timers.has(name)) return;
  const timer = setTimeout(() => {
    timers.delete(name);
    work();
  }, waitMs);
  // The process may end without it: so do the pages.
  timer.unref();
  timers.set(name, timer);
}
