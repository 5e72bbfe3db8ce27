/**
 * Returns a sentence as the model reads it: small letters, words and numbers apart by one space, no apostrophes. The
 * vowels of Hindi and Arabic are marks: without them words fall apart.
 */
export function plainSentence(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/(?:[^\p{L}\p{M}\p{N}.]|\.(?!\d))+/gu, ' ')
    .trim();
}
