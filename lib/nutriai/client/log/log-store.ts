import {
  forgetMemberItems,
  memberItemKey,
  readMemberItems,
  removeMemberItem,
  writeMemberItem,
} from '../../../accounts/client/member-items';
import { getSnapshot, subscribe as subscribeToSession } from '../../../accounts/client/session-store';
import { storedSubject } from '../../../accounts/client/tokens';
import { type LogWrite, parseLogWrite } from './log-write';

/**
 * Writes that wait, in local storage with a key for each. Two tabs never read, change and write back the same
 * list, so that neither can lose what the other adds; and what was tapped is safe before the tap is over,
 * even if the page is closed in the next moment.
 */
const start = 'log:';
const nameOf = (id: string) => `${start}${id}`;
const none: readonly LogWrite[] = [];

let known: { text: string; writes: readonly LogWrite[] } = { text: '', writes: none };
const listeners = new Set<() => void>();

/** Whose writes these are: the member of the stored token. Nobody's while nobody is signed in. */
export function logMember(): string | null {
  return getSnapshot().status === 'signed-in' ? storedSubject() : null;
}

/**
 * All writes of the member who is here, the oldest first; the same array until something changes. Storage is
 * read every time, for what another tab did is there before this one is told.
 */
export function getWrites(): readonly LogWrite[] {
  const member = logMember();
  const texts = member === null ? [] : readMemberItems(member, start).map(({ text }) => text);
  const text = texts.join('\n');
  if (text !== known.text) known = { text, writes: texts.flatMap((each) => parseLogWrite(each) ?? []) };
  return known.writes;
}

export function noWrites(): readonly LogWrite[] {
  return none;
}

export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function putWrite(write: LogWrite): void {
  const member = logMember();
  if (member === null) return;
  writeMemberItem(member, nameOf(write.id), JSON.stringify(write));
  tell();
}

export function removeWrites(ids: readonly string[]): void {
  const member = logMember();
  if (member === null) return;
  for (const id of ids) removeMemberItem(member, nameOf(id));
  tell();
}

/** Follows other tabs and the session. `onGone` hears that another tab has settled something. Returns what stops it. */
export function followLogStore(onGone: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    const member = logMember();
    if (key !== null && (member === null || !key.startsWith(memberItemKey(member, start)))) return;
    tell();
    if (newValue === null) onGone();
  };
  const onSession = () => {
    const member = logMember();
    if (member !== null) forgetMemberItems(member);
    tell();
  };
  window.addEventListener('storage', onStorage);
  const stop = subscribeToSession(onSession);
  onSession();
  return () => {
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

/** A moment later than every write there is: writes keep their order even when the clock does not. */
export function nextWriteId(nowMs: number): string {
  const last = Number.parseInt(getWrites().at(-1)?.id.slice(0, 9) ?? '', 36);
  const order = Math.max(nowMs, Number.isNaN(last) ? 0 : last + 1);
  const [random] = crypto.getRandomValues(new Uint32Array(1));
  return `${order.toString(36).padStart(9, '0')}-${(random ?? 0).toString(36)}`;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
