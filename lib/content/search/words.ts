/** A word of a text: where it stands, and the form under which it is indexed and looked for. */
export interface Word {
  /** Lower case, without accents and apostrophes. */
  text: string;
  start: number;
  end: number;
}

/** Letters and digits with their marks; an apostrophe inside belongs to the word (`baby’s`), a hyphen does not. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’ʼ][\p{L}\p{N}\p{M}]+)*/gu;

const asciiOnly = /^[a-z0-9]+$/;
const maxWordLength = 40;

/** Letters that Unicode does not take apart into a base letter and a mark. */
const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * The words of a text in their order. The same cut serves the index, the query and the highlighting, on both
 * databases.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [found] = match;
    const folded = foldWord(found);
    if (folded) words.push({ text: folded, start: match.index, end: match.index + found.length });
  }
  return words;
}

function foldWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower.length <= maxWordLength && asciiOnly.test(lower)) return lower;
  const folded = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’ʼ]s$/u, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => foldedLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]/gu, '');
  return folded.length <= maxWordLength ? folded : [...folded].slice(0, maxWordLength).join('');
}
