import { escapeHtml } from '../publishing/escape-html';
import type { TextPart } from './text-parts';

/** Parts of a text as HTML: everything escaped, what was looked for in `<mark>`. */
export function markedHtml(parts: readonly TextPart[]): string {
  return parts
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}
