import { readItem, removeItem, writeItem } from './browser-storage';
import { OTHER_TABS_WAIT_MS } from './limits';

/**
 * Remember me (api.md; specification §2 leaves its effect open).
 *
 * Ticked: the session outlives the browser. Unticked: tokens stay in local storage as specified, but they are
 * good for this run of the browser only. A mark in session storage says "this run is alive"; it dies with its
 * tab, so the tabs share it by asking each other.
 *
 * - A tab with the mark answers every tab that asks, and so passes the mark on. Only a marked tab answers:
 *   two tabs that start together in a new run cannot confirm each other.
 * - Who gets no answer in time is the first tab of a new run: its tokens are cleared.
 * - A choice never made (tokens stored by something older) counts as ticked: specification §4 keeps stored
 *   tokens.
 *
 * What it cannot see: a browser that restores its last tabs restores their marks; and when the last tab of
 * the site was closed the run is over, even if the browser itself lives on.
 */
const CHOICE_KEY = 'remember_me';
const MARK_KEY = 'browser_run_alive';
const CHANNEL = 'browser-run';
const ASK = 'is this browser run alive?';
const ALIVE = 'it is';

/** Written before the tokens are, so that a tab woken by them finds the choice. */
export function rememberSession(remember: boolean): void {
  writeItem('localStorage', CHOICE_KEY, String(remember));
  markRunAlive();
}

export function forgetRemembering(): void {
  removeItem('localStorage', CHOICE_KEY);
  removeItem('sessionStorage', MARK_KEY);
}

/** Also called when a living tab has just signed in: that is an answer nobody had to ask for. */
export function markRunAlive(): void {
  writeItem('sessionStorage', MARK_KEY, 'true');
}

/** Whether the stored tokens may be used, after asking the other tabs where that is needed. */
export async function maySessionContinue(): Promise<boolean> {
  if (readItem('localStorage', CHOICE_KEY) !== 'false' || hasMark()) return true;
  if (!(await hearFromOtherTab())) return false;
  markRunAlive();
  return true;
}

/** Answers new tabs for as long as this page lives. Returns what stops it. */
export function answerOtherTabs(): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === ASK && hasMark()) channel.postMessage(ALIVE);
  };
  return () => channel.close();
}

function hasMark(): boolean {
  return readItem('sessionStorage', MARK_KEY) === 'true';
}

function hearFromOtherTab(): Promise<boolean> {
  if (typeof BroadcastChannel === 'undefined') return Promise.resolve(false);
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    const finish = (isAlive: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isAlive);
    };
    const timer = setTimeout(() => finish(false), OTHER_TABS_WAIT_MS);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === ALIVE) finish(true);
    };
    channel.postMessage(ASK);
  });
}
