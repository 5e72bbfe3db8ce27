import { blendingVerbs } from './function-words';
import { PreparationGiver } from './give-preparations';
import { addTo } from './grouping';
import { isEaten, type Mention } from './mention';
import { oppositeOf } from './opposites';
import { type Preparation } from './parsed-ingredient';
import { type PhraseMatch } from './phrase-tree';
import { cutInRounds } from './cut-in-rounds';
import { ElementTargets, type Exception } from './preparation-targets';
import { type PhraseMeaning, preparationsIn } from './preparations-in';
import { elementsOf, type PhraseElement, preparationsOf } from './sentence-elements';
import { type Layout } from './sentences';
import { type Token } from './tokens';

/** Something said of all that a text names before it: "mash everything". */
export interface SaidOfAll {
  /** The token it is said at. */
  at: number;
  line: number;
  preparations: Set<Preparation>;
  /** "… except the grapes". */
  except: Exception | null;
  /** "All mashed: …" speaks of what comes after it in its line. */
  isHeading: boolean;
}

/**
 * Gives each food the preparations that the text says of it, before it ("halved grapes"), after it ("grapes,
 * halved"), or as an order ("halve the grapes", "boil the egg, then chop it"). Where it is unclear which food
 * is meant, the nearest one is. Returns what is said of all foods.
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
  const reader: Reader = { tokens, saidOfAll: [], antecedents: [], giver: new PreparationGiver() };
  sentences.forEach((sentence, place) => {
    const before = sentences[place - 1];
    const sameLine = before?.line === sentence.line;
    if (!sameLine && lines[sentence.line]?.kind !== 'method' && lines[sentence.line]?.kind !== 'list')
      reader.antecedents = [];
    readSentence(reader, new ElementTargets(elementsOf(tokens, sentence, { foods, phrases })), sentence.line);
  });
  return reader.saidOfAll;
}

interface Reader {
  tokens: readonly Token[];
  saidOfAll: SaidOfAll[];
  /** What "it" stands for: the foods that were last worked on. */
  antecedents: readonly Mention[];
  giver: PreparationGiver;
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
      for (const { preparations } of said)
        for (const preparation of preparations) mention.preparations.add(preparation);
    }
  }
}

/** Orders that wait for what they work on. */
interface Verbs {
  count: number;
  preparations: ReadonlySet<Preparation>;
  /** All of them take in what stands behind "with". */
  allBlend: boolean;
}

const noVerbs: Verbs = { count: 0, preparations: new Set(), allBlend: true };

/** A stretch of a sentence with its verbs and what they work on. */
interface Segment {
  targets: ElementTargets;
  verbs: Verbs;
  objects: Mention[];
  /** A preposition stands between the verbs and what follows. */
  closed: boolean;
  hasVerb: boolean;
  /** The verb works on all that was named. */
  ofAll: SaidOfAll | null;
}

function newSegment(targets: ElementTargets, hasVerb: boolean): Segment {
  return { targets, verbs: noVerbs, objects: [], closed: false, hasVerb, ofAll: null };
}

function addVerb(reader: Reader, segment: Segment, verb: PhraseElement): void {
  const { count, preparations, allBlend } = segment.verbs;
  const all = count === 0 ? new Set<Preparation>() : new Set(preparations);
  for (const preparation of preparationsOf(verb, oppositeOf)) all.add(preparation);
  const blends = blendingVerbs.has(reader.tokens[verb.first]?.text ?? '');
  segment.verbs = { count: count + 1, preparations: all, allBlend: allBlend && blends };
}

function readSentence(reader: Reader, targets: ElementTargets, line: number): void {
  let segment = newSegment(targets, false);
  const close = () => {
    applyToAntecedents(reader, segment);
    if (segment.objects.length > 0) reader.antecedents = segment.objects;
  };
  targets.elements.forEach((element, place) => {
    switch (element.kind) {
      case 'phrase':
        if (!element.isVerb) placePhrase(reader, { phrase: element, place, line }, segment);
        else if (!isDishOfItsOwn(targets, place)) {
          if (segment.objects.length > 0 || segment.closed) {
            close();
            segment = newSegment(targets, true);
          }
          segment.hasVerb = true;
          if (saysOfAll(targets, place)) addSaidOfAll(reader, { phrase: element, place, line }, segment);
          else addVerb(reader, segment, element);
        }
        break;
      case 'step':
        close();
        segment = newSegment(targets, true);
        break;
      case 'preposition':
        if (
          segment.verbs.count > 0
            ? !takesIn(segment, element.word)
            : segment.objects.length > 0 && segment.hasVerb
        )
          segment.closed = true;
        break;
      case 'pronoun':
        if (segment.verbs.count > 0 && segment.objects.length === 0) {
          reader.giver.give(reader.antecedents, segment.verbs.preparations);
          segment.verbs = noVerbs;
        }
        break;
      case 'food':
        takeObject(reader, { place, mentions: element.mentions }, segment);
        break;
      default:
    }
  });
  close();
}

