/** The words with a small letter at their beginning. */
export function uncapitalised(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
