import type { Hit } from './hits';
import { clauseAround } from './limp-food';
import { beginsAsOne, saidOfOthers } from './said-of-others';
import type { Word } from './words-of';

/** Signs whose words are said of things as well: a teat collapses, a soother falls, porridge burns. */
const bareSigns: ReadonlySet<string> = new Set([
  'unconscious',
  'limp',
  'limp-alone',
  'blue',
  'blue-child',
  'hard-belly',
  'fell',
  'fall-child',
]);
const burnSigns: ReadonlySet<string> = new Set(['burn', 'burn-child']);
/** Of these the thing may also stand behind: “burnt the porridge”, “se cayó el chupete”. */
const signsBefore: ReadonlySet<string> = new Set([...burnSigns, 'fell', 'fall-child']);
/** What is done to a thing, which then stands behind: “shaking the beaker”, “strangled a banana”. */
const signsOfDoing: ReadonlySet<string> = new Set(['shake-body', 'strangle']);
/** What a doll or a dinosaur has in a game. */
const toySigns: ReadonlySet<string> = new Set([
  ...bareSigns,
  ...burnSigns,
  ...[
    'strong-poison',
    'chemical',
    'choking',
    'choking-now',
    'seizure',
    'breathing-sign',
    'not-breathing',
    'fever',
  ],
  ...[
    'feverish',
    'broken',
    'drown',
    'blood',
    'bleed-heavy',
    'heavy-blood',
    'vomit',
    'anaphylaxis',
    'rash',
    'hives',
  ],
  ...['swallow', 'swallowed', 'went-down', 'choke-event', 'wrong-way', 'stuck', 'breathe', 'not-waking'],
  ...['hit', 'head-sign', 'bump-on-head'],
]);
/** Nouns, which a toy or a pet may only stand before: “the dog shampoo was on her lips”. */
const nounSigns: ReadonlySet<string> = new Set(['strong-poison', 'chemical', 'vomit', 'blood']);
const thingSigns: ReadonlySet<string> = new Set([...bareSigns, ...burnSigns]);
/** What tells of a temperature, which a toy has in a game alone. */
const temperatureSigns: ReadonlySet<string> = new Set(['fever', 'feverish', 'degrees', 'temp-verb']);
/** “I dropped” is most often said of a child here, and what is named behind it may be a jar. */
const droppedSigns: ReadonlySet<string> = new Set(['dropped-child', 'done-harm']);
const objectWithin = 4;
const thingConcepts: ReadonlySet<string> = new Set(['care-thing', 'soft-food']);
const toyConcepts: ReadonlySet<string> = new Set(['toy']);

const { links, determiners, connectors, players, sufferers, collapseBegins, dropped, whose } =
  saidOfOthers.things;
/** Somebody’s body is named: a thing that hurts it. */
const bodies: ReadonlySet<string> = new Set(['part', 'head-only', 'face-part', 'skin', 'child-object']);
const stepsBack = 5;
const determinersAtMost = 3;

interface Read {
  words: readonly Word[];
  isThing: (place: number) => boolean;
}

/**
 * The hits without those that are said of a thing or of food: “the teat keeps collapsing”, “se cayó el chupete”, “the
 * pasta burnt”. The thing must be what the statement is about: after “after the bottle she collapsed” and “had pasta
 * and went limp” nothing is silenced, nor where a head or somebody is hit or burnt by it.
 */
