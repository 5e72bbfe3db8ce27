/** Kept in the browser: a key that acts everywhere must be possible to switch off (WCAG 2.1.4). */
const storageKey = 'search-shortcut';
const change = 'little-pear:search-shortcut';

export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

export function setShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // A browser that refuses storage keeps the key on.
  }
  window.dispatchEvent(new Event(change));
}

export function subscribeToShortcut(onChange: () => void): () => void {
  window.addEventListener(change, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(change, onChange);
    window.removeEventListener('storage', onChange);
  };
}
