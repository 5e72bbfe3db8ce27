import { articles, conjunctions, givingVerbs } from './function-words';
import { type Mention } from './mention';
import { type NegationKind, negationTree } from './negation-phrases';
import { longestMatch, type PhraseMatch } from './phrase-tree';
import { isPreparationWord } from './preparations-in';
import { type Layout, type Sentence } from './sentences';
import { type Token } from './tokens';

/** Foods that one phrase denies; the phrase and the foods reach from token `first` to before `end`. */
export interface Denial {
  first: number;
  end: number;
  mentions: readonly Mention[];
  /** It says of the food beside it what it is free from ("without nuts"), and is no order to the cook ("don't add nuts"). */
  isClaim: boolean;
}

/** Words that may stand between a negation and the food it denies. */
const fillers = new Set([
  ...articles,
  ...'refined processed artificial hidden normal regular standard usual kind form sort type types of much ever single ordinary real table sea pure actual'.split(
    ' ',
  ),
]);
const mostFillers = 5;

/** After the last food of a list these mean that the list is what is served, not what is left out. */
const listClosers = new Set([
  'added',
  'needed',
  'required',
  'allowed',
  'included',
  'in',
  'whatsoever',
  'please',
  'at',
  'before',
  'until',
  'yet',
]);

/** After "X free" these show that "free" does not belong to X. */
const notFreeOf = new Set([
  'range',
  'flow',
  'time',
  'school',
  'fall',
  'trial',
  'sample',
  'gift',
  'delivery',
  'roaming',
  'flowing',
  'from',
  'of',
  'standing',
  'hand',
  'if',
  'when',
  'to',
  'on',
]);

const ors = new Set(['or', 'nor', 'ou', 'oder', '/', 'ni', 'ani']);
const ands = new Set(['and', 'y', 'et', 'und', 'e', 'i', 'plus']);

/** Foods whose absence is often claimed together: "no added salt and sugar". */
const claimedTogether = new Set(['salt', 'sugar', 'sweeteners', 'stock-cube']);

interface Reader {
  tokens: readonly Token[];
  /** Mentions by the token they begin at. */
  at: ReadonlyMap<number, readonly Mention[]>;
  /** Mentions by the token that follows them. */
  endingAt: ReadonlyMap<number, readonly Mention[]>;
  /** Tokens within a name after its first. */
  inside: ReadonlySet<number>;
}

/**
 * Sets the role of the foods that a text leaves out, compares with, or warns of traces of, and tells which were denied together. A negation
 * reaches the next food; it goes on over "or" and "nor", over commas only when the list ends with "or" ("no added salt, sugar or honey"),
 * and over "and" only where nobody could mean otherwise. So a denied food never hides another that is there.
 */
export function applyNegations(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences }: Layout,
): Denial[] {
  const reader = newReader(tokens, mentions);
  return sentences.flatMap((sentence) => [
    ...phraseDenials(reader, sentence),
    ...suffixDenials(reader, mentionsOf(reader, sentence), sentence),
  ]);
}

function newReader(tokens: readonly Token[], mentions: readonly Mention[]): Reader {
  const at = new Map<number, Mention[]>();
  const endingAt = new Map<number, Mention[]>();
  const inside = new Set<number>();
  for (const mention of mentions) {
    at.set(mention.first, [...(at.get(mention.first) ?? []), mention]);
    endingAt.set(mention.end, [...(endingAt.get(mention.end) ?? []), mention]);
    for (let place = mention.first + 1; place < mention.end; place += 1) inside.add(place);
  }
  return { tokens, at, endingAt, inside };
}

function mentionsOf({ at }: Reader, { first, end }: Sentence): Mention[] {
  const found: Mention[] = [];
  for (let place = first; place < end; place += 1) found.push(...(at.get(place) ?? []));
  return found;
}

