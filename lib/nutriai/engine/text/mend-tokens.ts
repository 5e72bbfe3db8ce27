import { letterDisguises } from './confusables';
import { isFunctionWord } from './function-words';
import { germanCompound } from './german-compound';
import { isInOtherScript } from './letters-of-scripts';
import { lexicon } from './lexicon';
import { withoutArabicPrefix } from './arabic-prefix';
import { correctionOf, sameButDoubled } from './misspelling';
import { misspeltForm } from './misspelt-form';
import { negationTree } from './negation-phrases';
import { isOrdinaryWord, standsInList } from './ordinary-words';
import { isPreparationWord } from './preparations-in';
import { type Token } from './tokens';
import { isUnitWord } from './units';
import { wordKey } from './word-key';

const disguisedCertainty = 0.85;
const joinedCertainty = 0.85;
const splitCertainty = 0.75;
const misspelledCertainty = 0.65;
const badlyMisspelledCertainty = 0.5;

const longestDisguise = 24;
const mostDisguises = 5;
/** "7am" is a time, and no "tam". */
const clock = /^\d{1,2}(?:am|pm)$/;
const longestSplitWord = 40;
/** A text of more misspelt words is no recipe; the rest of them stay unknown. */
const mostCorrections = 200;

/**
 * The tokens with words made whole that were written so that a program would miss them: digits for letters
 * ("h0ney"), letters set apart ("h o n e y"), words broken in two ("hon ey") or run together ("honeytoast"),
 * letters or syllables repeated ("hooney", "bananana") and misspellings ("honney"). Only what would otherwise
 * be unknown changes. Takes time in proportion to the length.
 */
export function mendTokens(tokens: readonly Token[]): Token[] {
  const corrections = new Map<string, Token | null>();
  const whole = joinBroken(joinSpaced(undisguise(tokens)));
  return whole.flatMap((token, place) => {
    if (token.kind !== 'word') return [token];
    const claim = beginsName(token, whole[place + 1]) ? null : withoutSuffix(token);
    if (claim !== null) return claim;
    if (isKnown(token.text)) return [token];
    const prefixed = withoutArabicPrefix(token, isKnown);
    if (prefixed !== null) return prefixed;
    const compound = germanCompound(token);
    if (compound !== null) return compound;
    const apart = splitRunTogether(token);
    if (apart === null) return [corrected(token, corrections)];
    // "Salmonn" is rather a slip than "sal" and something.
    const slip = apart.some(({ text }) => text.length < 4) ? corrected(token, corrections) : token;
    if (slip.text === token.text) return apart;
    // What would deny a food ("ban anana") is made of a strange word only where nothing else can be meant.
    return slip.certainty >= misspelledCertainty || apart.some(denies) ? [slip] : apart;
  });
}

/** Whether a word needs no mending: it is in a name of a food, or an ordinary word. */
export function isKnown(word: string): boolean {
  return [isNameWord, isOrdinaryWord, isFunctionWord, isUnitWord, isPreparationWord].some((is) => is(word));
}

function isNameWord(word: string): boolean {
  return lexicon().words.has(word) || lexicon().words.has(wordKey(word));
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
  const mended: Token[] = [];
  for (let place = 0; place < tokens.length;) {
    const end = endOfRun(tokens, place);
    const run = tokens.slice(place, end);
    const word = run.length > 1 ? disguisedWord(run) : null;
    if (word === null) mended.push(...run);
    else mended.push(merged(run, word, disguisedCertainty));
    place = end;
  }
  return mended;
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
  const mended: Token[] = [];
  const strange = tokens.map(({ kind, text }) => kind === 'word' && !isKnown(text));
  for (let place = 0; place < tokens.length;) {
    const mayJoin = strange[place] || strange[place + 1] || strange[place + 2];
    const length = (mayJoin ? [3, 2] : []).find((count) => joinsToWord(tokens, place, count)) ?? 1;
    const pieces = tokens.slice(place, place + length);
    if (length === 1) mended.push(...pieces);
    else {
      const text = pieces.map((piece) => piece.text).join('');
      mended.push({ ...merged(pieces, text, joinedCertainty), repair: 'slip' });
    }
    place += length;
  }
  return mended;
}

function joinsToWord(tokens: readonly Token[], first: number, count: number): boolean {
  const pieces = tokens.slice(first, first + count);
  if (pieces.length < count || pieces.some(({ kind }) => kind !== 'word')) return false;
  if (pieces.every(({ text }) => isKnown(text))) return false;
  const text = pieces.map((piece) => piece.text).join('');
  return text.length >= 4 && text.length <= 20 && isNameWord(text);
}

