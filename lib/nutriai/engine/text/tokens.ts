import { wordKey } from './word-key';
import { type NormalisedText } from './normalise-text';

export type TokenKind = 'word' | 'number' | 'mark';

/**
 * How a misspelt word was mended: `slip`, one letter of a long word or the like; `guess`, when another word
 * may be meant as well.
 */
export type Repair = 'slip' | 'guess';

/** A word, a number or a mark of a text. */
export interface Token {
  kind: TokenKind;
  /** In small Latin letters, without apostrophes. */
  text: string;
  /** The word in the singular, as names of foods are looked up; the text itself of what is no word. */
  key: string;
  /** What parts it from the token before: white space, a hyphen, or nothing. */
  joint: ' ' | '-' | '';
  /** Place in the original text, in UTF-16 units. */
  start: number;
  end: number;
  /** How sure the reading of the word is: 1 as typed, less when it was mended. */
  certainty: number;
  /** Absent where it stands as typed, or letters were only doubled or disguised. */
  repair?: Repair;
}

/** Short words that French and Italian set before a vowel: "d'amande" is two words. */
const elided = new Set(['d', 'l', 'qu', 'dell', 'all', 'nell', 'sull', 'un']);

/** Vowel signs of Devanagari are marks that belong to the letter before them. */
const word = /\p{L}[\p{L}\p{M}]*(?:'\p{L}[\p{L}\p{M}]*)*/uy;
const number = /\d+(?:[.,]\d+)*%?/y;
const brokenWord = /-[ \t]*\n[ \t]*(?=\p{L})/uy;

/** The tokens of a text, in its order. Never throws; takes time in proportion to the length. */
export function tokenise(normalised: NormalisedText): Token[] {
  const { text } = normalised;
  const tokens: Token[] = [];
  let joint: Token['joint'] = ' ';
  let place = 0;
  const add = (kind: TokenKind, written: string, length: number) => {
    tokens.push({
      kind,
      text: written,
      key: kind === 'word' ? wordKey(written) : written,
      joint,
      start: normalised.starts[place] ?? 0,
      end: normalised.ends[place + length - 1] ?? 0,
      certainty: 1,
    });
    joint = '';
  };
  while (place < text.length) {
    const character = text[place] ?? '';
    if (character === ' ') {
      joint = ' ';
      place += 1;
      continue;
    }
    const letters = matchAt(word, text, place);
    if (letters !== null) {
      const split = elisionOf(letters);
      if (split > 0) {
        add('word', letters.slice(0, split), split);
        joint = ' ';
        place += split + 1;
      } else {
        add('word', letters.replaceAll("'", ''), letters.length);
        place += letters.length;
      }
      continue;
    }
    const digits = matchAt(number, text, place);
    if (digits !== null) {
      add(digits.endsWith('%') ? 'word' : 'number', digits, digits.length);
      place += digits.length;
      continue;
    }
    const previous = tokens.at(-1);
    const afterWord = joint === '' && previous?.kind !== 'mark' && previous !== undefined;
    const broken = afterWord ? matchAt(brokenWord, text, place) : null;
    if (broken !== null) {
      joint = '-';
      place += broken.length;
      continue;
    }
    if (afterWord && joinsWords(text, place, previous)) {
      joint = '-';
      place += 1;
      continue;
    }
    if (character !== "'") add('mark', character, 1);
    else joint = joint === '' ? '' : ' ';
    place += 1;
  }
  return tokens;
}

function matchAt(pattern: RegExp, text: string, place: number): string | null {
  pattern.lastIndex = place;
  return pattern.exec(text)?.[0] ?? null;
}

function elisionOf(letters: string): number {
  const apostrophe = letters.indexOf("'");
  return apostrophe > 0 && elided.has(letters.slice(0, apostrophe)) ? apostrophe : 0;
}

/** A hyphen between letters ("sugar-free", "12-month") parts words; between digits it is a range. */
function joinsWords(text: string, place: number, previous: Token): boolean {
  const character = text[place];
  if (character !== '-' && character !== '_') return false;
  const next = text[place + 1] ?? '';
  return /\p{L}/u.test(next) || (previous.kind === 'word' && /\d/.test(next));
}
