'use client';

import { Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useEffect, useSyncExternalStore } from 'react';
import { defaultTheme, type Theme, themeColours } from '@/lib/platform/http/theme';
import styles from './theme-toggle.module.css';

export function ThemeToggle() {
  const { theme: chosen, setTheme } = useTheme();
  // The server draws the default; what this browser has stored is known only here.
  const theme = useSyncExternalStore(
    neverChanges,
    () => themeNamed(chosen),
    () => defaultTheme,
  );
  useEffect(() => colourBrowser(theme), [theme]);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      className={styles.toggle}
      // Worked without React until React has hydrated the page (lib/front/next-adapter/browser/load-runtime.js).
      data-theme-switch
      aria-label={`Switch to the ${other} theme`}
      onClick={() => setTheme(other)}
    >
      {/* The style sheet shows the one that suits the theme, so that it is right before React hydrates. */}
      <Sun size={20} aria-hidden className={styles.onDark} />
      <Moon size={20} aria-hidden className={styles.onLight} />
    </button>
  );
}

const neverChanges = () => () => undefined;

function themeNamed(name: string | undefined): Theme {
  return name === 'light' ? 'light' : 'dark';
}

function colourBrowser(theme: Theme): void {
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', themeColours[theme]);
}
