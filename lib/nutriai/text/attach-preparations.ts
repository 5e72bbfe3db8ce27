import { blendingVerbs } from './function-words';
import { addTo } from './grouping';
import { isEaten, type Mention } from './mention';
import { oppositeOf } from './opposites';
import { type Preparation } from './parsed-ingredient';
import { type PhraseMatch } from './phrase-tree';
import {
  chainedFood,
  followsFood,
  foodAfterColon,
  foodOfClause,
  foodRightBefore,
  foodsAt,
  itemStartsOf,
  linkedBack,
  listGoesOn,
  nextFood,
  standsBeforeFoods,
} from './preparation-targets';
import { type PhraseMeaning, preparationsIn } from './preparations-in';
import { type Element, elementsOf, type PhraseElement, preparationsOf } from './sentence-elements';
import { type Layout } from './sentences';
import { type Token } from './tokens';

/** Something said of all that a text names before it: "mash everything". */
export interface SaidOfAll {
  /** The token it is said at. */
  at: number;
  line: number;
  preparations: Preparation[];
  /** "… except the grapes". */
  except: readonly Mention[];
  /** "All mashed: …" speaks of what comes after it in its line. */
  isHeading: boolean;
}

/**
 * Gives each food the preparations that the text says of it, before it ("halved grapes"), after it ("grapes, halved"), or as an order ("halve
 * the grapes", "boil the egg, then chop it"). Where it is unclear which food is meant, the nearest one is. Returns what is said of all foods.
 */
export function attachPreparations(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  { sentences, lines }: Layout,
): SaidOfAll[] {
  const foods = new Map<number, Mention[]>();
  for (const mention of mentions) addTo(foods, mention.first, mention);
  const found = preparationsIn(tokens);
  attachWithinNames(mentions, found);
  const phrases = new Map(found.map((match) => [match.first, match]));
  const reader: Reader = { tokens, saidOfAll: [], antecedents: [], itemStarts: [] };
  sentences.forEach((sentence, place) => {
    const before = sentences[place - 1];
    const sameLine = before?.line === sentence.line;
    if (!sameLine && lines[sentence.line]?.kind !== 'method' && lines[sentence.line]?.kind !== 'list')
      reader.antecedents = [];
    readSentence(reader, elementsOf(tokens, sentence, foods, phrases), sentence.line);
  });
  return reader.saidOfAll;
}

interface Reader {
  tokens: readonly Token[];
  saidOfAll: SaidOfAll[];
  /** What "it" stands for: the foods that were last worked on. */
  antecedents: readonly Mention[];
  /** Where the item of each element of the sentence begins. */
  itemStarts: readonly number[];
}

/** Words of preparation that are part of a name: "hard-boiled egg", "carrot sticks". */
function attachWithinNames(mentions: readonly Mention[], found: readonly PhraseMatch<PhraseMeaning>[]): void {
  let from = 0;
  for (const mention of mentions) {
    while (from < found.length && (found[from]?.end ?? 0) <= mention.first) from += 1;
    for (let place = from; place < found.length; place += 1) {
      const phrase = found[place];
      if (!phrase || phrase.first >= mention.end) break;
      if (phrase.first < mention.first && phrase.value.every(({ side }) => side !== 'adjective')) continue;
      const said = phrase.value.filter(({ side }) => side !== 'verb' && side !== 'after');
      give(
        [mention],
        said.flatMap(({ preparations }) => preparations),
      );
    }
  }
}

function give(mentions: readonly Mention[], preparations: readonly Preparation[]): void {
  for (const mention of mentions)
    for (const preparation of preparations) mention.preparations.add(preparation);
}

/** A stretch of a sentence with its verbs and what they work on. */
interface Segment {
  verbs: PhraseElement[];
  objects: Mention[];
  /** A preposition stands between the verbs and what follows. */
  closed: boolean;
  hasVerb: boolean;
  /** The verb works on all that was named. */
  ofAll: SaidOfAll | null;
}

function newSegment(hasVerb: boolean): Segment {
  return { verbs: [], objects: [], closed: false, hasVerb, ofAll: null };
}

function readSentence(reader: Reader, elements: readonly Element[], line: number): void {
  reader.itemStarts = itemStartsOf(elements);
  let segment = newSegment(false);
  const close = () => {
    applyToAntecedents(reader, segment);
    if (segment.objects.length > 0) reader.antecedents = segment.objects;
  };
  elements.forEach((element, place) => {
    switch (element.kind) {
      case 'phrase':
        if (!element.isVerb) placePhrase(reader, elements, place, segment, line);
        else if (!isDishOfItsOwn(elements, place)) {
          if (segment.objects.length > 0 || segment.closed) {
            close();
            segment = newSegment(true);
          }
          segment.hasVerb = true;
          if (saysOfAll(elements, place)) addSaidOfAll(reader, elements, place, line, segment);
          else segment.verbs.push(element);
        }
        break;
      case 'step':
        close();
        segment = newSegment(true);
        break;
      case 'preposition':
        if (
          segment.verbs.length > 0
            ? !takesIn(reader.tokens, segment, element.word)
            : segment.objects.length > 0 && segment.hasVerb
        )
          segment.closed = true;
        break;
      case 'pronoun':
        if (segment.verbs.length > 0 && segment.objects.length === 0) {
          give(reader.antecedents, verbPreparations(segment));
          segment.verbs = [];
        }
        break;
      case 'food':
        takeObject(reader, elements, place, segment, element.mentions);
        break;
      default:
    }
  });
  close();
}

