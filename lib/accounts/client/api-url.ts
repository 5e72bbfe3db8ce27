/**
 * The address of an API path (specification §7: '{host}'). Without NEXT_PUBLIC_API_HOST the API is on the
 * site's own host.
 *
 * Only paths are taken: a bearer token follows these addresses, and '//elsewhere' or 'https://elsewhere'
 * would hand it to a stranger.
 */
export function apiUrl(path: string): string {
  if (!/^\/(?![/\\])/.test(path)) {
    throw new RangeError(`Not a path of the API: ${path}`);
  }
  // Named in full because Next replaces this very expression when it builds for the browser.
  const host = process.env.NEXT_PUBLIC_API_HOST ?? '';
  return `${host.replace(/(?<!\/)\/+$/, '')}${path}`;
}
