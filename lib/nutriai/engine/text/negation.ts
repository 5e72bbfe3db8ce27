import { fillers, restOfList } from './denied-list';
import { denialIsCertain } from './certain-denial';
import { takenBack } from './corrections';
import { type Denial, type NegationReader, newReader, ors } from './denial';
import { givingVerbs } from './function-words';
import { type Mention } from './mention';
import { type NegationKind, negationTree, opensClaim, toDrinkTree } from './negation-phrases';
import { longestMatch, type PhraseMatch } from './phrase-tree';
import { isPreparationWord } from './preparations-in';
import { type Layout, type Sentence } from './sentences';
import { endOfSuffix, suffixDenials } from './suffix-denials';
import { type Token } from './tokens';

const mostFillers = 5;

/**
 * Sets the role of the foods that a text leaves out, compares with, or warns of traces of, and tells which
 * were denied together. A negation reaches the next food; it goes on over "or" and "nor", over commas only
 * when the list ends with "or" ("no added salt, sugar or honey"), and over "and" only where nobody could mean
 * otherwise. So a denied food never hides another that is there.
 */
export function applyNegations(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences }: Layout,
): Denial[] {
  const reader = newReader(tokens, mentions);
  denyWhatIsAsked(reader, sentences);
  const corrected = takenBack(reader, sentences);
  const isCertain = denialIsCertain(tokens);
  const denied = sentences.flatMap((sentence) => [
    ...phraseDenials(reader, sentence, isCertain),
    ...suffixDenials(reader, mentionsOf(reader, sentence), sentence),
  ]);
  return [...corrected, ...denied];
}

const noes = new Set(['no', 'nope', 'nah', 'non', 'nein', 'nao']);

/** After the no they begin what is served: “no about 350 ml”. */
const answers = new Set([
  ',',
  'about',
  'around',
  'roughly',
  'approx',
  'just',
  'only',
  'its',
  'he',
  'she',
  'we',
  'i',
]);

/** “Camembert? No, cream cheese” serves what comes after the no, and not what was asked. */
function denyWhatIsAsked(reader: NegationReader, sentences: readonly Sentence[]): void {
  sentences.forEach((sentence, place) => {
    const next = sentences[place + 1];
    if (!next || reader.tokens[sentence.end]?.text !== '?') return;
    const [answer, after] = reader.tokens.slice(next.first, next.first + 2);
    const isNo = noes.has(answer?.text ?? '') && answers.has(after?.text ?? '') && next.end > next.first + 2;
    const serves = mentionsOf(reader, next).length > 0;
    if (isNo && serves) for (const mention of mentionsOf(reader, sentence)) mention.role = 'negated';
  });
}

function mentionsOf({ at }: NegationReader, { first, end }: Sentence): Mention[] {
  const found: Mention[] = [];
  for (let place = first; place < end; place += 1) found.push(...(at.get(place) ?? []));
  return found;
}

function phraseDenials(
  reader: NegationReader,
  sentence: Sentence,
  isCertain: (first: number, end: number) => boolean,
): Denial[] {
  const denials: Denial[] = [];
  const firstAll = firstOfAll(reader, sentence);
  for (let place = sentence.first; place < sentence.end;) {
    const phrase = longestMatch(negationTree(), reader.tokens, {
      first: place,
      wordOf: ({ text }) => text,
      end: sentence.end,
    });
    const starts = phrase && !reader.inside.has(place) && !reader.at.has(place);
    const denies = starts && phrase.value !== 'keep' && !exceptsFromAll(phrase, firstAll);
    if (denies && isCertain(phrase.first, phrase.end)) {
      const denial = denialAfter(reader, phrase, sentence);
      if (denial) denials.push(denial);
    }
    place = starts ? phrase.end : place + 1;
  }
  return denials;
}

/** The first word for all that is there; past the end of the sentence where none is. */
function firstOfAll({ tokens }: NegationReader, { first, end }: Sentence): number {
  let place = first;
  while (place < end && tokens[place]?.text !== 'everything' && tokens[place]?.text !== 'all') place += 1;
  return place;
}

/** "Blend everything without the grapes" does not leave out the grapes. */
function exceptsFromAll({ value, first }: PhraseMatch<NegationKind>, firstAll: number): boolean {
  return (value === 'leave_out' || value === 'forbid') && firstAll < first;
}

function denialAfter(
  reader: NegationReader,
  phrase: PhraseMatch<NegationKind>,
  sentence: Sentence,
): Denial | null {
  const [first] = firstAfter(reader, phrase, sentence);
  // In "not sugar-free" the one takes back the other.
  if (!first || endOfSuffix(reader, first, sentence) !== null) return null;
  const listed = [first, ...restOfList(reader, { from: first, negation: phrase.value, sentence })];
  const end = listed.at(-1)?.end ?? phrase.end;
  switch (phrase.value) {
    case 'traces':
      for (const mention of listed) mention.traces = true;
      return null;
    case 'likeness':
      for (const mention of listed) mention.role = 'mention';
      return null;
    case 'replace':
      return replaced(reader, phrase, { first, sentence });
    default:
      for (const mention of listed) mention.role = 'negated';
      return {
        first: phrase.first,
        end,
        mentions: listed,
        isClaim: claims(reader.tokens, phrase) && !isOfDrink(reader.tokens, end, sentence.end),
      };
  }
}

/** “Quiche, no milk to drink” says nothing of the milk in the quiche. */
function isOfDrink(tokens: readonly Token[], place: number, end: number): boolean {
  return longestMatch(toDrinkTree(), tokens, { first: place, wordOf: ({ text }) => text, end }) !== null;
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
  // The "with" of "with no salt" is no order.
  const rest = words[0] === 'with' ? words.slice(1) : words;
  const opener = words[0] ?? '';
  return (claimOpeners.has(opener) || opensClaim(opener)) && !rest.some((word) => orders.has(word));
}

/** "Replace X with Y" leaves out X; "substitute X for Y" leaves out Y. */
function replaced(
  reader: NegationReader,
  phrase: PhraseMatch<NegationKind>,
  { first, sentence }: { first: Mention; sentence: Sentence },
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
  reader: NegationReader,
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

/** After the no of an answer they say what is there: “no it has honey”. */
const assertions = new Set(['it', 'its', 'is', 'has', 'had', 'contains', 'there']);

function isFiller({ tokens }: NegationReader, place: number, kind: NegationKind): boolean {
  const token = tokens[place];
  if (token?.kind !== 'word' || assertions.has(token.text)) return false;
  if (fillers.has(token.text)) return true;
  if (kind === 'not') return false;
  if (isPreparationWord(token.text) && !['with', 'in', 'on', 'for', 'to', 'as'].includes(token.text))
    return true;
  const next = tokens[place + 1];
  return ors.has(token.text) && next !== undefined && isPreparationWord(next.text);
}
