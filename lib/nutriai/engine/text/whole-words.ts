import { letterDisguises } from './confusables';
import { isKnown, isNameWord } from './known-word';
import { type Token } from './tokens';
import { isUnitWord } from './units';
import { wordKey } from './word-key';

/** How sure a word is that was read out of digits and signs. */
export const disguisedCertainty = 0.85;
const joinedCertainty = 0.85;
const longestDisguise = 24;
const mostDisguises = 5;
/** "7am" is a time, and no "tam". */
const clock = /^\d{1,2}(?:am|pm)$/;

/**
 * The tokens with the pieces of words joined: digits for letters ("h0ney"), letters set apart ("h o n e y"),
 * words broken in two ("hon ey"). Takes time in proportion to the length.
 */
export function wholeWords(tokens: readonly Token[]): Token[] {
  return joinBroken(joinSpaced(undisguise(tokens)));
}

function merged(tokens: readonly Token[], text: string, certainty: number): Token {
  const [first] = tokens;
  return {
    kind: 'word',
    text,
    key: wordKey(text),
    joint: first?.joint ?? ' ',
    start: first?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    certainty,
  };
}

/**
 * Runs of letters, digits and signs without a space that read as a word of a food's name once each sign is
 * the letter it stands for.
 */
function undisguise(tokens: readonly Token[]): Token[] {
  const repaired: Token[] = [];
  for (let place = 0; place < tokens.length;) {
    const end = endOfRun(tokens, place);
    const run = tokens.slice(place, end);
    const word = run.length > 1 ? disguisedWord(run) : null;
    if (word === null) repaired.push(...run);
    else repaired.push(merged(run, word, disguisedCertainty));
    place = end;
  }
  return repaired;
}

function endOfRun(tokens: readonly Token[], first: number): number {
  let end = first + 1;
  if (!mayBeDisguise(tokens[first])) return end;
  while (end < tokens.length && tokens[end]?.joint === '' && mayBeDisguise(tokens[end])) end += 1;
  return end;
}

function mayBeDisguise(token: Token | undefined): boolean {
  if (!token) return false;
  return token.kind === 'word'
    ? !token.text.includes('%')
    : [...token.text].every((sign) => sign in letterDisguises);
}

function disguisedWord(run: readonly Token[]): string | null {
  const text = run.map((token) => token.text).join('');
  if (clock.test(text) || isAmount(run)) return null;
  const letters = run.filter(({ kind }) => kind === 'word');
  if (letters.length === 0 || text.length < 3 || text.length > longestDisguise) return null;
  if (letters.every((token) => token.text.length > 2 && isKnown(token.text))) return null;
  const signs = [...text].filter((sign) => sign in letterDisguises).length;
  if (signs > mostDisguises || signs * 2 > text.length) return null;
  return spellings(text).find(isNameWord) ?? null;
}

/** "7oz" is seven ounces, and no word that begins with a disguised t. */
function isAmount([number, unit, ...rest]: readonly Token[]): boolean {
  return number?.kind === 'number' && unit !== undefined && isUnitWord(unit.text) && rest.length === 0;
}

function spellings(text: string): string[] {
  return [...text].reduce<string[]>(
    (starts, sign) =>
      (letterDisguises[sign] ?? [sign]).flatMap((letter) => starts.map((start) => start + letter)),
    [''],
  );
}

/** Single letters in a row: "h o n e y", "h.o.n.e.y", "h-o-n-e-y". */
function joinSpaced(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (let place = 0; place < tokens.length;) {
    const { letters, end } = lettersFrom(tokens, place);
    const words = letters.length >= 3 ? spelledWords(letters) : null;
    // Letters that spell nothing from the first on spell nothing from a later one on either: the whole run is
    // done with.
    for (const token of words ?? tokens.slice(place, end)) joined.push(token);
    place = end;
  }
  return joined;
}

/**
 * The single letters in a row from a token on, and where what follows them begins: at the next token, where
 * that is no letter.
 */
function lettersFrom(tokens: readonly Token[], first: number): { letters: Token[]; end: number } {
  const letters: Token[] = [];
  let end = first + 1;
  let place = first;
  for (let token = tokens[place]; token && isLetter(token); token = tokens[place]) {
    letters.push(token);
    end = place + 1;
    place = isSeparator(tokens[end]) ? end + 1 : end;
  }
  return { letters, end };
}

function isLetter({ kind, text }: Token): boolean {
  return kind !== 'number' && text.length === 1 && /\p{L}/u.test(text);
}

function isSeparator(token: Token | undefined): boolean {
  return token?.kind === 'mark' && /^[.,/|_=+:;-]$/.test(token.text);
}

/**
 * The words that letters spell, the longest first; the letters that spell none are left out of it. Null when
 * they spell no food.
 */
function spelledWords(letters: readonly Token[]): Token[] | null {
  const text = letters.map((letter) => letter.text).join('');
  const words: Token[] = [];
  let found = false;
  for (let place = 0; place < text.length;) {
    let end = Math.min(text.length, place + 20);
    while (end > place + 2 && !isNameWord(text.slice(place, end))) end -= 1;
    if (end > place + 2) {
      words.push(merged(letters.slice(place, end), text.slice(place, end), joinedCertainty));
      found = true;
    } else {
      end = place + 1;
      words.push(...letters.slice(place, end));
    }
    place = end;
  }
  return found ? words : null;
}

/** Two or three pieces of one word: "hon ey", "pea-nuts". At least one piece is no word. */
function joinBroken(tokens: readonly Token[]): Token[] {
  const repaired: Token[] = [];
  const strange = tokens.map(({ kind, text }) => kind === 'word' && !isKnown(text));
  for (let place = 0; place < tokens.length;) {
    const mayJoin = strange[place] || strange[place + 1] || strange[place + 2];
    const length = (mayJoin ? [3, 2] : []).find((count) => joinsToWord(tokens, place, count)) ?? 1;
    const pieces = tokens.slice(place, place + length);
    if (length === 1) repaired.push(...pieces);
    else {
      const text = pieces.map((piece) => piece.text).join('');
      repaired.push({ ...merged(pieces, text, joinedCertainty), repair: 'slip' });
    }
    place += length;
  }
  return repaired;
}

function joinsToWord(tokens: readonly Token[], first: number, count: number): boolean {
  const pieces = tokens.slice(first, first + count);
  if (pieces.length < count || pieces.some(({ kind }) => kind !== 'word')) return false;
  if (pieces.every(({ text }) => isKnown(text))) return false;
  const text = pieces.map((piece) => piece.text).join('');
  return text.length >= 4 && text.length <= 20 && isNameWord(text);
}
