/** A page that a reader keeps in their own browser; nothing of it reaches us. */
export interface SavedPage {
  path: string;
  title: string;
}

const storageKey = 'saved-pages';
const savedAtMost = 100;
const changed = 'saved-pages-changed';

let known: { text: string | null; pages: readonly SavedPage[] } = { text: null, pages: [] };

/** Returns the saved pages, the newest first; the same array until something changes. */
export function savedPages(): readonly SavedPage[] {
  const text = storedText();
  if (text !== known.text) known = { text, pages: parsed(text) };
  return known.pages;
}

/** Saves a page, or takes it off the list. Returns false where the browser stores nothing. */
export function toggleSaved(page: SavedPage): boolean {
  const others = savedPages().filter(({ path }) => path !== page.path);
  const isSaved = others.length < savedPages().length;
  const next = isSaved ? others : [page, ...others].slice(0, savedAtMost);
  try {
    localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    return false;
  }
  window.dispatchEvent(new Event(changed));
  return true;
}

/** Calls back whenever the list changes, in this tab or another. */
export function followSaved(callback: () => void): () => void {
  window.addEventListener(changed, callback);
  window.addEventListener('storage', callback);
  return () => {
    window.removeEventListener(changed, callback);
    window.removeEventListener('storage', callback);
  };
}

function storedText(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // A browser that forbids storage has nothing saved.
    return null;
  }
}

/** What somebody else wrote there is no list of ours. */
function parsed(text: string | null): SavedPage[] {
  if (text === null) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isSavedPage) : [];
  } catch {
    return [];
  }
}

function isSavedPage(value: unknown): value is SavedPage {
  if (typeof value !== 'object' || value === null) return false;
  const { path, title } = value as Record<string, unknown>;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) && typeof title === 'string';
}
