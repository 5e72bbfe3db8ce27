/**
 * Vowel signs and the like, without which a word in Devanagari is another word: "केला" is a banana, "कल" is
 * yesterday. The dot below a letter is not among them: few type it.
 */
const keptMarks = /^[\u0901-\u0903\u093a\u093b\u093e-\u094d]$/;

/**
 * Letters of Arabic and Urdu that one types for another, and a mark of Devanagari that stands for the one
 * beside it.
 */
const sameLetters: Readonly<Record<string, string>> = {
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ہ: 'ه',
  ۃ: 'ه',
  ھ: 'ه',
  ە: 'ه',
  ـ: '',
  '\u0901': '\u0902',
};

/** Whether a mark over or beside a letter makes another word. */
export function isKeptMark(character: string): boolean {
  return keptMarks.test(character);
}

/** The letter or mark that texts are compared by. */
export function sameLetter(character: string): string {
  return sameLetters[character] ?? character;
}

/** Whether a text has letters beyond Latin, Greek and Cyrillic. */
export function isInOtherScript(text: string): boolean {
  return /[\u0590-\u1cff]/.test(text);
}

/** Words of another script as `normaliseText` gives them. */
export function plainScript(text: string): string {
  return Array.from(text.normalize('NFKD'), (character) =>
    /^\p{M}$/u.test(character) && !isKeptMark(character) ? '' : sameLetter(character),
  ).join('');
}
