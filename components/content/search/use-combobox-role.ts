import { type RefObject, useEffect } from 'react';

interface ComboboxRole {
  field: RefObject<HTMLInputElement | null>;
  listId: string;
  hasList: boolean;
  active: number | null;
}

/** Tells assistive technology that a plain field is a combobox, and shows the option that is active. */
export function useComboboxRole({ field, listId, hasList, active }: ComboboxRole): void {
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
}

function setOrRemove(element: Element, attribute: string, value: string | null): void {
  if (value === null) element.removeAttribute(attribute);
  else element.setAttribute(attribute, value);
}
