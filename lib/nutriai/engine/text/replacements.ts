/** Other words for a part of a text. */
export interface Replacement {
  start: number;
  end: number;
  to: string;
}

/** Returns a text with its parts said otherwise. They are in its order and do not overlap. */
export function withReplacements(text: string, replacements: readonly Replacement[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, to } of replacements) {
    result += text.slice(at, start) + to;
    at = end;
  }
  return result + text.slice(at);
}
