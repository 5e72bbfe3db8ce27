'use client';

import { Moon, Sun } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { defaultTheme, type Theme, themeColours, themeStorageKey } from '@/lib/platform/http/theme';
import styles from './theme-toggle.module.css';

const themeChange = 'little-pear:theme';

export function ThemeToggle() {
  const theme = useSyncExternalStore(subscribe, currentTheme, () => defaultTheme);
  // The theme may have been chosen before React was there.
  useEffect(() => colourBrowser(theme), [theme]);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.toggle}
      // Worked without React until React has hydrated the page (lib/front/browser/wake-page.js).
      data-theme-switch
      aria-label={`Switch to the ${other} theme`}
      onClick={() => chooseTheme(other)}
    >
      {theme === 'dark' ? <Sun size={20} aria-hidden /> : <Moon size={20} aria-hidden />}
    </button>
  );
}

function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  try {
    localStorage.setItem(themeStorageKey, theme);
  } catch {
    // A browser that refuses storage keeps the choice for this page only.
  }
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(themeChange));
}

function colourBrowser(theme: Theme): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
}

function subscribe(onChange: () => void): () => void {
  // Another tab chose: this one follows.
  const follow = (event: StorageEvent) => {
    if (event.key === themeStorageKey) applyTheme(event.newValue === 'light' ? 'light' : 'dark');
  };
  window.addEventListener(themeChange, onChange);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(themeChange, onChange);
    window.removeEventListener('storage', follow);
  };
}
