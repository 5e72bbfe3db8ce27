/** Returns a sentence as the model reads it: small letters, words and numbers apart by one space, no apostrophes. */
export function plainSentence(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/(?:[^\p{L}\p{N}.]|\.(?!\d))+/gu, ' ')
    .trim();
}
