import { readItem } from './browser-storage';
import {
  forgetItemsOfAll,
  forgetMemberItems,
  memberItemKey,
  readMemberItems,
  removeMemberItem,
  writeMemberItem,
} from './member-items';
import { memberFrom, type Member } from './member';
import { PROFILE_PATH } from './member-profile';
import { getSnapshot, subscribe } from './session-store';
import { storedSubject } from './tokens';

/**
 * The member's last responses, for the time without a network: in local storage beside what waits to be sent,
 * under the member's id, so that a sign-out takes all of it in the same moment
 * (docs/decisions/0011-offline.md says why not in the service worker).
 */
const start = 'answer:';
/** Together well below what a browser gives one site, for what waits to be sent must always find room. */
const mostCharacters = 800_000;
const mostResponses = 120;

/** What screens need. Searches and suggestions are not among it. */
const storedCollections = [
  'baby-profiles',
  'meals',
  'water-intake',
  'stored-portions',
  'drops',
  'given-drops',
  'meal-plans',
  'recipes',
];
const storedPaths = new RegExp(`^/api/nutriai/(?:${storedCollections.join('|')})(?:[/?]|$)`);
const passingPaths = /\/alternatives|[?&]q=/;

interface StoredResponse {
  atMs: number;
  data: unknown;
}

/**
 * Whose session this page is in. Another tab may have stored another member's tokens a moment before this one
 * hears of it.
 */
let owner: string | null = null;

/**
 * Follows the session: stores who is signed in, and removes another member's data, and all responses when a session
 * ends. Returns a function that stops it.
 */
export function followMember(): () => void {
  let epoch: number | null = null;
  const look = () => {
    const session = getSnapshot();
    if (session.epoch !== epoch) {
      epoch = session.epoch;
      owner = session.status === 'signed-in' ? storedSubject() : null;
      if (owner !== null) forgetMemberItems(owner);
    }
    // What was logged and nobody has received yet stays for the same member's next sign-in (see member-items.ts).
    if (session.status === 'signed-out') forgetItemsOfAll(start);
    if (session.member !== null) storeResponse(PROFILE_PATH, session.member);
  };
  look();
  return subscribe(look);
}

/** Whether a member's item (see member-items.ts) is only a copy of what the server has. */
export function isStoredResponse(name: string): boolean {
  return name.startsWith(start);
}

/** Stores a response that a screen shows, if it is one that is needed without a network. */
export function storeShownResponse(path: string, data: unknown): void {
  if (storedPaths.test(path) && !passingPaths.test(path)) storeResponse(path, data);
}

/** Returns the response as it was last seen by the member whose tokens are here; undefined for none. */
export function storedResponse(path: string): StoredResponse | undefined {
  const member = storedSubject();
  return member === null ? undefined : parse(readItem('localStorage', memberItemKey(member, start + path)));
}

/** Returns the member who was last signed in with these tokens; null where nothing of them is stored. */
export function storedMember(): Member | null {
  return memberFrom(storedResponse(PROFILE_PATH)?.data ?? null);
}

function storeResponse(path: string, data: unknown): void {
  if (owner === null || owner !== storedSubject() || data === undefined) return;
  // What is shown without a network stays as old as it is.
  const atMs = navigator.onLine ? Date.now() : (storedResponse(path)?.atMs ?? Date.now());
  const text = `${atMs} ${JSON.stringify(data)}`;
  if (text.length > mostCharacters) return;
  makeRoom(owner, start + path, text.length);
  writeMemberItem(owner, start + path, text);
}

/** The oldest go first. Who the member is always stays: without it nothing else is shown. */
function makeRoom(member: string, name: string, length: number): void {
  const others = readMemberItems(member, start)
    .filter((item) => item.name !== name && item.name !== start + PROFILE_PATH)
    .sort((a, b) => Number.parseInt(b.text, 10) - Number.parseInt(a.text, 10));
  let characters = length;
  for (const [index, other] of others.entries()) {
    characters += other.text.length;
    if (characters > mostCharacters || index + 2 > mostResponses) removeMemberItem(member, other.name);
  }
}

function parse(text: string | null): StoredResponse | undefined {
  const [, at, json] = /^(\d+) (.*)$/s.exec(text ?? '') ?? [];
  if (at === undefined || json === undefined) return undefined;
  try {
    return { atMs: Number(at), data: JSON.parse(json) };
  } catch {
    return undefined;
  }
}
