import { type RuntimeStart, runtimeElements, type RuntimeScripts } from '../runtime-scripts';
import type { ScriptElement } from './inline-scripts';

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
  { runtime, starts }: { runtime: RuntimeScripts; starts: RuntimeStart },
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
    `${runtimeElements(runtime, starts)}</head>`;
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
