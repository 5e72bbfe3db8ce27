import { otherEnglish } from './other-english';
import { stemWord } from './stem-word';
import { stopWords } from './stop-words';
import { type Word, wordsOf } from './words';

const maxQueryLength = 200;
/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const notForOneLine = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const maxWords = 12;
/** A single letter is a word of its own (`vitamin d`) and not the beginning of all others. */
const shortestPrefix = 2;

/** One word of a query: what stands for it in the index. */
export interface QueryWord extends Word {
  /** Any of these stems counts as this word. */
  stems: readonly string[];
  /** The last word may still be growing: any word that begins like this counts too. */
  prefix: string | null;
}

export interface SearchQuery {
  /** What was asked for, cut to a length that is worth looking for. */
  text: string;
  words: readonly QueryWord[];
}

/** Reads what somebody typed. Nothing of it but letters and digits ever reaches the database's query language. */
export function readQuery(input: string): SearchQuery {
  const letters = [...input.normalize('NFC').replace(notForOneLine, ' ').trim()];
  const text = letters.slice(0, maxQueryLength).join('').trim();
  const found = wordsOf(text);
  const last = found.at(-1);
  const distinct = found.filter((word, index) => {
    return found.findIndex((other) => other.text === word.text) === index || word === last;
  });
  const telling = distinct.filter((word) => !stopWords.has(word.text));
  const chosen = (telling.length > 0 ? telling : distinct).slice(0, maxWords);
  return { text, words: chosen.map((word) => toQueryWord(word, word === last)) };
}

function toQueryWord(word: Word, isLast: boolean): QueryWord {
  const canGrow = isLast && word.text.length >= shortestPrefix;
  return { ...word, stems: stemsOf(word.text), prefix: canGrow ? word.text : null };
}

/** Who asks for a diaper finds what we say of nappies. */
function stemsOf(word: string): string[] {
  return [...new Set([word, ...otherEnglish(word)].map(stemWord))];
}

/** The query with another word in the place of one of its own. */
export function withWord(query: SearchQuery, word: QueryWord, text: string): SearchQuery {
  const shift = text.length - (word.end - word.start);
  const words = query.words.map((other) => {
    if (other === word)
      return { ...word, text, end: word.start + text.length, stems: stemsOf(text), prefix: null };
    return other.start > word.start
      ? { ...other, start: other.start + shift, end: other.end + shift }
      : other;
  });
  return { text: query.text.slice(0, word.start) + text + query.text.slice(word.end), words };
}

/** Whether a word of a text is what one of the query's words stands for. */
export function isFoundBy(word: QueryWord, text: string): boolean {
  const stem = stemWord(text);
  if (word.stems.includes(stem)) return true;
  return word.prefix !== null && (text.startsWith(word.prefix) || stem.startsWith(word.prefix));
}
