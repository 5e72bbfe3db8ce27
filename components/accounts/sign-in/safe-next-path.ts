import { parsedUrl } from '@/lib/platform/http/parsed-url';

const fallback = '/profile';

/** A longer address would not fit into the headers of a request once it is encoded. */
const mostCharacters = 2_000;

/** Returns where to go after signing in: a path of this site, or the profile. */
export function safeNextPath(next: string): string {
  return ownPath(next) ?? fallback;
}

/**
 * Returns a path of this site as it is, and `null` for anything else. The address is checked as the browser
 * will read it, which drops line breaks and turns backslashes: `/\elsewhere` and `//elsewhere` are other
 * sites.
 */
export function ownPath(next: string): string | null {
  const base = 'https://site.invalid';
  if (!next.startsWith('/') || next.length > mostCharacters) return null;
  const url = parsedUrl(next, base);
  if (!url) return null;
  const { origin, pathname, search, hash } = url;
  const isOurs = origin === base && !pathname.startsWith('//');
  const isLoop = /^\/sign-in\/?$/.test(pathname);
  return isOurs && !isLoop ? `${pathname}${search}${hash}` : null;
}
