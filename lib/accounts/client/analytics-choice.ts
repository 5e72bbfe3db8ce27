/** Whether visits may be counted; null as long as nobody was asked. */
export type AnalyticsChoice = 'granted' | 'denied';

/** Of Google's script element, once it is there. */
export const analyticsScriptId = 'analytics-script';

const storageKey = 'analytics-consent';
const changeEvent = 'little-pear:analytics-consent';

/** The choice of this browser. One that refuses storage is read as a no. */
export function readAnalyticsChoice(): AnalyticsChoice | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'granted' || stored === 'denied' ? stored : null;
  } catch {
    return 'denied';
  }
}

/** Keeps the choice and tells everything on this page that shows it or acts on it. */
export function storeAnalyticsChoice(choice: AnalyticsChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // A browser that refuses storage is read as a no.
  }
  window.dispatchEvent(new Event(changeEvent));
}

/** Calls back when the choice changes, here or in another tab. Returns what stops it. */
export function watchAnalyticsChoice(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('storage', onChange);
  };
}
