import { parsedUrl } from '../../platform/http/parsed-url';

/**
 * Whether an editor's link may stand on a page: a place on this site (`/blog/…`), or a whole https address.
 * Everything else is refused, `mailto:`, `javascript:` and what browsers read as another host (`//host`,
 * `/\host`) among it.
 */
export function isLinkAddress(href: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(href)) return false;
  if (href.startsWith('/')) return !href.startsWith('//');
  const url = parsedUrl(href);
  return url?.protocol === 'https:' && url.hostname.includes('.');
}
