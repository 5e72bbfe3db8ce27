import { nextOption } from './next-option';
import type { SuggestionList } from './use-suggestion-list';

/** What a key does in a field with suggestions. Every other key stays the field's own. */
export function pressKey(event: KeyboardEvent, input: HTMLInputElement, list: SuggestionList): void {
  if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
  const { active, options, isOpen, hasList } = list;
  if (event.key === 'Escape') {
    if (!isOpen && !input.value) return;
    event.preventDefault();
    if (!isOpen) input.value = '';
    list.setQuery(input.value);
    list.close();
    return;
  }
  if (event.key === 'Enter') {
    if (!hasList || active === null) return;
    event.preventDefault();
    list.choose(active);
    return;
  }
  const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
  if (isArrow && !isOpen) {
    event.preventDefault();
    list.setQuery(input.value);
    list.open();
    return;
  }
  const place = hasList ? nextOption(event.key, active, options.length) : undefined;
  if (place === undefined) return;
  event.preventDefault();
  list.setActive(place);
}
