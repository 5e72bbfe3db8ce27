import { patientFetch } from '../../../accounts/client/authenticated-fetch';
import { isOfflineFailure } from '../../../accounts/client/offline';
import { subscribe as subscribeToSession } from '../../../accounts/client/session-store';
import { comesLater } from '../comes-later';
import { findSaved } from '../recipes/find-saved';
import { followLogStore, getWrites, logMember, putWrite, removeWrites } from './log-store';
import type { LogWrite } from './log-write';
import { onReturn } from '../on-return';
import { refusalText } from '../refusal-text';
import { retryAfterMs } from '../retry-after';

/**
 * `answer` is the entry as the server has it now; undefined for one that is deleted, and for what another tab
 * has sent.
 */
type Settled = (write: LogWrite | null, answer: unknown) => void;

const firstPauseMs = 2_000;
const longestPauseMs = 5 * 60_000;
/** A request without an answer must not hold up those behind it, nor the other tabs. */
export const answerWithinMs = 30_000;
/** The server keeps an Idempotency-Key for a day. */
const keyLastsMs = 23 * 3_600_000;

const listeners = new Set<Settled>();
let running: Promise<void> | null = null;
let isAskedAgain = false;
let failures = 0;
let pause = { untilMs: 0, isServerWish: false };
let timer: ReturnType<typeof setTimeout> | undefined;

/** Hears of every write that arrived. */
export function onSettled(listener: Settled): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Sends what waits, in order. One tab at a time does so (where the browser has no locks, the keys alone see
 * to it that nothing is done twice); a call meanwhile makes it look once more.
 */
export function replayLog(): Promise<void> {
  isAskedAgain = true;
  running ??= run().finally(() => {
    running = null;
    schedule();
  });
  return running;
}

/**
 * Sends what waits from now on: at once, when the network or the member comes back, when the tab is looked at
 * again. Returns what stops it.
 */
export function startReplaying(): () => void {
  const tryNow = () => {
    if (!pause.isServerWish) pause = { untilMs: 0, isServerWish: false };
    void replayLog();
  };
  const stopWaiting = onReturn(tryNow);
  const stopFollowing = followLogStore(() => tell(null, undefined));
  const stopSession = subscribeToSession(tryNow);
  tryNow();
  return () => {
    stopWaiting();
    stopFollowing();
    stopSession();
    clearTimeout(timer);
  };
}

async function run(): Promise<void> {
  while (isAskedAgain) {
    isAskedAgain = false;
    if (nextWrite() === undefined) continue;
    const locks: LockManager | undefined = navigator.locks;
    await (locks ? locks.request('nutriai-log', sendAll) : sendAll());
  }
}

async function sendAll(): Promise<void> {
  // Another tab may have sent it while this one waited for its turn, so each is looked up anew.
  for (let write = nextWrite(); write !== undefined; write = nextWrite()) {
    if (!(await sendOne(write))) return;
  }
}

/** The first that may go: not refused, not held, and nothing of the same entry before it. */
function nextWrite(): LogWrite | undefined {
  const nowMs = Date.now();
  if (logMember() === null || nowMs < pause.untilMs) return undefined;
  return getWrites().find((write) => isReady(write) && (write.heldUntilMs ?? 0) <= nowMs);
}

function isReady(write: LogWrite): boolean {
  if (write.refusal !== null) return false;
  const all = getWrites();
  const isBlocked = all.some(
    (other) =>
      other.id === write.after ||
      (other.id < write.id && write.entry !== null && other.entry === write.entry),
  );
  return !isBlocked;
}

/** @returns whether the next may be sent */
async function sendOne(write: LogWrite): Promise<boolean> {
  const member = logMember();
  try {
    const saved = await savedLongAgo(write);
    if (saved !== undefined) return settle(write, saved);
    putWrite({ ...write, firstSentAtMs: write.firstSentAtMs ?? Date.now() });
    const response = await patientFetch(pathOf(write), requestOf(write));
    // Whoever has signed in since has nothing to do with this answer.
    if (logMember() !== member) return false;
    return await take(response, write);
  } catch (error) {
    waitAfterSilence(error);
    return false;
  }
}

function savedLongAgo(write: LogWrite): Promise<unknown> {
  const { action, firstSentAtMs } = write;
  const isKeyGone = action === 'create' && firstSentAtMs !== null && Date.now() - firstSentAtMs > keyLastsMs;
  return isKeyGone ? findSaved(write) : Promise.resolve(undefined);
}

async function take(response: Response, write: LogWrite): Promise<boolean> {
  const { ok, status } = response;
  if (ok || (status === 404 && write.action === 'delete')) {
    return settle(write, ok && status !== 204 ? await response.json() : undefined);
  }
  if (comesLater(status)) {
    waitFor(retryAfterMs(response.headers.get('Retry-After'), Date.now()));
    return false;
  }
  const body: unknown = await response.json().catch(() => null);
  putIfThere(write, { status, message: refusalText(body) ?? `The server refused it (${status}).` });
  return true;
}

/** The change of an entry that was dropped meanwhile does not bring it back. */
function putIfThere(write: LogWrite, refusal: LogWrite['refusal']): void {
  const kept = getWrites().find(({ id }) => id === write.id);
  if (kept) putWrite({ ...kept, refusal });
}

/**
 * What follows a create is told the entry's id before the create is forgotten: a page closed in between sends
 * the create again, with its key.
 */
function settle(write: LogWrite, answer: unknown): true {
  failures = 0;
  pause = { untilMs: 0, isServerWish: false };
  const entry = idIn(answer);
  for (const follower of getWrites().filter(({ after }) => after === write.id)) {
    putWrite({ ...follower, entry, after: null });
  }
  tell(write, answer);
  removeWrites([write.id]);
  return true;
}

function idIn(answer: unknown): string | null {
  const isEntry = typeof answer === 'object' && answer !== null && 'id' in answer;
  return isEntry && typeof answer.id === 'string' ? answer.id : null;
}

function tell(...settled: Parameters<Settled>): void {
  for (const listener of [...listeners]) listener(...settled);
}

/** Offline the browser says when it is worth another try; every other silence is tried again by and by. */
function waitAfterSilence(error: unknown): void {
  if (isOfflineFailure(error)) pause = { untilMs: Infinity, isServerWish: false };
  else waitFor(null);
}

function waitFor(askedMs: number | null): void {
  const ownMs = Math.min(longestPauseMs, firstPauseMs * 2 ** failures);
  failures += 1;
  pause = { untilMs: Date.now() + Math.max(askedMs ?? 0, ownMs), isServerWish: askedMs !== null };
}

/** Wakes for what is held and for the end of a pause. */
function schedule(): void {
  clearTimeout(timer);
  const nowMs = Date.now();
  const times = getWrites()
    .filter(isReady)
    .map(({ heldUntilMs }) => Math.max(heldUntilMs ?? 0, pause.untilMs, nowMs));
  const soonest = Math.min(...times);
  if (Number.isFinite(soonest)) timer = setTimeout(() => void replayLog(), soonest - nowMs);
}

function pathOf({ log, action, entry }: LogWrite): string {
  const list = `/api/nutriai/${log}`;
  return action === 'create' || entry === null ? list : `${list}/${entry}`;
}

const methods = { create: 'POST', change: 'PATCH', delete: 'DELETE' } as const;

function requestOf({ action, baby, body, idempotencyKey }: LogWrite): RequestInit {
  const init = { method: methods[action], signal: AbortSignal.timeout(answerWithinMs) };
  if (action === 'delete') return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify(action === 'create' ? { baby, ...body } : body),
  };
}
