import { parsedUrl } from '../../../platform/http/parsed-url';

/**
 * Whether a link leads to one of these addresses of the site: with or without the site's own host, a slash at
 * the end, a query or a place on the page.
 */
export function leadsTo(
  address: string,
  { paths, siteUrl }: { paths: readonly string[]; siteUrl: string },
): boolean {
  const url = address === '' ? null : parsedUrl(address, siteUrl);
  if (!url) return false;
  const { origin, pathname } = url;
  const path = pathname !== '/' && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return origin === new URL(siteUrl).origin && paths.includes(path);
}
