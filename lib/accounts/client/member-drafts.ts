import { keysFrom, readItem, removeItem, writeItem } from './browser-storage';
import { storedSubject } from './tokens';

/**
 * What a member typed and did not save yet is kept in this tab under these names. It goes when they sign out;
 * a session that breaks off by itself leaves it for the same member's next sign-in.
 */
const prefix = 'member_draft:';

interface StoredDraft {
  owner: string | null;
  value: unknown;
}

/**
 * The draft as it was kept; null where there is none, or where it is another member's. What shape it has is
 * for the reader to check.
 */
export function readDraft(name: string): unknown {
  const stored = parse(readItem('sessionStorage', prefix + name));
  return stored !== null && stored.owner === storedSubject() ? stored.value : null;
}

export function storeDraft(name: string, value: unknown): void {
  const draft: StoredDraft = { owner: storedSubject(), value };
  writeItem('sessionStorage', prefix + name, JSON.stringify(draft));
}

export function dropDraft(name: string): void {
  removeItem('sessionStorage', prefix + name);
}

/** At sign-out: nothing of one member is left for the next. */
export function forgetDrafts(): void {
  for (const key of keysFrom('sessionStorage', prefix)) removeItem('sessionStorage', key);
}

function parse(text: string | null): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('owner' in stored) || !('value' in stored))
      return null;
    const { owner, value } = stored;
    return { owner: typeof owner === 'string' ? owner : null, value };
  } catch {
    return null;
  }
}
