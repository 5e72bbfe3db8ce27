import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepted-encoding';

/** The scripts that hold what is pressed early and load the runtime when somebody needs it. */
export interface RuntimeScripts {
  /** Stands in each document: lib/front/next-adapter/browser/hold-presses.js. */
  hold: string;
  /** SHA-256 of it in base64, for the policy of the documents that it stands in. */
  holdHash: string;
  /** The address of all else: `early-theme.js`, `early-fields.js` and `load-runtime.js` of that folder, in one file. */
  path: string;
  source: Buffer;
  gzip: Buffer;
}

/** When the runtime is loaded without anybody's touch: at once, a moment after the page, or not at all. */
export type RuntimeStart = 'now' | 'idle' | 'touched';

/** Reads both as browsers get them. */
export function readRuntimeScripts(): RuntimeScripts {
  const folder = path.resolve(process.cwd(), 'lib/front/next-adapter/browser');
  const read = (name: string) => withoutComments(readFileSync(path.join(folder, name), 'utf8'));
  const parts = ['early-theme.js', 'early-fields.js', 'load-runtime.js'];
  const source = Buffer.from(parts.map(read).join('\n'));
  const hold = read('hold-presses.js');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  return {
    hold,
    holdHash: createHash('sha256').update(hold).digest('base64'),
    path: `/_next/static/load-runtime-${hash}.js`,
    source,
    gzip: gzipSync(source, { level: 9 }),
  };
}

/** Browsers get the scripts without what is for us: comments, which stand on lines of their own, and indentation. */
function withoutComments(source: string): string {
  return source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/?\*|\/\/)/.test(line))
    .join('\n');
}

/** Serves the file of them. Returns false when the path is another. */
export function serveRuntimeScript(
  { path: ownPath, source, gzip }: RuntimeScripts,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.url !== ownPath || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
  const isGzip = acceptsEncoding(request, 'gzip');
  const body = isGzip ? gzip : source;
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'content-length': body.byteLength,
    ...(isGzip ? { 'content-encoding': 'gzip' } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

/** Puts the scripts into the head of a document whose runtime loads by itself: they hold what is pressed until then. */
export function holdEarlyPresses(html: string, runtime: RuntimeScripts): string {
  return html.replace('</head>', () => `${runtimeElements(runtime, 'touched')}</head>`);
}

/** The elements of both, for the end of a document's head. */
export function runtimeElements({ hold, path: runtimePath }: RuntimeScripts, starts: RuntimeStart): string {
  const when = starts === 'touched' ? '' : ` data-when="${starts}"`;
  return `<script>${hold}</script><script src="${runtimePath}" async${when}></script>`;
}
