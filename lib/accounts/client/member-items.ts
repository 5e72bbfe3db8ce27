import { keysFrom, readItem, removeItem, writeItem } from './browser-storage';

/**
 * What belongs to one member and waits in this browser. It goes when the member signs out, on whichever page,
 * and when another one comes. A session that breaks off by itself (a dead network, a refresh that fails)
 * leaves it for the same member's next sign-in: nobody said that it may go.
 */
const start = 'member:';

/** The key of a member's item; all of a member's begin with `memberItemKey(member, '')`. */
export function memberItemKey(member: string, name: string): string {
  return `${start}${encodeURIComponent(member)}:${name}`;
}

/** The items whose names begin so, in the order of their names. */
export function readMemberItems(member: string, nameStart: string): { name: string; text: string }[] {
  const own = memberItemKey(member, '');
  return keysFrom('localStorage', own + nameStart)
    .sort()
    .flatMap((key) => {
      const text = readItem('localStorage', key);
      return text === null ? [] : [{ name: key.slice(own.length), text }];
    });
}

export function writeMemberItem(member: string, name: string, text: string): void {
  writeItem('localStorage', memberItemKey(member, name), text);
}

export function removeMemberItem(member: string, name: string): void {
  removeItem('localStorage', memberItemKey(member, name));
}

/** Forgets what begins so of all members. */
export function forgetItemsOfAll(nameStart: string): void {
  for (const key of keysFrom('localStorage', start)) {
    if (key.split(':').slice(2).join(':').startsWith(nameStart)) removeItem('localStorage', key);
  }
}

/** Forgets the items of all members, or of all others than this one. */
export function forgetMemberItems(except?: string): void {
  const kept = except === undefined ? null : memberItemKey(except, '');
  for (const key of keysFrom('localStorage', start)) {
    if (kept === null || !key.startsWith(kept)) removeItem('localStorage', key);
  }
}