/** In "fish, peas, mash" the last is a dish, and no order. */
function isDishOfItsOwn(elements: readonly Element[], place: number): boolean {
  const alone = (kind: string | undefined) => kind === undefined || kind === 'comma' || kind === 'break';
  const before = elements[place - 1]?.kind;
  if (before === undefined || !alone(before) || !alone(elements[place + 1]?.kind)) return false;
  return !elements
    .slice(0, place)
    .some((element) => element.kind === 'step' || (element.kind === 'phrase' && element.isVerb));
}

/** "Blend the spinach with the peas" blends both, "mash the banana with the grapes" may not. */
function takesIn(tokens: readonly Token[], { verbs }: Segment, word: string): boolean {
  if (word === 'from') return true;
  return word === 'with' && verbs.every(({ first }) => blendingVerbs.has(tokens[first]?.text ?? ''));
}

function verbPreparations({ verbs }: Segment): Preparation[] {
  return verbs.flatMap((verb) => preparationsOf(verb, oppositeOf));
}

function takeObject(
  reader: Reader,
  elements: readonly Element[],
  place: number,
  segment: Segment,
  mentions: readonly Mention[],
): void {
  const afterComma =
    segment.objects.length > 0 && (reader.itemStarts[place] ?? 0) > 0 && !listGoesOn(elements, place);
  if (segment.verbs.length > 0 && !segment.closed && !afterComma) give(mentions, verbPreparations(segment));
  if (!segment.closed) segment.objects.push(...mentions.filter(isEaten));
}

/** "… then mash": an order without an object is for what was named last. */
function applyToAntecedents(reader: Reader, { verbs, objects, hasVerb }: Segment): void {
  if (!hasVerb || objects.length > 0 || verbs.length === 0) return;
  give(
    reader.antecedents.filter(isEaten),
    verbs.flatMap((verb) => preparationsOf(verb, oppositeOf)),
  );
}

function placePhrase(
  reader: Reader,
  elements: readonly Element[],
  place: number,
  segment: Segment,
  line: number,
): void {
  const phrase = elements[place];
  if (phrase?.kind !== 'phrase') return;
  const preparations = preparationsOf(phrase, oppositeOf);
  if (preparations.length === 0 || phrase.meaning.every(({ side }) => side === 'verb')) return;
  const { ofAll } = segment;
  if (ofAll && !nextFood(elements, place)) {
    const excepted = foodRightBefore(elements, place) ?? foodOfClause(elements, place);
    if (excepted && excepted[0] && excepted[0].first > ofAll.at) give(excepted, preparations);
    else ofAll.preparations.push(...preparations);
    return;
  }
  if (saysOfAll(elements, place)) {
    addSaidOfAll(reader, elements, place, line, segment);
    return;
  }
  give(targetsOf(reader, elements, place, phrase, segment), preparations);
  // "Yoghurt mixed with peanut butter": what is mixed in stands after.
  const mixesIn = preparations.includes('stirred_in') && reader.tokens[phrase.end - 1]?.text === 'with';
  if (mixesIn) give(foodsAt(elements, place + 1, 1), ['stirred_in']);
}

function targetsOf(
  reader: Reader,
  elements: readonly Element[],
  place: number,
  phrase: PhraseElement,
  segment: Segment,
): readonly Mention[] {
  const sides = new Set(phrase.meaning.map(({ side }) => side));
  const next = nextFood(elements, place);
  const previous = foodRightBefore(elements, place);
  if ((sides.has('before') || sides.has('noun')) && phrase.ofNext && next) return next;
  if (sides.has('before') && sides.size === 1 && next) return next;
  if (sides.has('noun') && previous) return linkedBack(elements, place, false);
  const before = sides.has('adjective') || sides.has('before');
  if (before && next && (!previous || standsBeforeFoods(elements, place, reader.itemStarts[place] ?? 0)))
    return next;
  const chained = before && !followsFood(elements, place) ? chainedFood(elements, place) : null;
  if (chained) return chained;
  if (segment.hasVerb && segment.objects.length > 0) return segment.objects;
  const back = linkedBack(elements, place, true);
  if (back.length > 0) return back;
  if (next) return next;
  const later = segment.hasVerb ? null : foodAfterColon(elements, place);
  if (later) return later;
  return reader.antecedents.filter(isEaten);
}

/** "Everything mashed", "mash all together", "all ingredients finely chopped": no food stands in between. */
function saysOfAll(elements: readonly Element[], place: number): boolean {
  const step = (from: number, by: 1 | -1): boolean => {
    for (let at = from; at >= 0 && at < elements.length; at += by) {
      const kind = elements[at]?.kind;
      if (kind === 'everything') return true;
      if (kind !== 'phrase' && kind !== 'word' && kind !== 'link') return false;
    }
    return false;
  };
  const hasFood = elements.slice(0, place).some(({ kind }) => kind === 'food');
  return step(place - 1, -1) || (!hasFood && step(place + 1, 1));
}

function addSaidOfAll(
  reader: Reader,
  elements: readonly Element[],
  place: number,
  line: number,
  segment: Segment,
): void {
  const phrase = elements[place];
  if (phrase?.kind !== 'phrase') return;
  const exception = elements.findIndex(({ kind }, at) => at > place && kind === 'except');
  const said: SaidOfAll = {
    at: phrase.first,
    line,
    preparations: preparationsOf(phrase, oppositeOf),
    except: exception < 0 ? [] : foodsAt(elements, exception, elements.length),
    isHeading: reader.tokens[phrase.end]?.text === ':',
  };
  reader.saidOfAll.push(said);
  segment.ofAll = said;
  segment.closed = true;
}
