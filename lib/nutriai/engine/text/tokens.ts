import { wordKey } from './word-key';
import { type NormalisedText } from './normalise-text';

export type TokenKind = 'word' | 'number' | 'mark';

/**
 * How a misspelt word was corrected: `slip`, one letter of a long word or the like; `guess`, when another word
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
  /** How sure the reading of the word is: 1 as typed, less when it was corrected. */
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

/** Returns the tokens of a text, in its order. Never throws; takes time in proportion to the length. */
export function tokenise(normalised: NormalisedText): Token[] {
  return new Tokeniser(normalised).run();
}

class Tokeniser {
  readonly #tokens: Token[] = [];
  readonly #normalised: NormalisedText;
  readonly #text: string;
  #joint: Token['joint'] = ' ';
  #place = 0;

  constructor(normalised: NormalisedText) {
    this.#normalised = normalised;
    this.#text = normalised.text;
  }

  run(): Token[] {
    while (this.#place < this.#text.length) {
      if (!this.#readSpace() && !this.#readWord() && !this.#readNumber() && !this.#readJoint())
        this.#readMark();
    }
    return this.#tokens;
  }

  #readSpace(): boolean {
    if (this.#text[this.#place] !== ' ') return false;
    this.#joint = ' ';
    this.#place += 1;
    return true;
  }

  #readWord(): boolean {
    const letters = matchAt(word, this.#text, this.#place);
    if (letters === null) return false;
    const split = elisionOf(letters);
    if (split > 0) {
      this.#add('word', letters.slice(0, split), split);
      this.#joint = ' ';
      this.#place += split + 1;
    } else {
      this.#add('word', letters.replaceAll("'", ''), letters.length);
      this.#place += letters.length;
    }
    return true;
  }

  #readNumber(): boolean {
    const digits = matchAt(number, this.#text, this.#place);
    if (digits === null) return false;
    this.#add(digits.endsWith('%') ? 'word' : 'number', digits, digits.length);
    this.#place += digits.length;
    return true;
  }

  /** A hyphen between words, or one at the end of a line that breaks a word. */
  #readJoint(): boolean {
    const previous = this.#tokens.at(-1);
    if (this.#joint !== '' || previous === undefined || previous.kind === 'mark') return false;
    const broken = matchAt(brokenWord, this.#text, this.#place);
    if (broken === null && !joinsWords(this.#text, this.#place, previous)) return false;
    this.#joint = '-';
    this.#place += broken?.length ?? 1;
    return true;
  }

  #readMark(): void {
    const character = this.#text[this.#place] ?? '';
    if (character !== "'") this.#add('mark', character, 1);
    else this.#joint = this.#joint === '' ? '' : ' ';
    this.#place += 1;
  }

  #add(kind: TokenKind, written: string, length: number): void {
    this.#tokens.push({
      kind,
      text: written,
      key: kind === 'word' ? wordKey(written) : written,
      joint: this.#joint,
      start: this.#normalised.starts[this.#place] ?? 0,
      end: this.#normalised.ends[this.#place + length - 1] ?? 0,
      certainty: 1,
    });
    this.#joint = '';
  }
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
