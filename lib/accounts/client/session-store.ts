import type { Member } from './member';
import { forgetRemembering } from './remember-me';
import { rejectQueue } from './request-queue';
import { clearTokens } from './tokens';

export type SessionStatus = 'unknown' | 'signed-in' | 'signed-out';

export interface SessionSnapshot {
  status: SessionStatus;
  member: Member | null;
  /**
   * Counts the sessions of this page: one more with every sign-in and sign-out. Whoever began something in
   * one session must not act on the next (an old request that fails after a new sign-in, an answer for the
   * member before).
   */
  epoch: number;
}

const INITIAL: SessionSnapshot = { status: 'unknown', member: null, epoch: 0 };

let snapshot = INITIAL;
const listeners = new Set<() => void>();

export function getSnapshot(): SessionSnapshot {
  return snapshot;
}

/** On the server nobody is known: the page is the same for all, and so can be cached. */
export function getServerSnapshot(): SessionSnapshot {
  return INITIAL;
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** → signed in. Its tokens are stored already. */
export function enterSession(member: Member | null): void {
  publish({ status: 'signed-in', member, epoch: snapshot.epoch + 1 });
}

/** The same session, its member loaded or changed. */
export function setMember(member: Member | null): void {
  publish({ ...snapshot, member });
}

/** → unknown: the tokens in storage are somebody else's by now, and who that is has to be asked. */
export function doubtSession(): void {
  publish({ status: 'unknown', member: null, epoch: snapshot.epoch + 1 });
}

/** → signed out, tokens cleared, queued requests rejected with `reason` (specification §4). */
export function leaveSession(reason: string): void {
  clearTokens();
  forgetRemembering();
  followSignOut(reason);
}

/**
 * The same after another tab has cleared the tokens: storage is left alone, for it may hold a new sign-in a
 * moment later.
 */
export function followSignOut(reason: string): void {
  rejectQueue(new Error(reason));
  if (snapshot.status !== 'signed-out') {
    publish({ status: 'signed-out', member: null, epoch: snapshot.epoch + 1 });
  }
}

function publish(next: SessionSnapshot): void {
  snapshot = next;
  for (const listener of [...listeners]) listener();
}
