/*
 * Stands before load-runtime.js in its file: what is typed or chosen before React has hydrated the page stays in its
 * field, and React hears of it as soon as the page is ready.
 */
(() => {
  /** What was typed or chosen, by field. */
  const typed = new Map();
  /** React gives a textarea its first text again while it hydrates it: here that is taken back at once. */
  const areas = new MutationObserver((changes) => {
    for (const { target } of changes) setPastReact(target, typed.get(target));
  });
  const isChecked = ({ type }) => /^(?:checkbox|radio)$/.test(type);

  function note(field) {
    if (!/^(?:INPUT|TEXTAREA|SELECT)$/.test(field.tagName)) return;
    if (field.localName === 'textarea' && field.defaultValue) areas.observe(field, { childList: true });
    typed.set(field, isChecked(field) ? field.checked : field.value);
  }

  /** So that React does not take the value for one that it has seen. */
  function setPastReact(field, value) {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  }

  /** Types all of it again; `presentOf` finds a field that React has drawn anew. */
  function typeAgain(presentOf) {
    areas.disconnect();
    for (const [was, value] of typed) {
      const field = presentOf(was);
      if (field) typeInto(field, value);
    }
  }

  /**
   * React notes a change only where a field differs from what it has seen: the old value is set its way, the
   * new one past it.
   */
  function typeInto(field, value) {
    if (field.type === 'file' || field.localName === 'select') {
      if (field.type !== 'file') field.value = value;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    } else if (isChecked(field)) {
      if (field.checked !== value || value === field.defaultChecked) return;
      field.checked = !value;
      field.click();
    } else {
      const { selectionStart, selectionEnd } = field;
      field.value = field.defaultValue;
      setPastReact(field, value);
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }

  globalThis.earlyFields = { note, typeAgain };
})();