/** Whether a name of a food goes on from a word to the next, as "eggless mayonnaise" does. */
function beginsName({ key }: Token, next: Token | undefined): boolean {
  const node = lexicon().root.next.get(key);
  return node !== undefined && (node.value !== null || (next !== undefined && node.next.has(next.key)));
}

/** "eggless", "dairyfree": a food and what says that it is left out. */
function withoutSuffix(token: Token): Token[] | null {
  if (isOrdinaryWord(token.text) || isPreparationWord(token.text)) return null;
  const match = /^(\p{L}{3,20}?)(free|less)$/u.exec(token.text);
  const food = match?.[1];
  const suffix = match?.[2];
  if (food === undefined || suffix === undefined || !isNameWord(food)) return null;
  return [
    { ...token, text: food, key: wordKey(food) },
    { ...token, text: suffix, key: suffix, joint: '-' },
  ];
}

/** Whether a word alone leaves out the food after it. */
function denies({ text }: Token): boolean {
  const kind = negationTree().next.get(text)?.value ?? null;
  return kind !== null && kind !== 'keep';
}

/** "honeytoast": words of names or ordinary words, at least one of a name, that fill the whole word. */
function splitRunTogether(token: Token): Token[] | null {
  const { text } = token;
  if (text.length < 6 || text.length > longestSplitWord || isInOtherScript(text)) return null;
  const parts = partsOf(text);
  if (parts === null || !parts.some(isNameWord)) return null;
  const isPlain = parts.every((part) => part.length > 3 && (isNameWord(part) || standsInList(part)));
  return parts.map((part, place) => ({
    ...token,
    text: part,
    key: wordKey(part),
    joint: place === 0 ? token.joint : ' ',
    certainty: splitCertainty,
    ...(!isPlain && { repair: 'guess' as const }),
  }));
}

/** The fewest known words of three letters or more that make up a word; null when there are none such. */
function partsOf(text: string): string[] | null {
  const ways: (string[] | null)[] = [[]];
  for (let end = 1; end <= text.length; end += 1) {
    let shortest: string[] | null = null;
    for (let start = 0; start <= end - 3; start += 1) {
      const before = ways[start];
      const part = text.slice(start, end);
      if (
        !before ||
        before.length >= 3 ||
        (shortest && shortest.length <= before.length + 1) ||
        !isKnown(part)
      )
        continue;
      shortest = [...before, part];
    }
    ways.push(shortest);
  }
  return ways[text.length] ?? null;
}

function corrected(token: Token, corrections: Map<string, Token | null>): Token {
  if (!corrections.has(token.text) && corrections.size < mostCorrections)
    corrections.set(token.text, correctedWord(token));
  const word = corrections.get(token.text);
  if (!word) return token;
  const { text, key, certainty, repair } = word;
  return { ...token, text, key, certainty, ...(repair && { repair }) };
}

function correctedWord(token: Token): Token | null {
  // Words of other scripts are short and alike: one letter makes another food.
  if (isInOtherScript(token.text)) return null;
  const single = token.text.replace(/(\p{L})\1{2,}/gu, '$1');
  const double = token.text.replace(/(\p{L})\1{2,}/gu, '$1$1');
  const syllable = token.text.replace(/(\p{L}{2,3})\1{2,}/gu, '$1$1');
  const ending = token.text.replace(/(\p{L})\1$/u, '$1');
  const repeated = [double, single, syllable, ending].find((word) => word !== token.text && isKnown(word));
  if (repeated !== undefined)
    return { ...token, text: repeated, key: wordKey(repeated), certainty: disguisedCertainty };
  const correction = correctionOf(wordKey(single)) ?? correctionOf(single);
  const form = correction?.isSure ? null : misspeltForm(single, correction !== null);
  if (form !== null) return { ...token, text: form, key: wordKey(form), certainty: misspelledCertainty };
  if (!correction) return null;
  const certainty = correction.edits === 1 ? misspelledCertainty : badlyMisspelledCertainty;
  const mended = { ...token, text: correction.word, key: wordKey(correction.word), certainty };
  if (sameButDoubled(token.text, correction.word)) return mended;
  return { ...mended, repair: correction.isSure ? 'slip' : 'guess' };
}
