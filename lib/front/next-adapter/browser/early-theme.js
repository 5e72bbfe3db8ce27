/*
 * The switch of the theme before React has hydrated the page; from then on it is components/layout/theme-toggle.tsx
 * that answers it. Read by load-runtime.js, which stands behind it in one file.
 */
(() => {
  const root = document.documentElement;
  let chosen;

  const isSwitch = ({ target }) =>
    target instanceof Element && target.closest('[data-theme-switch]') !== null;

  function change() {
    chosen = root.dataset.theme === 'light' ? 'dark' : 'light';
    root.dataset.theme = chosen;
    try {
      localStorage.setItem('theme', chosen);
    } catch {
      // A browser that refuses storage keeps the choice for this page only.
    }
    announce();
  }

  /** Tells next-themes what was chosen, as another tab would: it may be listening already. */
  function announce() {
    if (chosen) dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: chosen }));
  }

  globalThis.earlyTheme = { isSwitch, change, announce };
})();
