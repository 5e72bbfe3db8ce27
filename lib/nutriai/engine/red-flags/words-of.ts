import { wholeLetters } from '../foods/food-name-key';
import { withPlainDigits } from '../plain-digits';

/** A word of a text, ready to be compared. */
export interface Word {
  text: string;
  /** Which sentence it stands in. */
  sentence: number;
  /** Which part of a sentence, between commas. */
  clause: number;
}

/** Arabic letters that are written in more than one way, beside those of Latin script. */
const foldedLetters: Readonly<Record<string, string>> = { ...wholeLetters, ى: 'ي', ة: 'ه' };

/** French and Italian articles and pronouns that lose their vowel: "l'eau", "dell'acqua". "Can't" stays one word. */
const elided = /(?<![\p{L}\p{N}])(l|d|s|j|n|m|t|c|qu|dell|nell|all|dall|sull|un|quell)['’`](?=\p{L})/gu;

/** Returns a text in lower case, without accents and apostrophes. Vowel signs of Hindi stay: they are letters to it. */
export function foldedText(text: string): string {
  return withPlainDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(elided, '$1 ')
    .replace(/[ßæœøłđðıىة]/g, (letter) => foldedLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g, '')
    .normalize('NFC')
    .replace(/['’`]/g, '');
}

const parts = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+|[.!?;:,\n।؟،]/gu;

/** Splits a text into words and numbers, with the sentence and clause that each stands in. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let sentence = 0;
  let clause = 0;
  for (const [part] of foldedText(text).matchAll(parts)) {
    if (/^[\p{L}\p{M}\d]/u.test(part)) {
      words.push({ text: part.replace(',', '.'), sentence, clause });
      continue;
    }
    clause += 1;
    if (part !== ',' && part !== '،') sentence += 1;
  }
  return words;
}
