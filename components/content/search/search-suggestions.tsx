'use client';

import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import hidden from '@/components/ui/visually-hidden.module.css';
import { nextPlace } from './next-place';
import { announcementOf, noteOf, optionsOf } from './suggestion-options';
import { SuggestionOption } from './suggestion-option';
import styles from './search-suggestions.module.css';
import { useSuggestions } from './use-suggestions';

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
  const router = useRouter();
  const listId = useId();
  const popup = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(() => text.trim());
  const [isWanted, setWanted] = useState(isTyped);
  const [active, setActive] = useState<number | null>(null);
  const { suggestions, isWaiting } = useSuggestions(isWanted ? query : '');

  const options = optionsOf(suggestions);
  const note = noteOf(suggestions);
  const isOpen = isWanted && (suggestions !== null || isWaiting);
  const hasList = isOpen && options.length > 0;
  const optionId = (place: number) => `${listId}-${place}`;

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (place: number) => {
    const option = options[place];
    if (!option) return;
    close();
    if (option.kind === 'all') field.current?.form?.requestSubmit();
    else router.push(option.item.path);
  };
  const onInput = useEffectEvent((input: HTMLInputElement) => {
    setQuery(input.value.trim());
    setWanted(true);
    setActive(null);
  });
  const onBlur = useEffectEvent(close);
  const onClick = useEffectEvent((target: EventTarget | null) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option) choose(Number(option.dataset.place));
  });
  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape') {
      if (!isOpen && !input.value) return;
      event.preventDefault();
      if (!isOpen) input.value = '';
      setQuery(input.value.trim());
      close();
      return;
    }
    if (event.key === 'Enter') {
      if (!hasList || active === null) return;
      event.preventDefault();
      choose(active);
      return;
    }
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isArrow && !isOpen) {
      event.preventDefault();
      setQuery(input.value.trim());
      setWanted(true);
      return;
    }
    const place = hasList ? nextPlace(event.key, active, options.length) : undefined;
    if (place === undefined) return;
    event.preventDefault();
    setActive(place);
  });

  useEffect(() => {
    const [input, box] = [field.current, popup.current];
    if (!input || !box) return;
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => onInput(input), { signal });
    input.addEventListener('blur', () => onBlur(), { signal });
    input.addEventListener('keydown', (event) => onKey(event, input), { signal });
    // A press on a suggestion must not take the focus out of the field.
    box.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    box.addEventListener('click', (event) => onClick(event.target), { signal });
    // What was typed between the arrival of this code and its first effect.
    if (input.value !== text) onInput(input);
    return () => listening.abort();
  }, [field, text]);

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-haspopup', 'listbox');
    input.setAttribute('aria-expanded', String(hasList));
    setOrRemove(input, 'aria-controls', hasList ? listId : null);
    setOrRemove(input, 'aria-activedescendant', hasList && active !== null ? `${listId}-${active}` : null);
  }, [field, hasList, active, listId]);

  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

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
                id={optionId(place)}
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

function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
