/** What search results show of a description before they cut it. */
const charactersAtMost = 155;

/**
 * Returns the description with the longest of the endings that still fits, so that no sentence breaks off;
 * a description too long by itself ends at a word.
 * @param endings sentences, the longest first
 */
export function fitDescription(description: string, endings: readonly string[]): string {
  const whole = endings
    .map((ending) => `${description} ${ending}`)
    .find(({ length }) => length <= charactersAtMost);
  return whole ?? cutAtWord(description);
}

function cutAtWord(text: string): string {
  if (text.length <= charactersAtMost) return text;
  const head = text.slice(0, charactersAtMost - 1);
  const space = head.lastIndexOf(' ');
  // A word too long by itself is cut, but no character of two halves.
  const cut = space > 0 ? head.slice(0, space) : head.replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/[\s.,;:–—-]{1,9}$/, '')}…`;
}