function phraseDenials(reader: Reader, sentence: Sentence): Denial[] {
  const denials: Denial[] = [];
  for (let place = sentence.first; place < sentence.end;) {
    const phrase = longestMatch(negationTree(), reader.tokens, place, {
      wordOf: ({ text }) => text,
      end: sentence.end,
    });
    const starts = phrase && !reader.inside.has(place) && !reader.at.has(place);
    if (starts && phrase.value !== 'keep' && !exceptsFromAll(reader, phrase, sentence)) {
      const denial = denialAfter(reader, phrase, sentence);
      if (denial) denials.push(denial);
    }
    place = starts ? phrase.end : place + 1;
  }
  return denials;
}

/** "Blend everything without the grapes" does not leave out the grapes. */
function exceptsFromAll({ tokens }: Reader, phrase: PhraseMatch<NegationKind>, sentence: Sentence): boolean {
  if (phrase.value !== 'leave_out') return false;
  return tokens
    .slice(sentence.first, phrase.first)
    .some(({ text }) => text === 'everything' || text === 'all');
}

function denialAfter(reader: Reader, phrase: PhraseMatch<NegationKind>, sentence: Sentence): Denial | null {
  const [first] = firstAfter(reader, phrase, sentence);
  // In "not sugar-free" the one takes back the other.
  if (!first || endOfSuffix(reader, first, sentence) !== null) return null;
  const listed = [first, ...restOfList(reader, first, phrase.value, sentence)];
  const end = listed.at(-1)?.end ?? phrase.end;
  switch (phrase.value) {
    case 'traces':
      for (const mention of listed) mention.traces = true;
      return null;
    case 'likeness':
      for (const mention of listed) mention.role = 'mention';
      return null;
    case 'replace':
      return replaced(reader, phrase, first, sentence);
    default:
      for (const mention of listed) mention.role = 'negated';
      return { first: phrase.first, end, mentions: listed, isClaim: claims(reader.tokens, phrase) };
  }
}

const claimOpeners = new Set([
  'no',
  'without',
  'with',
  'free',
  'contains',
  'contain',
  'containing',
  'has',
  'have',
  'zero',
  'w',
  'sans',
  'sin',
  'ohne',
  'senza',
  'sem',
  'bez',
  'minus',
  'does',
  'doesnt',
]);

const orders = new Set([...givingVerbs].filter((verb) => !verb.startsWith('contain')));

/** "No nuts" claims, "no need to add nuts" and "instead of nuts" do not. */
function claims(tokens: readonly Token[], { first, end }: PhraseMatch<NegationKind>): boolean {
  const words = tokens.slice(first, end).map(({ text }) => text);
  return claimOpeners.has(words[0] ?? '') && !words.some((word) => orders.has(word));
}

/** "Replace X with Y" leaves out X; "substitute X for Y" leaves out Y. */
function replaced(
  reader: Reader,
  phrase: PhraseMatch<NegationKind>,
  first: Mention,
  sentence: Sentence,
): Denial | null {
  const verb = reader.tokens[phrase.first]?.text ?? '';
  const link = reader.tokens[first.end]?.text;
  const swapped = verb.startsWith('sub') && link === 'for';
  const [gone] = swapped
    ? firstAfter(reader, { ...phrase, end: first.end + 1, value: 'leave_out' }, sentence)
    : [first];
  if (!gone) return null;
  gone.role = 'negated';
  return null;
}

/** The foods that begin where a negation's reach ends; empty when other words come first. */
function firstAfter(
  reader: Reader,
  { first, end, value }: PhraseMatch<NegationKind>,
  sentence: Sentence,
): readonly Mention[] {
  const limit = Math.min(sentence.end, end + mostFillers);
  // The last word of the phrase may begin the name: "no extra virgin olive oil".
  for (let place = first + 1; place < end; place += 1) {
    const within = reader.at.get(place)?.filter((mention) => mention.end > end);
    if (within && within.length > 0) return within;
  }
  for (let place = end; place < limit; place += 1) {
    const mentions = reader.at.get(place);
    if (mentions) return mentions;
    if (!isFiller(reader, place, value)) return [];
  }
  return reader.at.get(limit) && limit < sentence.end ? (reader.at.get(limit) ?? []) : [];
}

