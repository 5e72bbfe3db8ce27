import { knowledge } from '../knowledge/knowledge';
import { ands, type Denial, type NegationReader } from './denial';
import { isEaten, type Mention } from './mention';
import { correctionTree } from './negation-phrases';
import { longestMatch } from './phrase-tree';
import { isPreparationWord } from './preparations-in';
import { type Sentence } from './sentences';

const between = new Set(knowledge.denials.betweenCorrection);
/** Words between what is taken back and what is meant instead. */
const mostBetween = 6;
/** “Cheese and ham on toast” is taken back as a whole. */
const joiners = new Set([...ands, 'with', 'on', 'in', 'of', 'a', 'some']);
const mostTakenBack = 5;
/** Marks that a speaker makes before a correction; dots end the sentence. */
const mostMarks = 4;
const longestPhrase = 5;
/** They bring in what goes with the food before. */
const goingWith = new Set(['with', 'in', 'on', 'for', 'to', 'as', 'and']);

/**
 * “Cheese, scratch that, avocado”, “saltfish… no, just pumpkin”: what stood right before is not served. Only
 * where another food follows at once, so that “honey, I mean a bit of honey” takes nothing back.
 */
export function takenBack(reader: NegationReader, sentences: readonly Sentence[]): Denial[] {
  return sentences.flatMap((sentence) => {
    const denials: Denial[] = [];
    for (let place = sentence.first; place < sentence.end;) {
      const phrase = phraseAt(reader, place, sentence);
      const starts = phrase && !reader.inside.has(place) && !reader.at.has(place);
      const denial = starts ? correctedAt(reader, phrase, sentence) : null;
      if (denial) denials.push(denial);
      place = starts ? phrase.end : place + 1;
    }
    return denials;
  });
}

/** A phrase of correction that begins at a token, whatever commas stand in it: “no, just”. */
function phraseAt({ tokens }: NegationReader, first: number, { end }: Sentence) {
  const places: number[] = [];
  for (let place = first; place < end && places.length < longestPhrase; place += 1)
    if (tokens[place]?.text !== ',') places.push(place);
  const words = places.flatMap((place) => tokens[place] ?? []);
  const match = longestMatch(correctionTree(), words, { first: 0, wordOf: ({ text }) => text });
  const last = places[(match?.end ?? 0) - 1];
  return last === undefined || tokens[first]?.text === ',' ? null : { first, end: last + 1 };
}

function correctedAt(
  reader: NegationReader,
  { first, end }: { first: number; end: number },
  sentence: Sentence,
): Denial | null {
  const meant = nextFood(reader, end, sentence);
  const mentions = meant ? foodsBefore(reader, first) : [];
  const [last] = mentions;
  if (!meant || !last || mentions.some((mention) => isSameFood(mention, meant))) return null;
  for (const mention of mentions) mention.role = 'negated';
  return { first: last.first, end, mentions, isClaim: false };
}

function isSameFood({ meaning: one }: Mention, { meaning: other }: Mention): boolean {
  return one.foods[0] === other.foods[0] && one.compound?.id === other.compound?.id;
}

function nextFood({ tokens, at }: NegationReader, end: number, sentence: Sentence): Mention | null {
  for (let place = end; place < Math.min(sentence.end, end + mostBetween); place += 1) {
    const [mention] = at.get(place) ?? [];
    if (mention) return mention;
    const text = tokens[place]?.text ?? '';
    if (goingWith.has(text) || !(between.has(text) || isPreparationWord(text))) return null;
  }
  return null;
}

/** The food that ends right before a place, and those that it stands together with, the last first. */
function foodsBefore({ tokens, endingAt }: NegationReader, place: number): Mention[] {
  let end = place;
  while (
    end > 0 &&
    place - end < mostMarks &&
    tokens[end - 1]?.kind === 'mark' &&
    tokens[end - 1]?.text !== '\n'
  )
    end -= 1;
  const found: Mention[] = [];
  while (found.length < mostTakenBack) {
    const mention = endingAt.get(end)?.find(isEaten);
    if (!mention) break;
    found.push(mention);
    end = mention.first;
    while (end > 0 && joins(tokens[end - 1]?.text ?? '')) end -= 1;
  }
  return found;
}

function joins(text: string): boolean {
  return joiners.has(text) || isPreparationWord(text);
}
