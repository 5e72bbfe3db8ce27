import { ands, type Denial, type NegationReader, ors } from './denial';
import { articles, conjunctions } from './function-words';
import { type Mention } from './mention';
import { type DenialAfter, denialsAfter } from './negation-phrases';
import { isPreparationWord } from './preparations-in';
import { longestMatch, type PhraseMatch } from './phrase-tree';
import { type Sentence } from './sentences';
import { type Token } from './tokens';
import { knowledge } from '../knowledge/knowledge';
import { expressionInLines } from './expression-in-lines';

const words = knowledge.denials.suffixes;
const freeWords: ReadonlySet<string> = new Set(words.free);
const lessWords: ReadonlySet<string> = new Set(words.less);
const notFreeOf: ReadonlySet<string> = new Set(words.notFreeOf);
const neverFree: ReadonlySet<string> = new Set(words.never);
const labels: ReadonlySet<string> = new Set(words.labels);
const auxiliaries: ReadonlySet<string> = new Set(words.auxiliaries);
const nots: ReadonlySet<string> = new Set(words.nots);
const deniedBy: ReadonlySet<string> = new Set(words.deniedBy);
const leftOut: ReadonlySet<string> = new Set(words.leftOut);
const deniers: ReadonlySet<string> = new Set(words.deniers);
const hedges: ReadonlySet<string> = new Set(words.hedges);
const claimWords: ReadonlySet<string> = new Set(words.claimWords);
const saidBefore: ReadonlySet<string> = new Set(words.saysSo);

/** "Honey-free", "egg and dairy free", "honey not included". */
export function suffixDenials(
  reader: NegationReader,
  mentions: readonly Mention[],
  sentence: Sentence,
): Denial[] {
  const denials: Denial[] = [];
  for (const mention of mentions) {
    if (mention.role !== 'ingredient') continue;
    const end = endOfSuffix(reader, mention, sentence);
    if (end === null || deniedItself(reader, mention, sentence)) continue;
    const listed = [...claimsBefore(reader, mention, sentence), mention];
    for (const denied of listed) denied.role = 'negated';
    const isClaim =
      isFreeOrLess(reader.tokens[end - 1]?.text ?? '') ||
      phraseAfter(reader, mention, sentence)?.value === 'left_out';
    denials.push({ first: listed[0]?.first ?? mention.first, end, mentions: listed, isClaim });
  }
  return denials;
}

function isFreeOrLess(word: string): boolean {
  return freeWords.has(word) || lessWords.has(word);
}

/** Where what denies a food right after it ends; null when nothing does. */
export function endOfSuffix({ tokens }: NegationReader, { end }: Mention, sentence: Sentence): number | null {
  const phrase = phraseAfter({ tokens }, { end }, sentence);
  if (phrase !== null) return phrase.end;
  const word = (place: number) => (place < sentence.end ? (tokens[place]?.text ?? '') : '');
  const [next, after] = [word(end), word(end + 1)];
  if (lessWords.has(next) && tokens[end]?.joint === '-') return end + 1;
  if (freeWords.has(next) && after === 'on' && labels.has(word(end + 3) || word(end + 2))) return end + 1;
  if (freeWords.has(next))
    return notFreeOf.has(after) && tokens[end]?.joint !== '-' ? null : notRange(after, end);
  let place = end;
  while (auxiliaries.has(word(place))) place += 1;
  if (nots.has(word(place))) {
    const verb = word(place + 1) === 'be' ? place + 2 : place + 1;
    if (deniedBy.has(word(verb))) return verb + 1;
  }
  // "Eggs removed from the heat" are there; a “stone removed, skin off” is not.
  const following = word(place + 1);
  const goesOn = conjunctions.has(following) || (isPreparationWord(following) && following !== 'from');
  const closed = place + 1 >= sentence.end || tokens[place + 1]?.kind === 'mark' || goesOn;
  if (leftOut.has(word(place)) && closed) return place + 1;
  const isLast = end + 2 >= sentence.end || tokens[end + 2]?.kind === 'mark';
  if ([':', '-'].includes(next) && (after === 'none' || (after === 'no' && isLast))) return end + 2;
  return null;
}