function isFiller({ tokens }: Reader, place: number, kind: NegationKind): boolean {
  const token = tokens[place];
  if (token?.kind !== 'word') return false;
  if (fillers.has(token.text)) return true;
  if (kind === 'not') return false;
  if (isPreparationWord(token.text) && !['with', 'in', 'on', 'for', 'to', 'as'].includes(token.text))
    return true;
  const next = tokens[place + 1];
  return ors.has(token.text) && next !== undefined && isPreparationWord(next.text);
}

/** The foods of a list after its first that are denied with it. */
function restOfList(reader: Reader, first: Mention, kind: NegationKind, sentence: Sentence): Mention[] {
  const rest: Mention[] = [];
  let last = first;
  for (;;) {
    const link = linkAfter(reader, last, sentence);
    if (!link || !goesOn(reader, last, link, kind, sentence)) return rest;
    rest.push(link.mention);
    last = link.mention;
  }
}

interface Link {
  kind: 'or' | 'and' | 'comma';
  mention: Mention;
}

/** The next food of a list and the word or mark before it; null when anything else stands between. */
function linkAfter({ tokens, at }: Reader, { end }: Mention, sentence: Sentence): Link | null {
  let kind: Link['kind'] | null = null;
  for (let place = end; place < sentence.end; place += 1) {
    const [mention] = at.get(place) ?? [];
    if (mention) return kind && { kind, mention };
    const text = tokens[place]?.text ?? '';
    if (ors.has(text)) kind = 'or';
    else if (ands.has(text)) kind = kind === 'or' ? kind : 'and';
    else if (text === ',') kind ??= 'comma';
    else if (!fillers.has(text) && text !== 'no') return null;
  }
  return null;
}

function goesOn(
  reader: Reader,
  last: Mention,
  { kind, mention }: Link,
  negation: NegationKind,
  sentence: Sentence,
): boolean {
  if (negation === 'traces') return true;
  if (kind === 'or') return true;
  if (negation === 'replace' || negation === 'not') return false;
  if (kind === 'comma') return closesWithOr(reader, mention, sentence);
  const together = [last, mention].every(({ meaning }) =>
    meaning.foods.some((food) => claimedTogether.has(food)),
  );
  return (
    (together || negation === 'free_from' || negation === 'likeness') && endsPhrase(reader, mention, sentence)
  );
}

/** Whether a list of bare names goes on to a last "or", after which nothing tells how it is served. */
function closesWithOr(reader: Reader, first: Mention, sentence: Sentence): boolean {
  let last = first;
  for (;;) {
    const link = linkAfter(reader, last, sentence);
    if (!link || link.kind === 'and') return false;
    if (link.kind === 'or') return endsPhrase(reader, link.mention, sentence);
    last = link.mention;
  }
}

function endsPhrase({ tokens }: Reader, { end }: Mention, sentence: Sentence): boolean {
  const next = end < sentence.end ? tokens[end] : undefined;
  return next === undefined || next.kind === 'mark' || listClosers.has(next.text);
}

/** "Honey-free", "egg and dairy free", "honey not included". */
function suffixDenials(reader: Reader, mentions: readonly Mention[], sentence: Sentence): Denial[] {
  const denials: Denial[] = [];
  for (const mention of mentions) {
    if (mention.role !== 'ingredient') continue;
    const end = endOfSuffix(reader, mention, sentence);
    if (end === null || deniedItself(reader, mention, sentence)) continue;
    const listed = [...claimsBefore(reader, mention, sentence), mention];
    for (const denied of listed) denied.role = 'negated';
    const isClaim = ['free', 'less'].includes(reader.tokens[end - 1]?.text ?? '');
    denials.push({ first: listed[0]?.first ?? mention.first, end, mentions: listed, isClaim });
  }
  return denials;
}

