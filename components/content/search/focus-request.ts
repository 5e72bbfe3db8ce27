/** Marks the field that the site is searched with; a page has one at most. */
export const searchFieldAttribute = 'data-search-field';

let isAskedFor = false;

/** Moves the focus into the page's search field. @returns false when the page has none */
export function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>(`input[${searchFieldAttribute}]`);
  field?.focus();
  field?.select();
  return field !== null;
}

/** The next search field that appears takes the focus: for a page that is still on its way. */
export function askForFocus(): void {
  isAskedFor = true;
}

/** @returns whether the focus was asked for; it is given once */
export function takeFocusRequest(): boolean {
  const wasAskedFor = isAskedFor;
  isAskedFor = false;
  return wasAskedFor;
}
