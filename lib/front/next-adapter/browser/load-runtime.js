/*
 * Takes over from hold-presses.js, behind early-theme.js and early-fields.js in one file. Until React has hydrated the
 * page it is plain HTML: links lead, details open, forms with an address send. At the first touch, key, scroll or focus
 * the framework is loaded; what only the framework can answer is held until then and done again in order.
 */
(() => {
  const root = document.documentElement;
  const { earlyFields, earlyPresses, earlyTheme } = globalThis;
  const { answered, mustWait, takeOver } = earlyPresses;
  const when = document.currentScript?.dataset.when;
  /** What was done before the page could answer, in order. */
  const held = [];
  /** Without any news of the framework. */
  const giveUpAfterMs = 15_000;
  const statisticsAfterMs = 500;
  const soonAfterMs = 3_000;
  let isLoading = false;
  let isOver = false;
  let patience;
  let note;

  const isParsed = new Promise((resolve) => {
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve();
  });

  const read = (kind) =>
    [...document.querySelectorAll(`script[type="application/x-late-${kind}"]`)].map((element) =>
      JSON.parse(element.textContent),
    );

  /**
   * The styles that the page uses stand in it; what the framework shows next may need the others, so that
   * these come first.
   */
  async function loadRuntime() {
    if (isLoading) return;
    // Nobody sees a page that is got ready: until they do, it asks nothing of the server and counts nothing.
    if (document.prerendering) {
      document.addEventListener('prerenderingchange', loadRuntime, { once: true });
      return;
    }
    isLoading = true;
    waitOn();
    // Without a list the framework loads by itself, and there is nothing to do but wait for it.
    const files = read('files').flat();
    for (const href of files) add('link', { rel: 'preload', as: 'script', href });
    await isParsed;
    waitOn();
    if (files.length === 0) return;
    await Promise.all(read('styles').flat().map(addSheet));
    globalThis.TURBOPACK = read('chunks');
    const flight = read('flight');
    globalThis.__next_f = [[0], ...flight];
    // React fetches these ahead; not all may be wanted by what it draws first, and browsers complain of what
    // was fetched for nothing.
    for (const [, href] of flight.join('').matchAll(/:HL\["(\/_next\/[^"]+\.css)","style"/g)) {
      if (!document.querySelector(`link[rel=stylesheet][href="${href}"]`)) addSheet(href);
    }
    for (const src of files) add('script', { src, async: true, onload: waitOn, onerror: giveUp });
  }

  function waitOn() {
    clearTimeout(patience);
    if (!isOver) patience = setTimeout(giveUp, giveUpAfterMs);
  }

  function add(name, properties) {
    const element = Object.assign(document.createElement(name), properties);
    document.head.append(element);
    return element;
  }

  /**
   * Marked as React marks its own, which takes it for one of them. A sheet that cannot be had must not
   * keep the runtime from loading.
   */
  function addSheet(href) {
    return new Promise((resolve) => {
      const link = add('link', { rel: 'stylesheet', href, onload: resolve, onerror: resolve });
      link.dataset.precedence = 'next';
    });
  }

  /** React has hydrated the page (components/layout/page-ready.tsx). */
  function letGo() {
    removeEventListener('click', switchTheme, true);
    removeEventListener('scroll', markScrolled);
    removeEventListener('submit', holdBack, true);
    note?.remove();
    // Chosen after next-themes had read the storage? The library listens only from the end of this turn.
    setTimeout(earlyTheme.announce);
    if (isOver) return;
    stopHolding();
    earlyFields.typeAgain(presentOf);
    const { activeElement } = document;
    if (activeElement?.matches('input, textarea, select')) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    // In turns: each meets what the one before has changed.
    for (const { again } of held) setTimeout(again);
  }

  /**
   * The framework cannot be loaded, or takes too long: links and forms with an address do without it, and for
   * the rest there is a way to try again.
   */
  function giveUp() {
    if (isOver) return;
    stopHolding();
    // Without the framework such a form would put what was typed into the address.
    addEventListener('submit', holdBack, true);
    const plain = held.find(({ element }) => element.matches('a[href], form[action]'));
    if (plain) plain.again();
    else if (held.length > 0) offerReload();
  }

  function stopHolding() {
    isOver = true;
    clearTimeout(patience);
    for (const [type, listener] of listeners) removeEventListener(type, listener, true);
    for (const element of document.querySelectorAll('[data-waiting]')) delete element.dataset.waiting;
  }

  function offerReload() {
    if (note) return;
    note = document.createElement('p');
    note.dataset.pageProblem = '';
    note.role = 'alert';
    const link = Object.assign(document.createElement('a'), {
      href: location.href,
      textContent: 'Load it again',
      onclick: (event) => {
        event.preventDefault();
        location.reload();
      },
    });
    note.append('Part of this page could not be loaded. ', link);
    document.body.append(note);
  }

  function holdBack(event) {
    if (event.target.hasAttribute('action')) return;
    event.preventDefault();
    offerReload();
  }

  /** React may have drawn an element anew: then the one that looks like it. */
  function presentOf(element) {
    if (element.isConnected) return element;
    const all = [...document.querySelectorAll(element.localName)];
    return (
      all.find(({ id }) => id && id === element.id) ?? all.find((each) => looks(each) === looks(element))
    );
  }

  function looks({ type, name, ariaLabel, textContent }) {
    return [type, name, ariaLabel, textContent].join('\n');
  }

  function hold(event, element, again) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // What opens or sends is pressed again when nothing seems to happen: it counts once.
    const countsOnce = element.matches('form, [aria-expanded], [aria-haspopup]');
    if (countsOnce && held.some((each) => each.element === element)) return;
    held.push({ element, again });
  }

  function onClick(event) {
    loadRuntime();
    if (!mustWait(event)) return;
    const target = event.target.closest(answered);
    target.dataset.waiting = '';
    hold(event, target, () => presentOf(target)?.click());
  }

  /** The one thing that needs no framework, and is done without it. */
  function switchTheme(event) {
    if (!earlyTheme.isSwitch(event)) return;
    event.stopImmediatePropagation();
    loadRuntime();
    earlyTheme.change();
  }

  /** The header changes at the first pixel; components/layout/header-bar.tsx, which does it, comes later. */
  function markScrolled() {
    const header = document.querySelector('header[data-scrolled]');
    if (header) header.dataset.scrolled = scrollY > 0;
  }

  function onSubmit(event) {
    if (!mustWait(event)) return;
    loadRuntime();
    const { target: form, submitter } = event;
    if (submitter) submitter.dataset.waiting = '';
    hold(event, form, () => {
      const button = submitter && presentOf(submitter);
      presentOf(form)?.requestSubmit(button);
    });
  }

  function onInput({ target }) {
    loadRuntime();
    earlyFields.note(target);
  }

  function onKey(event) {
    loadRuntime();
    const { target } = event;
    if (mustWait(event)) hold(event, target, () => done(target, event));
  }

  /** Taps and swipes are done again where the framework reads fingers. */
  function onFinger(event) {
    loadRuntime();
    const { target } = event;
    if (!event.isTrusted || !(target instanceof Element) || !target.closest('[data-touches="held"]')) return;
    held.push({ element: target, again: () => done(target, event) });
  }

  const done = (target, event) => presentOf(target)?.dispatchEvent(new event.constructor(event.type, event));

  function onHover({ target }) {
    if (target instanceof Element && target.closest('a, button, input')) loadRuntime();
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
    ['focusin', loadRuntime],
    ['scroll', loadRuntime],
    ['wheel', loadRuntime],
  ];

  addEventListener('click', switchTheme, true);
  addEventListener('scroll', markScrolled, { passive: true });
  for (const [type, listener] of listeners) {
    addEventListener(type, listener, { capture: true, passive: !/click|submit|keydown/.test(type) });
  }
  for (const event of takeOver()) {
    const [, listener] = listeners.find(([type]) => type === event.type);
    if (event.type === 'click' && earlyTheme.isSwitch(event)) switchTheme(event);
    else listener(event);
  }
  if (scrollY > 0) {
    markScrolled();
    loadRuntime();
  }
  addEventListener('little-pear:page-ready', letGo, { once: true });
  // A member's own things, a theme in which the switch says something else, a link into a closed part of the
  // page, a page that could not be made.
  const isOwn = root.dataset.session === 'stored' || root.dataset.theme !== 'dark';
  if (when === 'now' || isOwn || location.hash || root.id === '__next_error__') loadRuntime();
  isParsed.then(() => {
    const isAsked = (which) => document.querySelector(`[data-runtime="${which}"]`) !== null;
    if (isAsked('now')) loadRuntime();
    const laterMs = when === 'idle' ? statisticsAfterMs : isAsked('soon') ? soonAfterMs : null;
    if (laterMs === null) return;
    if (document.readyState === 'complete') setTimeout(loadRuntime, laterMs);
    else addEventListener('load', () => setTimeout(loadRuntime, laterMs), { once: true });
  });
})();