/** The phrase of “süt olmadan” and the like. */
function phraseAfter(
  { tokens }: Pick<NegationReader, 'tokens'>,
  { end }: Pick<Mention, 'end'>,
  sentence: Sentence,
): PhraseMatch<DenialAfter> | null {
  return longestMatch(denialsAfter(), tokens, { first: end, wordOf: ({ text }) => text, end: sentence.end });
}

/** Even with a hyphen "egg-free range" is no claim. */
function notRange(after: string, end: number): number | null {
  return neverFree.has(after) ? null : end + 1;
}

/** What is said of a kind that was not to be had: "out of the wheat-free kind", "could not find dairy-free". */
const notHad = expressionInLines()`
  (?:^| )(?:${words.notHad.join('|')})(?: (?:${words.notHadFillers.join('|')}))*$
`;
const notFound = expressionInLines()`
  \b(?:${words.notFound.join('|')}) (?:\w+ ){0,2}(?:${words.found.join('|')})$
`;
/** Words that stand between it and the kind. */
const longestNotHad = 6;

/** "Not sugar-free" is with sugar, and so is bread where they were out of the sugar-free kind. */
function deniedItself(reader: NegationReader, mention: Mention, sentence: Sentence): boolean {
  const { tokens } = reader;
  const from = Math.max(sentence.first, mention.first - longestNotHad);
  const before = tokens.slice(from, mention.first).map(({ kind, text }) => (kind === 'mark' ? ',' : text));
  const said = before.slice(before.lastIndexOf(',') + 1);
  if (notHad.test(said.join(' '))) return true;
  while (articles.has(said.at(-1) ?? '') || hedges.has(said.at(-1) ?? '')) said.pop();
  if (notFound.test(said.join(' '))) return true;
  return isPlainlyDenied(reader, mention, sentence);
}

function isPlainlyDenied({ tokens }: NegationReader, { first }: Mention, sentence: Sentence): boolean {
  for (let place = first - 1; place >= sentence.first && place >= first - 2; place -= 1) {
    const text = tokens[place]?.text ?? '';
    if (deniers.has(text)) return true;
    if (!articles.has(text) && !hedges.has(text)) return false;
  }
  return false;
}

/** Foods before "X free" that share its "free": "egg/dairy-free", "egg- and dairy-free", "nut and dairy free". */
function claimsBefore(
  { tokens, endingAt }: NegationReader,
  { first, end }: Mention,
  sentence: Sentence,
): Mention[] {
  const link = first - 1;
  if (link <= sentence.first) return [];
  const text = tokens[link]?.text ?? '';
  const [before] = endingAt.get(link) ?? [];
  if (
    before &&
    before.role === 'ingredient' &&
    (text === '/' || sharesClaim(tokens, before, { link: text, end, sentence }))
  )
    return [before];
  const hyphen = tokens[link - 1]?.text === '-' && (ands.has(text) || ors.has(text));
  const [suspended] = endingAt.get(link - 1) ?? [];
  return hyphen && suspended?.role === 'ingredient' ? [suspended] : [];
}

function sharesClaim(
  tokens: readonly Token[],
  before: Mention,
  { link, end, sentence }: { link: string; end: number; sentence: Sentence },
): boolean {
  if (!conjunctions.has(link) || tokens[end]?.joint === '-') return false;
  const word = tokens[before.first];
  const single = before.end - before.first === 1 && word !== undefined && claimWords.has(word.text);
  if (single) return true;
  // "It is egg and dairy free." – but not "with milk and gluten-free oats".
  const afterFree = end + 1 < sentence.end ? tokens[end + 1] : undefined;
  const ahead = before.first > sentence.first ? tokens[before.first - 1] : undefined;
  const saysSo = ahead === undefined || ahead.kind === 'mark' || saidBefore.has(ahead.text);
  return saysSo && (afterFree === undefined || afterFree.kind === 'mark');
}
