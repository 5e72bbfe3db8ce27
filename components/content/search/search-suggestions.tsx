'use client';

import { type RefObject, useId, useRef } from 'react';
import hidden from '@/components/ui/visually-hidden.module.css';
import { announcementOf, noteOf } from './suggestion-options';
import { SuggestionOption } from './suggestion-option';
import { useComboboxRole } from './use-combobox-role';
import { useFieldEvents } from './use-field-events';
import { useSuggestionList } from './use-suggestion-list';
import styles from './search-suggestions.module.css';

export interface SearchSuggestionsProps {
  /** The plain field that this makes a combobox of. */
  field: RefObject<HTMLInputElement | null>;
  /** What stands in it already. */
  text: string;
  /** Whether somebody has typed that, or it came with the page. */
  isTyped: boolean;
}

/**
 * Suggestions below a search field, by the combobox pattern of the ARIA Authoring Practices: the focus stays
 * in the field, the arrow keys walk the list, Enter opens, Escape closes and then clears. Without a choice
 * Enter sends the form, as it does without scripts.
 */
export function SearchSuggestions({ field, text, isTyped }: SearchSuggestionsProps) {
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const list = useSuggestionList({ field, text, isTyped });
  const { suggestions, isWaiting, options, active, isOpen, hasList } = list;
  const note = noteOf(suggestions);
  useFieldEvents({ field, popup, text, list });
  useComboboxRole({ field, listId, hasList, active });

  return (
    <>
      <div ref={popup} className={styles.popup} hidden={!isOpen}>
        {suggestions === null && <p className={`${styles.note} ${styles.late}`}>Searching…</p>}
        {note && <p className={styles.note}>{note}</p>}
        {options.length > 0 && (
          <div id={listId} role="listbox" aria-label="Suggestions">
            {options.map((option, place) => (
              <SuggestionOption
                key={option.kind === 'all' ? 'all' : option.item.path}
                id={`${listId}-${place}`}
                place={place}
                option={option}
                isActive={place === active}
              />
            ))}
          </div>
        )}
      </div>
      <p role="status" className={hidden.hidden}>
        {isOpen && !isWaiting ? announcementOf(suggestions) : ''}
      </p>
    </>
  );
}
