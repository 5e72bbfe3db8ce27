import { plainText } from '../foods/food-name-key';
import { latinLookalike } from './confusables';
import { isKeptMark, sameLetter } from './letters-of-scripts';
import { knowledge } from '../knowledge/knowledge';

/** Text in small Latin letters, digits and plain marks, and where each of its units came from. */
export interface NormalisedText {
  text: string;
  /** For each UTF-16 unit of `text` the place in the original where its character starts. */
  starts: readonly number[];
  /** … and where that character ends. */
  ends: readonly number[];
}

/**
 * Characters that show nothing: format marks (zero width, soft hyphen, direction), marks over letters,
 * fillers, variation selectors.
 */
const invisible = /^[\p{Cf}\p{M}\u115f\u1160\u3164\uffa0\u180b-\u180f]$/u;

/** Marks drawn in many ways, as the one that later steps know. */
const plainMarks: Readonly<Record<string, string>> = {
  '×': ' x ',
  '✕': ' x ',
  '✖': ' x ',
  '⁄': '/',
  '∕': '/',
  '÷': '/',
  '•': '\n',
  '·': ' ',
  '‣': '\n',
  '▪': '\n',
  '●': '\n',
  '◦': '\n',
  '○': '\n',
  '■': '\n',
  '□': '\n',
  '☐': '\n',
  '☑': '\n',
  '✓': '\n',
  '✔': '\n',
  '→': '. ',
  '⇒': '. ',
  '\u2028': '\n',
  '\u2029': '\n',
  '\u0085': '\n',
  '、': ',',
  '，': ',',
  '،': ',',
  '。': '. ',
  '；': ';',
  '؛': ';',
  '؟': '?',
  '۔': '. ',
  '।': '. ',
  '：': ':',
  // NFKD makes a "No" of it, which would read as a negation.
  '№': ' ',
  '™': ' ',
  '℠': ' ',
  º: ' ',
  ª: ' ',
};

/**
 * The text as a reader takes it: lower case, no accents, no invisible characters, letters that only look
 * Latin made Latin, emoji of foods in words, vulgar fractions as "1/2". Never throws; takes time in
 * proportion to the length.
 */
export function normaliseText(original: string): NormalisedText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let place = 0;
  for (const character of original) {
    const end = place + character.length;
    const plain = plainCharacter(character);
    for (let unit = 0; unit < plain.length; unit += 1) {
      starts.push(place);
      ends.push(end);
    }
    text += plain;
    place = end;
  }
  return { text, starts, ends };
}

function plainCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return plainAscii(character, code);
  if (isKeptMark(character)) return sameLetter(character);
  if (invisible.test(character)) return '';
  const food = knowledge.emoji[character];
  if (food !== undefined) return ` ${food} `;
  const mark = plainMarks[character];
  if (mark !== undefined) return mark;
  const lookalike = latinLookalike(character);
  if (lookalike !== undefined) return lookalike;
  if (/\p{Pd}|[−⁃]/u.test(character)) return '-';
  if (/[‘’‚‛′`´]/u.test(character)) return "'";
  if (/\p{Pi}|\p{Pf}|[„‟″]/u.test(character)) return '"';
  if (/\s/u.test(character)) return ' ';
  return decomposed(character);
}

function plainAscii(character: string, code: number): string {
  if (character === '\n' || character === '\r' || code === 0x0b || code === 0x0c) return '\n';
  if (code < 0x20 || code === 0x7f) return ' ';
  // Marks of emphasis in mark-down say nothing.
  if (character === '*' || character === '~' || character === '`') return character === '`' ? "'" : '';
  return character === '&' ? ' and ' : character.toLowerCase();
}

/** The base letters of a composed character; a vulgar fraction stands apart from the digit before it. */
function decomposed(character: string): string {
  const parts = character.normalize('NFKD');
  if (parts.includes('⁄')) return ` ${parts.replace('⁄', '/')} `;
  let plain = '';
  for (const part of parts) {
    if (isKeptMark(part)) {
      plain += sameLetter(part);
      continue;
    }
    if (invisible.test(part)) continue;
    const code = part.codePointAt(0) ?? 0;
    if (code < 0x80) plain += part.toLowerCase();
    else if (/\p{L}/u.test(part)) plain += latinLookalike(part) ?? plainText(sameLetter(part));
    else if (/\p{Nd}/u.test(part)) plain += decimalDigit(part);
    else plain += ' ';
  }
  return plain;
}

/**
 * The digit that a digit of another script stands for; each script has its ten in a row, from a code point
 * that ends in 0 or 6.
 */
function decimalDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
