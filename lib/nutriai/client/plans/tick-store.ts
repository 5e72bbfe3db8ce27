import {
  memberItemKey,
  readMemberItems,
  removeMemberItem,
  writeMemberItem,
} from '../../../accounts/client/member-items';
import { subscribe as subscribeToSession } from '../../../accounts/client/session-store';
import { logMember } from '../log/log-store';

/** Something of a plan's shopping list that was ticked, or unticked, and that the server has not confirmed yet. */
export interface Tick {
  plan: string;
  food: string;
  isChecked: boolean;
}

/**
 * In local storage with a key for each, as the log is kept: two tabs never lose what the other ticks, and a
 * reload loses nothing.
 */
const start = 'tick:';
const nameOf = ({ plan, food }: Tick) => `${start}${plan}:${food}`;
const none: readonly Tick[] = [];

let known: { text: string; ticks: readonly Tick[] } = { text: '', ticks: none };
const listeners = new Set<() => void>();

/** All ticks of the member who is here; the same array until something changes. */
export function getTicks(): readonly Tick[] {
  const member = logMember();
  const items = member === null ? [] : readMemberItems(member, start);
  const text = items.map((item) => `${item.name}=${item.text}`).join('\n');
  if (text !== known.text) known = { text, ticks: items.flatMap((item) => parseTick(item) ?? []) };
  return known.ticks;
}

export function noTicks(): readonly Tick[] {
  return none;
}

export function putTick(tick: Tick): void {
  const member = logMember();
  if (member === null) return;
  writeMemberItem(member, nameOf(tick), String(tick.isChecked));
  tell();
}

/** Forgets ticks that were dealt with. What was pressed again meanwhile is another tick, and stays. */
export function removeTicks(ticks: readonly Tick[]): void {
  const member = logMember();
  if (member === null) return;
  const kept = new Map(getTicks().map((tick) => [nameOf(tick), tick.isChecked]));
  for (const tick of ticks) {
    if (kept.get(nameOf(tick)) === tick.isChecked) removeMemberItem(member, nameOf(tick));
  }
  tell();
}

/** Follows this tab, the others and the session. */
export function subscribeToTicks(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    const member = logMember();
    if (key === null || (member !== null && key.startsWith(memberItemKey(member, start)))) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  const stop = subscribeToSession(listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    stop();
  };
}

function parseTick({ name, text }: { name: string; text: string }): Tick | null {
  const [, plan = '', food = ''] = /^tick:([^:]+):(.+)$/s.exec(name) ?? [];
  const isTick = plan !== '' && (text === 'true' || text === 'false');
  return isTick ? { plan, food, isChecked: text === 'true' } : null;
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}
