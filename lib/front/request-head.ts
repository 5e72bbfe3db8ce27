import type { IncomingMessage } from 'node:http';
import { isHostField } from './host-field';

export interface HeadProblem {
  status: 400 | 501;
  detail: string;
}

/**
 * Fields that say one thing. Where two lines of one stand, one reader believes the first and another the last
 * (RFC 9110 §5.3), and Node drops all but one without a word.
 */
const singleFields = new Set([
  'authorization',
  'content-length',
  'content-type',
  'host',
  'idempotency-key',
  'if-modified-since',
  'if-range',
  'if-unmodified-since',
  'range',
]);

const unreadable = 'The address cannot be read.';

/**
 * Checks what Node's parser lets through although RFC 9112 does not: the version, the target and its form,
 * `Host`, fields that stand twice, transfer codings. The target of a good request becomes its path and query,
 * whichever form it had.
 * @returns what is wrong; after it the connection cannot be trusted any more
 */
export function requestHeadProblem(request: IncomingMessage): HeadProblem | null {
  const { httpVersionMajor, httpVersionMinor, headers } = request;
  if (httpVersionMajor !== 1) return bad(`HTTP/${request.httpVersion} is not spoken here.`);
  const repeated = repeatedField(request.rawHeaders);
  if (repeated !== null) return bad(`The header "${repeated}" stands twice.`);
  const { host } = headers;
  if (host === undefined ? httpVersionMinor > 0 : !isHostField(host)) {
    return bad(host === undefined ? 'The header "host" is missing.' : 'The header "host" is no host.');
  }
  const target = pathOfTarget(request.url ?? '', request.method);
  if (target === null) return bad(unreadable);
  request.url = target;
  return codingProblem(headers['transfer-encoding'], httpVersionMinor);
}

function repeatedField(rawHeaders: readonly string[]): string | null {
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (!singleFields.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}

/**
 * RFC 9112 §3.2: a path; a proxy's absolute form, which names us whoever it names; `*`, which is about the
 * server itself and for OPTIONS alone.
 */
function pathOfTarget(target: string, method: string | undefined): string | null {
  // A fragment stays with the browser.
  if (target.includes('#')) return null;
  if (target.startsWith('/')) return target;
  if (target === '*') return method === 'OPTIONS' ? '/' : null;
  const [, authority = '', path = ''] = /^https?:\/\/([^/?]*)((?:[/?].*)?)$/i.exec(target) ?? [];
  if (!isHostField(authority)) return null;
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Bodies come as they are or in chunks. HTTP/1.0 knows no chunks: whoever sends them there is not to be
 * believed about where the body ends.
 */
function codingProblem(codings: string | undefined, minorVersion: number): HeadProblem | null {
  if (codings === undefined || (codings.toLowerCase() === 'chunked' && minorVersion > 0)) return null;
  const isOfOtherCodings = minorVersion > 0 && /^[\w-]+(?:\s*,\s*[\w-]+)*\s*,\s*chunked$/i.test(codings);
  return isOfOtherCodings
    ? { status: 501, detail: 'The transfer coding is not known here.' }
    : bad('The transfer coding cannot be read.');
}

function bad(detail: string): HeadProblem {
  return { status: 400, detail };
}
