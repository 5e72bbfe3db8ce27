'use client';

import { useBabies } from '@/components/nutriai/shell/baby-provider';
import { askSuggestions } from '@/lib/nutriai/client/ask/ask-suggestions';
import { ask, useConversation } from '@/lib/nutriai/client/ask/conversation';
import styles from './ask-suggestions.module.css';

/** Questions to begin with, and to go on with after an answer. */
export function AskSuggestions() {
  const { babies, chosen, error } = useBabies();
  const { turns } = useConversation();
  const last = turns.at(-1);
  const suggestions =
    last === undefined
      ? askSuggestions(chosen?.age_months ?? 6, chosen?.name ?? 'my baby')
      : last.status === 'done'
        ? last.followUps
        : [];
  if (suggestions.length === 0) return null;
  if (babies === undefined && error === undefined) return <div className={styles.loading} />;
  return (
    <ul className={styles.suggestions} aria-label="Questions to ask">
      {suggestions.map((suggestion) => (
        <li key={suggestion}>
          <button type="button" className={styles.suggestion} onClick={() => void ask(suggestion, chosen)}>
            {suggestion}
          </button>
        </li>
      ))}
    </ul>
  );
}
