import { knowledge } from '../knowledge/knowledge';
import { type ThingFrame } from '../knowledge/schemas/things';
import { isOrdinaryWord } from './ordinary-words';
import { type Token } from './tokens';
import { wordKey } from './word-key';

const framesByThing: ReadonlyMap<string, readonly ThingFrame[]> = new Map(
  knowledge.things.flatMap(({ frames, words }) =>
    words.map((word): [string, readonly ThingFrame[]] => [word, frames]),
  ),
);

/** Whether a word is one of the things that nobody eats. */
export function isThing({ text, key }: Pick<Token, 'text' | 'key'>): boolean {
  return framesByThing.has(text) || framesByThing.has(key);
}

const inTitles: ReadonlySet<string> = new Set(
  knowledge.things.filter((kind) => kind.inTitles).flatMap(({ words }) => words),
);

/** Whether dishes for children are named after a thing: "hedgehog rice". */
export function standsInTitles(word: string): boolean {
  return isOneOf(inTitles, word);
}

const fanciful: ReadonlySet<string> = new Set(
  knowledge.things.filter((kind) => kind.fanciful).flatMap(({ words }) => words),
);

function isOneOf(things: ReadonlySet<string>, word: string): boolean {
  const small = word.toLowerCase();
  return things.has(small) || things.has(wordKey(small));
}

const namedAfter: ReadonlySet<string> = new Set(knowledge.namedAfterThings);
/** A title has so many words before its colon at most. */
const longestTitle = 8;

const farthestBack = 4;

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const placeWords = wordsOf(`
in on at off from to under underneath near by behind beside over into onto around round outside inside
through against between towards across along past up down
next front edge end back side top bottom corner
`);
const determiners = wordsOf(
  'the a an his her my our your their its this that these those both one two each every some',
);
const owners = wordsOf('the his her my our your their its babys childs sons daughters toddlers mums dads');
/** What a thing gives only its name or its shape to. */
const shapes = wordsOf(`
shape shapes shaped size sized sizes style print pattern theme themed cutter cutters mould moulds mold molds
bowl bowls plate plates cup cups spoon spoons fork forks bib bibs beaker tray mat napkin
towel towels wrap straw straws film container containers tray trays tub tubs packet handle pot pan tin rack
lid bag bags paper foil cloth cloths case cases box ball balls face faces song game trip ride journey tail
tails ears thin thick width length packed sealed fired stamp stamped mark marked down free
allergy allergies dander
`);
const comparisons = wordsOf(
  'size sized shape shaped width thickness length thick big bigger small smaller than resemble resembles',
);
const pastimes = wordsOf(`
play plays playing played watch watching watched wear wears wearing wore wash washed wipe wiped hug hold
holds holding held chase chasing ride riding stroke throw throws threw thrown sing singing draw draws
sit sits sitting sat reading read allergic
`);
/** Words after which something is served. */
const serving = wordsOf('with and of plus or in on without');

/** … and between it and a word of place nothing is served. */
const servesBeside = wordsOf('with and plus or');

/** Whether a thing stands in a text as something that is served, or nothing says that it is not. */
export function isServedThing(tokens: readonly Token[], place: number, named: ReadonlySet<number>): boolean {
  const token = tokens[place];
  if (token === undefined) return false;
  const frames = framesByThing.get(token.text) ?? framesByThing.get(token.key) ?? [];
  const next = tokens[place + 1]?.text ?? '';
  if (shapes.has(next) || (standsInTitles(token.text) && givesName(tokens, place, named))) return false;
  const before = wordsBefore(tokens, place, named);
  if (before.some((word) => comparisons.has(word) || pastimes.has(word)) || isLikened(before)) return false;
  return !frames.some((frame) =>
    isFramed[frame]({ before, next: tokens[place + 1], isNamed: named.has(place + 1) }),
  );
}

/**
 * "Butterfly pasta" is named after one, and so is the dish of a title before its list: "Monkey bread: dough,
 * banana".
 */
function givesName(tokens: readonly Token[], place: number, named: ReadonlySet<number>): boolean {
  const token = tokens[place];
  const after = [1, 2].find((step) => !standsInTitles(tokens[place + step]?.text ?? '')) ?? 1;
  const next = tokens[place + after];
  if (namedAfter.has(next?.text ?? '')) return true;
  if (isOneOf(fanciful, token?.text ?? '') && named.has(place + after)) return true;
  if (place > 0 && tokens[place - 1]?.text !== '\n') return false;
  const colon = tokens.slice(place, place + longestTitle).findIndex(({ text }) => text === ':');
  return colon > 0 && [1, 2, 3].some((behind) => named.has(place + colon + behind));
}

interface Around {
  /** Nearest first. */
  before: readonly string[];
  next: Token | undefined;
  isNamed: boolean;
}

const isFramed: Readonly<Record<ThingFrame, (around: Around) => boolean>> = {
  where: ({ before }) => {
    const place = before.findIndex((word) => placeWords.has(word));
    const other = before.findIndex((word) => servesBeside.has(word));
    return place >= 0 && (other < 0 || place < other);
  },
  owned: ({ before: [previous = ''] }) => owners.has(previous),
  acts: ({ before, next, isNamed }) => {
    const [previous = '', first = ''] = before;
    if (!determiners.has(previous)) return false;
    if (['to', 'for', 'at', 'by', 'from'].includes(first)) return true;
    return next?.kind === 'word' && !isNamed && !serving.has(next.text) && isOrdinaryWord(next.text);
  },
};

/** "Like a worm". */
function isLikened(before: readonly string[]): boolean {
  return before.some((word, back) => word === 'like' && determiners.has(before[back - 1] ?? ''));
}

/** The words before a place in its stretch, the nearest first. */
function wordsBefore(tokens: readonly Token[], place: number, named: ReadonlySet<number>): string[] {
  const words: string[] = [];
  for (let back = place - 1; back >= 0 && words.length < farthestBack; back -= 1) {
    const token = tokens[back];
    if (token === undefined || token.kind === 'mark' || named.has(back)) break;
    words.push(token.text);
  }
  return words;
}
