/*
 * Brings a page to life when somebody needs it. Until then it is plain HTML: links lead, details open, forms with an address send. At the first touch, key,
 * scroll or focus the framework is loaded; what was pressed meanwhile is held and pressed again when the page can answer.
 */
(() => {
  const root = document.documentElement;
  const isWhenIdle = document.currentScript?.dataset.when === 'idle';
  /** What was done before the page could answer, in order. */
  const held = [];
  /** What was typed before, by field. */
  const typed = new Map();
  const giveUpAfterMs = 15_000;
  const statisticsAfterMs = 500;
  const soonAfterMs = 3_000;
  let isAwake = false;
  let isReady = false;

  const read = (kind) =>
    [...document.querySelectorAll(`script[type="application/x-late-${kind}"]`)].map((element) =>
      JSON.parse(element.textContent),
    );

  /** The styles that the page uses stand in it; what the framework shows next may need the others, so that these come first. */
  async function wake() {
    if (isAwake) return;
    isAwake = true;
    setTimeout(letGo, giveUpAfterMs);
    const files = read('files').flat();
    for (const href of files) add('link', { rel: 'preload', as: 'script', href });
    await Promise.all(read('styles').flat().map(addSheet));
    globalThis.TURBOPACK = read('chunks');
    globalThis.__next_f = [[0], ...read('flight')];
    for (const src of files) add('script', { src, async: true });
  }

  function add(name, properties) {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  /** Marked as React marks its own, which takes it for one of them. A sheet that cannot be had must not keep the page asleep. */
  function addSheet(href) {
    return new Promise((resolve) => {
      const link = add('link', { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
      link.dataset.precedence = 'next';
    });
  }

  /** The framework has taken over (components/layout/page-ready.tsx), or will not come: nothing is held any longer. */
  function letGo() {
    if (isReady) return;
    isReady = true;
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    for (const [field, text] of typed) typeAgain(field, text);
    // In turns: each meets what the one before has changed.
    for (const press of held) setTimeout(press);
  }

  /** React notes a change only where the text differs from what it has seen: the old text is set its way, the new one past it. */
  function typeAgain(field, text) {
    if (!field.isConnected) return;
    if (field instanceof HTMLSelectElement) {
      field.value = text;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      return;
    }
    const prototype = Object.getPrototypeOf(field);
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(prototype, 'value').set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function hold(event, press) {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(press);
  }

  /** Presses that only the framework answers; a link that leads somewhere needs nobody. */
  const answered =
    'button, [role="button"], a[aria-haspopup], a[data-held], input[type="checkbox"], input[type="radio"]';

  function onClick(event) {
    wake();
    if (!event.isTrusted || event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = event.target instanceof Element ? event.target.closest(answered) : null;
    // Of a button that sends a form, the form's own event follows.
    if (!target || (target.type === 'submit' && target.form)) return;
    hold(event, () => target.isConnected && target.click());
  }

  function onSubmit(event) {
    const { target: form, submitter } = event;
    if (!event.isTrusted || form.hasAttribute('action')) return;
    wake();
    hold(event, () => form.isConnected && form.requestSubmit(submitter));
  }

  function onInput({ target }) {
    wake();
    const isField = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
    if (isField && !/^(?:checkbox|radio|file)$/.test(target.type)) typed.set(target, target.value);
  }

  function onKey(event) {
    wake();
    // The one key that acts wherever the reader is: it leads to the search.
    if (event.key !== '/' || event.target !== document.body) return;
    const again = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    hold(event, () => document.body.dispatchEvent(again));
  }

  /** Taps and swipes are done again where the framework reads fingers. */
  function onFinger(event) {
    wake();
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element) || !target.closest('[data-touches="held"]')) return;
    held.push(() => target.isConnected && target.dispatchEvent(new event.constructor(event.type, event)));
  }

  function onHover({ target }) {
    if (target instanceof Element && target.closest('a, button, input')) wake();
  }

  const listeners = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onInput],
    ['keydown', onKey],
    ['pointerdown', onFinger],
    ['pointerup', onFinger],
    ['pointercancel', onFinger],
    ['pointerover', onHover],
    ['touchstart', onFinger],
    ['touchend', onFinger],
    ['focusin', wake],
    ['scroll', wake],
    ['wheel', wake],
  ];

  for (const [type, listener] of listeners) {
    addEventListener(type, listener, { capture: true, passive: !/click|submit|keydown/.test(type) });
  }
  addEventListener('little-pear:page-ready', letGo, { once: true });
  // A member's own things, a theme in which the switch says something else, a link into a closed part of the page, and what runs by itself.
  const isOwn = root.dataset.session === 'stored' || root.dataset.theme !== 'dark';
  const isAsked = (when) => document.querySelector(`[data-runtime="${when}"]`) !== null;
  if (isOwn || location.hash || isAsked('now')) wake();
  const laterMs = isWhenIdle ? statisticsAfterMs : isAsked('soon') ? soonAfterMs : null;
  if (laterMs !== null) addEventListener('load', () => setTimeout(wake, laterMs), { once: true });
})();
