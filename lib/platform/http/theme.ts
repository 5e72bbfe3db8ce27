export const themes = ['dark', 'light'] as const;
export type Theme = (typeof themes)[number];

export const defaultTheme: Theme = 'dark';

/** Local storage key and root attribute, both given by the specification. */
export const themeStorageKey = 'theme';

/** Local storage key of the English that pages for everybody are read in: 'en-US', or British. */
export const englishStorageKey = 'english';

/** Browser chrome in the colour of the page. */
export const themeColours: Record<Theme, string> = { dark: '#10191b', light: '#faf8f1' };

/**
 * Runs in <head>, before the first paint, so that nobody sees the wrong theme; next-themes takes over once React has
 * hydrated the page. A browser that refuses storage shows the default. It also marks that a session may be there, so
 * that 'Sign In' does not flash at a member, and which English is read.
 */
export const themeScript =
  'try{var r=document.documentElement,s=localStorage;' +
  `r.dataset.theme=s.getItem('${themeStorageKey}')==='light'?'light':'dark';` +
  `if(s.getItem('access_token'))r.dataset.session='stored';` +
  `if(s.getItem('${englishStorageKey}')==='en-US')r.dataset.english='en-US'}catch(e){}`;
