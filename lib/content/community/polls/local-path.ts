import { parsedUrl } from '../../../platform/http/parsed-url';

const fallback = '/blog';

/**
 * A path of this site, to be led back to. The address is checked as the browser will read it, which drops
 * line breaks and turns backslashes: `/\elsewhere` and `//elsewhere` are other sites. Query and fragment are
 * left out: nothing of ours needs them there.
 */
export function localPath(text: string): string {
  const base = 'https://site.invalid';
  const url = text.startsWith('/') ? parsedUrl(text, base) : null;
  if (!url) return fallback;
  const { origin, pathname } = url;
  return origin === base && !pathname.startsWith('//') ? pathname : fallback;
}