const auxiliaries = new Set(['is', 'are', 'was', 'were', 'be', 'has', 'have', 'been']);
const deniedBy = new Set([
  'included',
  'used',
  'added',
  'needed',
  'required',
  'allowed',
  'suitable',
  'recommended',
  'necessary',
  'present',
  'safe',
  'advised',
  'permitted',
  'given',
  'offered',
]);
const leftOut = new Set(['omitted', 'removed', 'excluded', 'skipped']);

/** Where what denies a food right after it ends; null when nothing does. */
function endOfSuffix({ tokens }: Reader, { end }: Mention, sentence: Sentence): number | null {
  const word = (place: number) => (place < sentence.end ? (tokens[place]?.text ?? '') : '');
  const [next, after] = [word(end), word(end + 1)];
  if (next === 'less' && tokens[end]?.joint === '-') return end + 1;
  if (next === 'free')
    return notFreeOf.has(after) && tokens[end]?.joint !== '-' ? null : notRange(after, end);
  let place = end;
  while (auxiliaries.has(word(place))) place += 1;
  if (['not', 'never'].includes(word(place)) && deniedBy.has(word(place + 1))) return place + 2;
  // "Eggs removed from the heat" are there.
  const closed = place + 1 >= sentence.end || tokens[place + 1]?.kind === 'mark';
  if (leftOut.has(word(place)) && closed) return place + 1;
  if ([':', '-'].includes(next) && after === 'none') return end + 2;
  return null;
}

/** Even with a hyphen "egg-free range" is no claim. */
function notRange(after: string, end: number): number | null {
  return after === 'range' ? null : end + 1;
}

/** "Not sugar-free" is with sugar. */
function deniedItself({ tokens }: Reader, { first }: Mention, sentence: Sentence): boolean {
  for (let place = first - 1; place >= sentence.first && place >= first - 2; place -= 1) {
    const text = tokens[place]?.text ?? '';
    if (['not', 'isnt', 'never', 'arent', 'wasnt'].includes(text)) return true;
    if (!articles.has(text)) return false;
  }
  return false;
}

/** Words that name an allergen only in such claims, and so may share one "free": "nut and dairy free". */
const claimWords = new Set(['dairy', 'gluten', 'nut', 'lactose', 'wheat', 'soy', 'soya']);

/** Foods before "X free" that share its "free": "egg/dairy-free", "egg- and dairy-free", "nut and dairy free". */
function claimsBefore({ tokens, endingAt }: Reader, { first, end }: Mention, sentence: Sentence): Mention[] {
  const link = first - 1;
  if (link <= sentence.first) return [];
  const text = tokens[link]?.text ?? '';
  const [before] = endingAt.get(link) ?? [];
  if (
    before &&
    before.role === 'ingredient' &&
    (text === '/' || sharesClaim(tokens, before, text, end, sentence))
  )
    return [before];
  const hyphen = tokens[link - 1]?.text === '-' && (ands.has(text) || ors.has(text));
  const [suspended] = endingAt.get(link - 1) ?? [];
  return hyphen && suspended?.role === 'ingredient' ? [suspended] : [];
}

function sharesClaim(
  tokens: readonly Token[],
  before: Mention,
  link: string,
  end: number,
  sentence: Sentence,
): boolean {
  if (!conjunctions.has(link) || tokens[end]?.joint === '-') return false;
  const word = tokens[before.first];
  const single = before.end - before.first === 1 && word !== undefined && claimWords.has(word.text);
  if (single) return true;
  // "It is egg and dairy free." – but not "with milk and gluten-free oats".
  const afterFree = end + 1 < sentence.end ? tokens[end + 1] : undefined;
  const ahead = before.first > sentence.first ? tokens[before.first - 1] : undefined;
  const saysSo =
    ahead === undefined || ahead.kind === 'mark' || ['is', 'are', 'its', 'fully'].includes(ahead.text);
  return saysSo && (afterFree === undefined || afterFree.kind === 'mark');
}
