import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { acceptsEncoding } from './accepted-encoding';
import type { ScriptElement } from './inline-scripts';

/** The small script that brings the page to life when somebody needs it: lib/front/browser/wake-page.js. */
export interface WakeScript {
  path: string;
  source: Buffer;
  gzip: Buffer;
}

export function readWakeScript(): WakeScript {
  const source = readFileSync(path.resolve(process.cwd(), 'lib/front/browser/wake-page.js'));
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  return { path: `/_next/static/wake-page-${hash}.js`, source, gzip: gzipSync(source, { level: 9 }) };
}

/** @returns false when the path is another */
export function serveWakeScript(
  { path: ownPath, source, gzip }: WakeScript,
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

const preloadedScript = /<link rel="preload" as="script"[^>]*\/?>/g;

/**
 * Takes Next's runtime out of the way of a finished document: its scripts are listed as data instead of being loaded, the page's data stands in elements that
 * browsers do not run, and one small script loads the rest at the first sign that it is needed (docs/decisions/0013-runtime-when-touched.md).
 * @returns the document, or `null` when it is not one of Next's, or holds a script that is not known
 */
export function deferRuntime(
  html: string,
  scripts: readonly ScriptElement[],
  { wakePath, waitsForIdle }: { wakePath: string; waitsForIdle: boolean },
): string | null {
  if (!scripts.some(({ kind }) => kind === 'flight') || scripts.some(({ kind }) => kind === 'unknown'))
    return null;
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
    `<script src="${wakePath}" defer${waitsForIdle ? ' data-when="idle"' : ''}></script></head>`;
  // A function, because `$` in a replacement text has a meaning.
  return deferred.replace(preloadedScript, '').replace('</head>', () => head);
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
