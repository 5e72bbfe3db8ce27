/** The English in which a member reads recipes and plans. */
export type Language = 'en-GB' | 'en-US';

/** Returns the member's choice as their preferences hold it; British for what is not set or not known. */
export function languageIn(preferences: Readonly<Record<string, unknown>> | null | undefined): Language {
  return preferences?.language === 'en-US' ? 'en-US' : 'en-GB';
}
