import { patientFetch } from './authenticated-fetch';
import { memberFrom } from './member';
import { readMemberItems, removeMemberItem, writeMemberItem } from './member-items';
import { PROFILE_PATH } from './member-profile';
import { getSnapshot, setMember, subscribe } from './session-store';
import { storedSubject } from './tokens';

/**
 * Registration sends email and password alone (specification §3), and the form asks for more: first and last
 * name go to the profile once the member is signed in. Until they have arrived they wait in this browser
 * under the member's id, over reloads too; nothing of the sign-up depends on them.
 */
interface SignUpNames {
  first_name: string;
  last_name: string;
}

const itemName = 'sign-up-names';
const tryAgainMs = 30_000;
/** What will be the same next time: a name that the server does not take. */
const finalRefusals = new Set([400, 413, 415]);

let isSaving = false;
let nextTry: ReturnType<typeof setTimeout> | undefined;

/** Stores the names of whoever has just signed up, and sends them. */
export function storeSignUpNames({ firstName, lastName }: { firstName: string; lastName: string }): void {
  const member = storedSubject();
  if (member === null || (firstName === '' && lastName === '')) return;
  const names: SignUpNames = { first_name: firstName, last_name: lastName };
  writeMemberItem(member, itemName, JSON.stringify(names));
  void saveSignUpNames();
}

/**
 * Sends what still waits whenever its member is here: after a reload, after a sign-in, when the network is
 * back. Returns what stops it.
 */
export function followSignUpNames(): () => void {
  const look = () => void saveSignUpNames();
  look();
  window.addEventListener('online', look);
  const unsubscribe = subscribe(look);
  return () => {
    clearTimeout(nextTry);
    window.removeEventListener('online', look);
    unsubscribe();
  };
}

async function saveSignUpNames(): Promise<void> {
  const owner = storedSubject();
  const { status, member, epoch } = getSnapshot();
  if (isSaving || owner === null || status !== 'signed-in' || member === null) return;
  const names = waitingNames(owner);
  if (names === null) return;
  // A name that the member has given since is the newer one.
  if (member.first_name || member.last_name) {
    removeMemberItem(owner, itemName);
    return;
  }
  isSaving = true;
  clearTimeout(nextTry);
  const answer = await send(names);
  isSaving = false;
  if (answer === null || !(answer.ok || finalRefusals.has(answer.status))) {
    nextTry = setTimeout(() => void saveSignUpNames(), tryAgainMs);
    return;
  }
  removeMemberItem(owner, itemName);
  const saved = answer.ok ? memberFrom(await answer.json().catch(() => null)) : null;
  if (saved !== null && getSnapshot().epoch === epoch) setMember(saved);
}

/** `null` when no answer came: the names wait on, and the session is none the worse for it. */
function send(names: SignUpNames): Promise<Response | null> {
  return patientFetch(PROFILE_PATH, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(names),
  }).catch(() => null);
}

function waitingNames(owner: string): SignUpNames | null {
  const text = readMemberItems(owner, itemName)[0]?.text;
  try {
    const names: unknown = JSON.parse(text ?? 'null');
    return isNames(names) ? names : null;
  } catch {
    return null;
  }
}

function isNames(value: unknown): value is SignUpNames {
  return (
    typeof value === 'object' &&
    value !== null &&
    'first_name' in value &&
    'last_name' in value &&
    typeof value.first_name === 'string' &&
    typeof value.last_name === 'string'
  );
}
