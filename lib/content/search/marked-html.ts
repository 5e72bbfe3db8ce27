import type { TextPart } from './text-parts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Parts of a text as HTML: everything escaped, what was looked for in `<mark>`. */
export function markedHtml(parts: readonly TextPart[]): string {
  return parts
    .map(({ text, isMatch }) => (isMatch ? `<mark>${escapeHtml(text)}</mark>` : escapeHtml(text)))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}
