import { knowledge } from '../knowledge/knowledge';
import { germanCompound } from './german-compound';
import { isKnown, isKnownBesideNames, isNameWord } from './known-word';
import { isInOtherScript } from './letters-of-scripts';
import { lexicon } from './lexicon';
import { withoutArabicPrefix } from './arabic-prefix';
import { withoutByAdjective } from './denying-adjective';
import { withoutDiminutive } from './diminutive';
import { correctionOf, sameButDoubled } from './misspelling';
import { misspeltForm } from './misspelt-form';
import { pairedWord } from './misspelt-pair';
import { negationTree } from './negation-phrases';
import { normaliseText } from './normalise-text';
import { isOrdinaryWord, standsInList } from './ordinary-words';
import { isPreparationWord } from './preparations-in';
import { withoutDotOfSpoon, withoutShorthand } from './shorthand';
import { type Token } from './tokens';
import { disguisedCertainty, wholeWords } from './whole-words';
import { wordKey } from './word-key';

const splitCertainty = 0.75;
const misspelledCertainty = 0.65;
const badlyMisspelledCertainty = 0.5;

const longestSplitWord = 40;
const longestUndoubled = 20;
/** A text of more misspelt words is no recipe; the rest of them stay unknown. */
const mostCorrections = 200;

/**
 * The tokens with words made whole that were written so that a program would miss them: digits for letters
 * ("h0ney"), letters set apart ("h o n e y"), words broken in two ("hon ey") or run together ("honeytoast"),
 * letters or syllables repeated ("hooney", "bananana") and misspellings ("honney"). Only what would otherwise
 * be unknown changes. Takes time in proportion to the length.
 */
export function repairTokens(tokens: readonly Token[]): Token[] {
  const corrections = new Map<string, Token | null>();
  const whole = wholeWords(withoutDotOfSpoon(withoutShorthand(tokens)));
  return whole.flatMap((token, place) => {
    if (token.kind !== 'word') return [token];
    const isName = beginsName(token, whole[place + 1]);
    const claim = isName ? null : (withoutSuffix(token) ?? withoutByAdjective(token));
    if (claim !== null) return claim;
    if (isKnown(token.text))
      return [(isStray(token, whole[place - 1]) ? pairedToken(token, whole[place + 1]) : null) ?? token];
    const prefixed = withoutArabicPrefix(token, isKnown);
    if (prefixed !== null) return prefixed;
    const compound = germanCompound(token);
    if (compound !== null) return compound;
    const base = withoutDiminutive(token, isKnown);
    if (base !== null) return [base];
    const paired = pairedToken(token, whole[place + 1]);
    if (paired !== null) return [paired];
    const apart = splitRunTogether(token);
    if (apart === null) return [corrected(token, corrections)];
    // "Salmonn" is rather a slip than "sal" and something.
    const slip = apart.some(({ text }) => text.length < 4) ? corrected(token, corrections) : token;
    if (slip.text === token.text) return apart;
    // What would deny a food ("ban anana") is made of a strange word only where nothing else can be meant.
    return slip.certainty >= misspelledCertainty || apart.some(denies) ? [slip] : apart;
  });
}

/** “Swete potatoe”: together with the next word, be that misspelt too, only one name is near. */
function pairedToken(token: Token, next: Token | undefined): Token | null {
  if (next?.kind !== 'word' || isInOtherScript(token.text)) return null;
  const nextKey = isKnown(next.text) ? next.key : wordKey(correctionOf(next.key)?.word ?? next.key);
  const word = pairedWord(token.text, nextKey);
  return word === null
    ? null
    : { ...token, text: word, key: wordKey(word), certainty: misspelledCertainty, repair: 'slip' };
}

/** Whether a name of a food goes on from a word to the next, as "eggless mayonnaise" does. */
function beginsName({ key }: Token, next: Token | undefined): boolean {
  const node = lexicon().root.next.get(key);
  return node !== undefined && (node.value !== null || (next !== undefined && node.next.has(next.key)));
}

/** The “brest” of “brest milk” is known from “Paris Brest” only, and no name leads to it here. */
function isStray({ text, key }: Token, previous: Token | undefined): boolean {
  const { next } = lexicon().root;
  if (next.has(key) || isKnownBesideNames(text)) return false;
  return !(previous && next.get(previous.key)?.next.has(key));
}

/** The longest first, so that "freie" is not taken for a shorter one. */
const endings = [...new Set(knowledge.denials.endings.map((ending) => normaliseText(ending).text))].sort(
  (one, other) => other.length - one.length,
);
const leftOutByEnding = new RegExp(`^(\\p{L}{2,20}?)(${endings.join('|')})$`, 'u');
const englishEndings = new Set(['free', 'less']);

/** "eggless", "dairyfree", "yumurtasız", "eifreie": a food and what says that it is left out. */
function withoutSuffix(token: Token): Token[] | null {
  if (isPreparationWord(token.text)) return null;
  const [, food, suffix] = leftOutByEnding.exec(token.text) ?? [];
  if (food === undefined || suffix === undefined || !isNameWord(food)) return null;
  const isEnglish = englishEndings.has(suffix);
  if (isEnglish && (food.length < 3 || isOrdinaryWord(token.text))) return null;
  const word = isEnglish ? suffix : 'less';
  return [
    { ...token, text: food, key: wordKey(food) },
    { ...token, text: word, key: word, joint: '-' },
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
  if (parts === null || !parts.some(isNameWord) || !holdName(parts)) return null;
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

/** Whether words are the name of a food, or one of them is: the “cole” and “man” of a maker’s name are not. */
function holdName(parts: readonly string[]): boolean {
  const { root } = lexicon();
  const keys = parts.map(wordKey);
  const whole = keys.reduce<typeof root | undefined>((node, key) => node?.next.get(key), root);
  return (whole?.value ?? null) !== null || keys.some((key) => (root.next.get(key)?.value ?? null) !== null);
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

/** “Sofft”: a word that names no food with one of its doubled letters written once. */
function undoubled(word: string): string | null {
  if (word.length < 5 || word.length > longestUndoubled) return null;
  const once = [...word.matchAll(/(\p{L})\1/gu)].map(
    ({ index }) => word.slice(0, index) + word.slice(index + 1),
  );
  return (
    once.find(
      (written) => isKnownBesideNames(written) && !lexicon().root.next.get(wordKey(written))?.value,
    ) ?? null
  );
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
  const said = form ?? (correction?.isSure ? null : undoubled(token.text));
  if (said !== null) return { ...token, text: said, key: wordKey(said), certainty: misspelledCertainty };
  if (!correction) return null;
  const certainty = correction.edits === 1 ? misspelledCertainty : badlyMisspelledCertainty;
  const repaired = { ...token, text: correction.word, key: wordKey(correction.word), certainty };
  if (sameButDoubled(token.text, correction.word)) return repaired;
  return { ...repaired, repair: correction.isSure ? 'slip' : 'guess' };
}