export function withoutThings(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const thingAt = placesOf(hits, thingConcepts);
  const toyAt = placesOf(hits, toyConcepts);
  // “Teddy fell out of the window and so did she”
  if (hits.some(({ concept }) => concept === 'so-did')) return [...hits];
  if (thingAt.size + toyAt.size === 0 && !hits.some(({ concept }) => concept === 'game')) return [...hits];
  const hurt = new Set(hits.filter(({ concept }) => bodies.has(concept)).map(({ from }) => from));
  const isThing = (place: number) => thingAt.has(place);
  const isHurt = (hit: Hit) =>
    clauseAround(words, hit.from).some(
      (place) =>
        place >= hit.to &&
        (sufferers.has(words[place]?.text ?? '') || (hurt.has(place) && !isThing(place + 1))),
    );
  const isOfThing = (hit: Hit) =>
    (isBefore({ words, isThing }, hit) || (isSaidBefore(words, hit) && isBehind({ words, isThing }, hit))) &&
    !isHurt(hit);
  const isDoneToThing = (hit: Hit) => signsOfDoing.has(hit.concept) && isBehind({ words, isThing }, hit);
  const isToy = (place: number) => toyAt.has(place);
  const isOfToy = (hit: Hit) =>
    toySigns.has(hit.concept) &&
    !(nounSigns.has(hit.concept) && isToy(hit.from - 1)) &&
    isBefore({ words, isThing: isToy }, hit) &&
    !isHurt(hit);
  const children = new Set(hits.filter(({ concept }) => concept === 'child').map(({ from }) => from));
  const isGame = hits.some(({ concept }) => concept === 'game');
  const isPlayer = (place: number) => players.has(words[place]?.text ?? '');
  // “Playing hospitals, I have been poisoned four times”.
  const isOfPlayer = (hit: Hit) =>
    isGame && toySigns.has(hit.concept) && isBefore({ words, isThing: isPlayer }, hit) && !isHurt(hit);
  // “Playing doctors, teddy has 40 fever”, and not “playing doctors with teddy, he has 40 fever”.
  const isTemperatureOfToy = (hit: Hit) =>
    isGame &&
    temperatureSigns.has(hit.concept) &&
    clauseAround(words, hit.from).some(
      (toy, _, clause) =>
        toy < hit.from &&
        isToy(toy) &&
        startsStatement({ words, isThing: isToy }, toy) &&
        !clause.some((at) => at > toy && at <= hit.from && children.has(at) && !isToy(at)),
    );
  const isOfDropped = (hit: Hit) => {
    if (isDroppedOf(words, hit) && isThing(hit.to)) return !isHurt(hit);
    if (!droppedSigns.has(hit.concept) || !dropped.has(words[hit.to - 1]?.text ?? '')) return false;
    const object = clauseAround(words, hit.from).filter((at) => at >= hit.to && at < hit.to + objectWithin);
    const thing = object.find(isThing);
    return (
      thing !== undefined &&
      determiners.has(words[hit.to]?.text ?? '') &&
      !object.some((at) => at < thing && at > hit.to && children.has(at)) &&
      !isHurt(hit)
    );
  };
  return hits.filter(
    (hit) =>
      !isOfDropped(hit) &&
      !isDoneToThing(hit) &&
      !isOfToy(hit) &&
      !isOfPlayer(hit) &&
      !isTemperatureOfToy(hit) &&
      (!thingSigns.has(hit.concept) || !isOfThing(hit)),
  );
}

/** The places of the words of these concepts. */
function placesOf(hits: readonly Hit[], concepts: ReadonlySet<string>): Set<number> {
  const places = new Set<number>();
  for (const { concept, from, to } of hits)
    if (concepts.has(concept)) for (let at = from; at < to; at += 1) places.add(at);
  return places;
}

/** “Dropped her”, where the next word may be hers: “dropped her toast”. */
function isDroppedOf(words: readonly Word[], { concept, from, to }: Hit): boolean {
  const [verb = '', owner = ''] = [words[from]?.text, words[to - 1]?.text];
  return droppedSigns.has(concept) && dropped.has(verb) && whose.has(owner);
}

/** Whether a thing is what a statement that ends with the hit is about. */
function isBefore({ words, isThing }: Read, hit: Hit): boolean {
  const clause = words[hit.from]?.clause;
  const isIn = (place: number) => place >= 0 && words[place]?.clause === clause;
  const textAt = (place: number) => words[place]?.text ?? '';
  let at = hit.from - 1;
  for (let steps = 0; steps < stepsBack && isIn(at) && !isThing(at) && links.has(textAt(at)); steps += 1)
    at -= 1;
  return isIn(at) && isThing(at) && startsStatement({ words, isThing }, at);
}

/** Whether a statement begins with the thing whose last word stands here. */
function startsStatement({ words, isThing }: Read, thing: number): boolean {
  const clause = words[thing]?.clause;
  const isIn = (place: number) => place >= 0 && words[place]?.clause === clause;
  const textAt = (place: number) => words[place]?.text ?? '';
  let at = thing;
  while (isIn(at) && isThing(at)) at -= 1;
  for (let steps = 0; steps < determinersAtMost && isIn(at) && determiners.has(textAt(at)); steps += 1)
    at -= 1;
  return !isIn(at) || connectors.has(textAt(at));
}

/** “Collapses the teat”: to collapse, alone of what a child does who faints, is done to things. */
function isSaidBefore(words: readonly Word[], { concept, from }: Hit): boolean {
  return signsBefore.has(concept) || beginsAsOne(words[from]?.text ?? '', collapseBegins);
}

/** Whether a thing stands just behind the hit, with its article: “se cayó el chupete”. */
function isBehind({ words, isThing }: Read, { from, to }: Hit): boolean {
  const clause = words[from]?.clause;
  const next = determiners.has(words[to]?.text ?? '') ? to + 1 : to;
  return words[next]?.clause === clause && isThing(next);
}
