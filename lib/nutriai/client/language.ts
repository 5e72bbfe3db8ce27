import { readItem, writeItem } from '../../accounts/client/browser-storage';
import { getSnapshot, subscribe } from '../../accounts/client/session-store';

/** The script in the head reads it too (lib/platform/http/theme.ts), before anything is painted. */
const storageKey = 'english';

/** The English in which a member reads recipes and plans. */
export type Language = 'en-GB' | 'en-US';

/** Returns the member's choice as their preferences hold it; British for what is not set or not known. */
export function languageIn(preferences: Readonly<Record<string, unknown>> | null | undefined): Language {
  return preferences?.language === 'en-US' ? 'en-US' : 'en-GB';
}

/** Shows such pages in an English, now and at the next visit. */
export function showLanguage(language: Language): void {
  document.documentElement.dataset.english = language;
  if (readItem('localStorage', storageKey) !== language) writeItem('localStorage', storageKey, language);
}

/** Shows them in the English that the member has chosen, on whichever device. Returns what stops it. */
export function followMemberLanguage(): () => void {
  let followed: unknown;
  const follow = () => {
    const language = getSnapshot().member?.preferences?.language;
    if (language === followed) return;
    followed = language;
    if (language === 'en-GB' || language === 'en-US') showLanguage(language);
  };
  follow();
  return subscribe(follow);
}
