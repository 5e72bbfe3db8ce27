/*
 * Stands in the head of every document of the site and runs before anything is drawn: what is pressed from then on,
 * and only React can answer, is held. The rest comes as a file (lib/front/next-adapter/browser/load-runtime.js), which
 * takes over as soon as it is there.
 */
(() => {
  const events = [];
  const answered = 'button, [role="button"], a[aria-haspopup], a[data-held]';
  const types =
    'click submit input keydown focusin pointerdown pointerup pointercancel touchstart touchend'.split(' ');

  const rules = {
    /** Of a button that sends a form, the form's own event follows. A link that leads somewhere needs nobody. */
    click({ target, button }) {
      const pressed = target.closest(answered);
      return button === 0 && pressed && !(pressed.type === 'submit' && pressed.form);
    },
    /** A search leads to its results by itself. */
    submit: ({ target }) => !target.hasAttribute('action') || target.method !== 'get',
    /** The one key that acts wherever the reader is leads to the search; the arrows turn the pages of a story. */
    keydown: ({ key, target }) =>
      (key === '/' && target === document.body) ||
      (/^Arrow(?:Left|Right)$/.test(key) &&
        document.querySelector('[data-touches="held"]') &&
        !target.closest('input, textarea, select, video, audio')),
  };

  function mustWait(event) {
    const { type, target, isTrusted } = event;
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    return isTrusted && !isModified && target instanceof Element && rules[type]?.(event);
  }

  function note(event) {
    if (mustWait(event)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    events.push(event);
  }

  function takeOver() {
    clearTimeout(patience);
    for (const type of types) removeEventListener(type, note, true);
    return events;
  }

  /** Not even that file comes: links that were pressed lead where they lead without scripts. */
  function giveUp() {
    const link = takeOver().find((event) => event.type === 'click' && event.target.closest('a'));
    link?.target.closest('a').click();
  }

  const patience = setTimeout(giveUp, 15_000);
  for (const type of types) {
    addEventListener(type, note, { capture: true, passive: !/click|submit|keydown/.test(type) });
  }
  globalThis.earlyPresses = { answered, mustWait, takeOver };
})();