/** In "fish, peas, mash" the last is a dish, and no order. */
function isDishOfItsOwn(targets: ElementTargets, place: number): boolean {
  const alone = (kind: string | undefined) => kind === undefined || kind === 'comma' || kind === 'break';
  const before = targets.elements[place - 1]?.kind;
  if (before === undefined || !alone(before) || !alone(targets.elements[place + 1]?.kind)) return false;
  return !targets.hasOrderBefore(place);
}

/** "Blend the spinach with the peas" blends both, "mash the banana with the grapes" may not. */
function takesIn({ verbs }: Segment, word: string): boolean {
  return word === 'from' || (word === 'with' && verbs.allBlend);
}

function takeObject(
  { giver }: Reader,
  { place, mentions }: { place: number; mentions: readonly Mention[] },
  { targets, objects, verbs, closed }: Segment,
): void {
  if (closed) return;
  const afterComma = objects.length > 0 && targets.itemStart(place) > 0 && !targets.listGoesOn(place);
  if (verbs.count > 0 && !afterComma) giver.give(mentions, verbs.preparations);
  objects.push(...mentions.filter(isEaten));
}

/** "… then mash": an order without an object is for what was named last. */
function applyToAntecedents({ giver, antecedents }: Reader, { verbs, objects, hasVerb }: Segment): void {
  if (hasVerb && objects.length === 0) giver.give(antecedents, verbs.preparations);
}

/** A phrase, and where it stands. */
interface Placed {
  phrase: PhraseElement;
  place: number;
  line: number;
}

function placePhrase(reader: Reader, placed: Placed, segment: Segment): void {
  const { phrase, place } = placed;
  const preparations = preparationsOf(phrase, oppositeOf);
  if (preparations.length === 0 || phrase.meaning.every(({ side }) => side === 'verb')) return;
  const { targets, ofAll } = segment;
  if (ofAll && !targets.nextFood(place)) {
    const excepted = targets.foodRightBefore(place) ?? targets.foodOfClause(place);
    if (excepted && excepted[0] && excepted[0].first > ofAll.at) reader.giver.give(excepted, preparations);
    else for (const preparation of preparations) ofAll.preparations.add(preparation);
    return;
  }
  if (saysOfAll(targets, place)) {
    addSaidOfAll(reader, placed, segment);
    return;
  }
  const given = targetsOf(reader, placed, segment);
  const isFine = phrase.denied && given.length > 0 && given.every((mention) => saysFine(mention));
  reader.giver.give(given, isFine ? preparations.filter((one) => one !== 'whole') : preparations);
  if (preparations.includes('coins')) reader.giver.give(cutInRounds(targets, place), ['coins']);
  // "Yoghurt mixed with peanut butter": what is mixed in stands after.
  const mixesIn = preparations.includes('stirred_in') && reader.tokens[phrase.end - 1]?.text === 'with';
  if (mixesIn) reader.giver.give(targets.foodAfter(place), ['stirred_in']);
}

const fine: readonly Preparation[] = ['ground', 'mashed', 'pureed', 'squashed', 'flattened', 'smooth'];

/** Whether it was said before to be finer than what is denied now: “finely ground, not chopped”. */
function saysFine({ preparations }: Mention): boolean {
  return fine.some((preparation) => preparations.has(preparation));
}

function targetsOf(
  { antecedents }: Reader,
  { phrase, place }: Placed,
  { targets, hasVerb, objects }: Segment,
): readonly Mention[] {
  const sides = new Set(phrase.meaning.map(({ side }) => side));
  const next = targets.nextFood(place);
  const previous = targets.foodRightBefore(place);
  if ((sides.has('before') || sides.has('noun')) && phrase.ofNext && next) return next;
  if (sides.has('before') && sides.size === 1 && next) return next;
  if (sides.has('noun') && previous) return targets.linkedBack(place, false);
  const before = sides.has('adjective') || sides.has('before');
  if (before && next && (!previous || targets.standsBeforeFoods(place, targets.itemStart(place))))
    return next;
  const chained = before && !targets.followsFood(place) ? targets.chainedFood(place) : null;
  if (chained) return chained;
  if (hasVerb && objects.length > 0) return objects;
  const back = targets.linkedBack(place, true);
  if (back.length > 0) return back;
  if (next) return next;
  const later = hasVerb ? null : targets.foodAfterColon(place);
  return later ?? antecedents;
}

/** "Everything mashed", "mash all together", "all ingredients finely chopped": no food stands in between. */
function saysOfAll(targets: ElementTargets, place: number): boolean {
  return targets.everythingBefore(place) || (!targets.hasFoodBefore(place) && targets.everythingAfter(place));
}

function addSaidOfAll(
  { tokens, saidOfAll }: Reader,
  { phrase, place, line }: Placed,
  segment: Segment,
): void {
  const said: SaidOfAll = {
    at: phrase.first,
    line,
    preparations: new Set(preparationsOf(phrase, oppositeOf)),
    except: segment.targets.exceptionAfter(place),
    isHeading: tokens[phrase.end]?.text === ':',
  };
  saidOfAll.push(said);
  segment.ofAll = said;
  segment.closed = true;
}
