'use client';

import '@/styles/globals.css';
import { useEffect } from 'react';
import { PageProblem } from '@/components/layout/page-problem';
import { PageReady } from '@/components/layout/page-ready';
import { defaultTheme, themeStorageKey } from '@/lib/platform/http/theme';
import styles from './global-error.module.css';

interface GlobalErrorProps {
  error: unknown;
  retry: () => void;
}

/** When even the frame of the site failed: a document of its own, without header, footer or session. */
export default function GlobalError({ error, retry }: GlobalErrorProps) {
  useEffect(() => {
    try {
      if (localStorage.getItem(themeStorageKey) === 'light') document.documentElement.dataset.theme = 'light';
    } catch {
      // A browser that refuses storage shows the default theme.
    }
  }, []);
  return (
    <html lang="en-GB" data-theme={defaultTheme} className={styles.document} suppressHydrationWarning>
      <body>
        <title>Something went wrong</title>
        <main>
          <PageProblem error={error} retry={retry} />
        </main>
        <PageReady />
      </body>
    </html>
  );
}
