import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepted-encoding';
import type { ScriptElement } from './inline-scripts';

/** The scripts that hold what is pressed early and load the runtime when somebody needs it. */
export interface WakeScripts {
  /** Stands in each document: lib/front/browser/hold-presses.js. */
  hold: string;
  /** SHA-256 of it in base64, for the policy of the documents that it stands in. */
  holdHash: string;
  /** The address of all else: lib/front/browser/wake-page.js. */
  path: string;
  source: Buffer;
  gzip: Buffer;
}

/** When the runtime is loaded without anybody's touch: at once, a moment after the page, or not at all. */
export type RuntimeStart = 'now' | 'idle' | 'touched';

export function readWakeScripts(): WakeScripts {
  const folder = path.resolve(process.cwd(), 'lib/front/browser');
  const read = (name: string) => withoutComments(readFileSync(path.join(folder, name), 'utf8'));
  const source = Buffer.from(read('wake-page.js'));
  const hold = read('hold-presses.js');
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  return {
    hold,
    holdHash: createHash('sha256').update(hold).digest('base64'),
    path: `/_next/static/wake-page-${hash}.js`,
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

/** @returns false when the path is another */
export function serveWakeScript(
  { path: ownPath, source, gzip }: WakeScripts,
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
export function holdEarlyPresses(html: string, wake: WakeScripts): string {
  return html.replace('</head>', () => `${scriptsOf(wake, 'touched')}</head>`);
}

function scriptsOf({ hold, path: wakePath }: WakeScripts, starts: RuntimeStart): string {
  const when = starts === 'touched' ? '' : ` data-when="${starts}"`;
  return `<script>${hold}</script><script src="${wakePath}" async${when}></script>`;
}

/** Scripts, and sheets of what only the runtime draws, that the document would fetch ahead of it. */
const preloaded = /<link rel="preload"(?= [^>]*\bas="(?:script|style)")[^>]*>/g;

/**
 * Takes Next's runtime out of the way of a finished document: its scripts are listed as data instead of being
 * loaded, the page's data stands in elements that browsers do not run, and a small script loads the rest at
 * the first sign that it is needed (docs/decisions/0013-runtime-when-touched.md).
 * @returns the document, or `null` when it is not one of Next's, or holds a script that is not known
 */
export function deferRuntime(
  html: string,
  scripts: readonly ScriptElement[],
  { wake, starts }: { wake: WakeScripts; starts: RuntimeStart },
): string | null {
  if (!isNextDocument(scripts) || scripts.some(({ kind }) => kind === 'unknown')) return null;
  const files = scripts.filter(
    ({ kind, attributes }) => kind === 'file' && !/\bnomodule\b/i.test(attributes),
  );
  const paths = files.map(({ attributes }) => /\bsrc="([^"]*)"/.exec(attributes)?.[1] ?? '');
  let deferred = '';
  let index = 0;
  for (const script of scripts) {
    const replacement = replacementOf(script);
    if (replacement === null) continue;
    deferred += html.slice(index, script.start) + replacement;
    index = script.end;
  }
  deferred += html.slice(index);
  const head =
    `<script type="application/x-late-files">${JSON.stringify(paths)}</script>` +
    `${scriptsOf(wake, starts)}</head>`;
  // A function, because `$` in a replacement text has a meaning.
  return deferred.replace(preloaded, '').replace('</head>', () => head);
}

/** Whether a document is a page that React hydrates. */
export function isNextDocument(scripts: readonly ScriptElement[]): boolean {
  return scripts.some(({ kind }) => kind === 'flight');
}

/** Whether a script runs in the document as before, when the runtime waits. */
export function staysInPlace(script: ScriptElement): boolean {
  return replacementOf(script) === null;
}

/** `null` for what stays as it is. */
function replacementOf({ kind, attributes, json }: ScriptElement): string | null {
  if (kind === 'file') return /\bnomodule\b/i.test(attributes) ? null : '';
  if (kind === 'flight-start') return '';
  if (kind === 'chunks') return `<script type="application/x-late-chunks">${json}</script>`;
  if (kind === 'flight') return `<script type="application/x-late-flight">${json}</script>`;
  return null;
}
