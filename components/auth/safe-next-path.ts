const fallback = '/profile';

/**
 * Where to go after signing in: a path of this site, or the profile. The address is checked as the browser will read it, which drops line breaks and
 * turns backslashes: `/\elsewhere` and `//elsewhere` are other sites.
 */
export function safeNextPath(next: string): string {
  if (!next.startsWith('/')) return fallback;
  const base = 'https://site.invalid';
  if (!URL.canParse(next, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, base);
  const isOurs = origin === base && !pathname.startsWith('//');
  const isLoop = /^\/sign-in\/?$/.test(pathname);
  return isOurs && !isLoop ? `${pathname}${search}${hash}` : fallback;
}
