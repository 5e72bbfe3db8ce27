'use client';

import { ThemeProvider, useTheme } from 'next-themes';
import { type ReactNode, useEffect } from 'react';
import { defaultTheme, themes, themeStorageKey } from '@/lib/platform/http/theme';

/**
 * Not run: the script in <head> has set the theme already, and React would complain of one that it renders in the
 * browser (docs/decisions/0025-next-themes-and-the-policy.md).
 */
const scriptAsData = { type: 'application/json' };

/** The theme of everything inside: dark unless another was chosen, whatever the device prefers. */
export function SiteTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={themeStorageKey}
      themes={[...themes]}
      defaultTheme={defaultTheme}
      enableSystem={false}
      // The style sheet sets it for each theme.
      enableColorScheme={false}
      scriptProps={scriptAsData}
    >
      <ReplaceUnknownTheme />
      {children}
    </ThemeProvider>
  );
}

/** The library believes whatever is stored under its key, and would put it on the root. */
function ReplaceUnknownTheme() {
  const { theme, setTheme } = useTheme();
  const isKnown = themes.some((name) => name === theme);
  useEffect(() => {
    if (!isKnown) setTheme(defaultTheme);
  }, [isKnown, setTheme]);
  return null;
}
