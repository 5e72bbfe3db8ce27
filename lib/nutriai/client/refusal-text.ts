/**
 * All that a refusal says, however deep (`{items: {0: {text: ['…']}}}`), each sentence once; null where it
 * says nothing.
 */
export function refusalText(body: unknown): string | null {
  const texts = [...new Set(textsIn(body))];
  return texts.length === 0 ? null : texts.join(' ');
}

/** `code` is for programs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'code' ? [] : textsIn(inner)));
}
