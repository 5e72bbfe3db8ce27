import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pressKey } from './press-key';
import type { SuggestionList } from './use-suggestion-list';

interface FieldEvents {
  field: RefObject<HTMLInputElement | null>;
  popup: RefObject<HTMLElement | null>;
  /** What stood in the field when the page was made. */
  text: string;
  list: SuggestionList;
}

/** Lets typing, keys and presses in a field and its popup move the list of suggestions. */
export function useFieldEvents({ field, popup, text, list }: FieldEvents): void {
  const onInput = useEffectEvent((input: HTMLInputElement) => {
    list.setQuery(input.value);
    list.open();
    list.setActive(null);
  });
  const onBlur = useEffectEvent(list.close);
  const onClick = useEffectEvent((target: EventTarget | null) => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[role="option"]') : null;
    if (option) list.choose(Number(option.dataset.place));
  });
  const onKey = useEffectEvent((event: KeyboardEvent, input: HTMLInputElement) =>
    pressKey(event, input, list),
  );

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
  }, [field, popup, text]);
}
