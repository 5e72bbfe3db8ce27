const word = /^[a-z][a-z0-9]{0,19}(?:[-._][a-z0-9]{1,19})*$/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-/;

/**
 * A request's path as it may be logged: without its query, and each part that is no word of the site or of an
 * article's address (ids, tokens, whatever somebody typed) replaced by `:id`.
 */
export function logPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (path.startsWith('/_next/')) return '/_next/…';
  return path
    .split('/')
    .map((part) => (part === '' || (word.test(part) && !uuid.test(part)) ? part : ':id'))
    .slice(0, 12)
    .join('/');
}
