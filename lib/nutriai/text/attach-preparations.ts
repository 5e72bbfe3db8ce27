import { blendingVerbs } from './function-words';
import { isEaten, type Mention } from './mention';
import { oppositeOf } from './opposites';
import { type Preparation } from './parsed-ingredient';
import { type PhraseMatch } from './phrase-tree';
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
  for (const mention of mentions) foods.set(mention.first, [...(foods.get(mention.first) ?? []), mention]);
  const found = preparationsIn(tokens);
  attachWithinNames(mentions, found);
  const phrases = new Map(found.map((match) => [match.first, match]));
  const reader: Reader = { tokens, saidOfAll: [], antecedents: [] };
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
        takeObject(elements, place, segment, element.mentions);
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
  elements: readonly Element[],
  place: number,
  segment: Segment,
  mentions: readonly Mention[],
): void {
  const afterComma =
    segment.objects.length > 0 && itemStart(elements, place) > 0 && !listGoesOn(elements, place);
  if (segment.verbs.length > 0 && !segment.closed && !afterComma) give(mentions, verbPreparations(segment));
  if (!segment.closed) segment.objects.push(...mentions.filter(isEaten));
}

/** Where the item that an element stands in begins: after the last comma or break before it. */
function itemStart(elements: readonly Element[], place: number): number {
  for (let at = place - 1; at >= 0; at -= 1) {
    const kind = elements[at]?.kind;
    if (kind === 'comma' || kind === 'break') return at + 1;
    if (kind === 'link') return 0;
  }
  return 0;
}

/** Whether a list with commas comes to an "and" before anything but foods and words: "mash the banana, pear and avocado". */
function listGoesOn(elements: readonly Element[], place: number): boolean {
  for (let at = place + 1; at < elements.length; at += 1) {
    const kind = elements[at]?.kind;
    if (kind === 'link') return elements.slice(at + 1).some((element) => element.kind === 'food');
    if (kind !== 'food' && kind !== 'comma' && kind !== 'word' && kind !== 'phrase') return false;
  }
  return false;
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
  if (before && next && (!previous || standsBeforeFoods(elements, place))) return next;
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

/** The food that a phrase stands right before, with nothing but words between: "finely chopped, toasted" does not, "chopped green" does. */
function nextFood(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place + 1; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'word' && element?.kind !== 'phrase') return null;
    if (
      element.kind === 'phrase' &&
      (element.isVerb || element.meaning.every(({ side }) => side === 'after'))
    )
      return null;
  }
  return null;
}

/** The place of the food that a phrase stands right after, with nothing but other phrases between. */
function foodRightBefore(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'phrase') return null;
  }
  return null;
}

/** "… the grapes, which are left whole". */
function foodOfClause(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place - 1; at >= 0; at -= 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind !== 'word' && element?.kind !== 'comma' && element?.kind !== 'pronoun') return null;
  }
  return null;
}

/** Between two foods a phrase belongs to the second when the sentence has phrases before foods: "halved grapes mashed banana". */
function standsBeforeFoods(elements: readonly Element[], place: number): boolean {
  const start = itemStart(elements, place);
  const firstFood = elements.findIndex((element, at) => at >= start && element.kind === 'food');
  const startsWithPhrase = elements.slice(start, firstFood).some((element) => element.kind === 'phrase');
  const last = elements.slice(place).findLast(({ kind }) => kind === 'food' || kind === 'phrase');
  return startsWithPhrase || last?.kind !== 'phrase';
}

/** Whether a phrase stands after a food, be it behind a comma: what follows "and" is a new item, unless it joins two phrases. */
function followsFood(elements: readonly Element[], place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const kind = elements[at]?.kind;
    if (kind === 'food') return true;
    if (kind === 'link' && elements[at - 1]?.kind !== 'phrase') return false;
  }
  return false;
}

/** "Peeled, cored and grated apple": phrases in a row before a food. What is said before a comma of no phrase is another item's. */
function chainedFood(elements: readonly Element[], place: number): readonly Mention[] | null {
  for (let at = place + 1; at < elements.length; at += 1) {
    const element = elements[at];
    if (element?.kind === 'food') return element.mentions;
    if (element?.kind === 'comma' && elements[at + 1]?.kind !== 'phrase') return null;
    if (element?.kind === 'phrase' && element.meaning.every(({ side }) => side === 'after')) return null;
    const chains =
      element?.kind === 'phrase' ||
      element?.kind === 'link' ||
      element?.kind === 'comma' ||
      element?.kind === 'word';
    if (!chains) return null;
  }
  return null;
}

/** The nearest food before a phrase; after a comma also the foods joined to it by "and": "grapes and olives, quartered". */
function linkedBack(elements: readonly Element[], place: number, needsComma: boolean): readonly Mention[] {
  let at = place - 1;
  let comma = !needsComma;
  while (at >= 0 && elements[at]?.kind !== 'food') {
    const kind = elements[at]?.kind;
    if (kind === 'comma' || kind === 'break' || kind === 'everything' || kind === 'pronoun') comma = true;
    at -= 1;
  }
  const nearest = elements[at];
  if (nearest?.kind !== 'food') return [];
  const targets = [...nearest.mentions];
  while (comma) {
    let link = at - 1;
    while (elements[link]?.kind === 'word') link -= 1;
    let earlier = link - 1;
    while (elements[earlier]?.kind === 'word') earlier -= 1;
    const food = elements[earlier];
    if (elements[link]?.kind !== 'link' || food?.kind !== 'food') break;
    targets.push(...food.mentions);
    at = earlier;
  }
  return targets;
}

/** "Quartered lengthways: grapes": the food behind a colon or a dash. */
function foodAfterColon(elements: readonly Element[], place: number): readonly Mention[] | null {
  let colon = false;
  for (const element of elements.slice(place + 1)) {
    if (element.kind === 'food') return colon ? element.mentions : null;
    if (element.kind === 'comma') return null;
    colon ||= element.kind === 'break';
  }
  return null;
}

function foodsAt(elements: readonly Element[], from: number, most: number): Mention[] {
  const found: Mention[] = [];
  for (const element of elements.slice(from)) {
    if (element.kind === 'food') found.push(...element.mentions);
    if (found.length >= most) break;
  }
  return found;
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
