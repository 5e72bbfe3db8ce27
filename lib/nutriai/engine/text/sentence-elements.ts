import { ors } from './denial';
import { articles, conjunctions, everythingWords, prepositions, pronouns, stepVerbs } from './function-words';
import { isEaten, type Mention } from './mention';
import { type Preparation } from './parsed-ingredient';
import { type PhraseMatch } from './phrase-tree';
import { type PhraseMeaning } from './preparations-in';
import { type Sentence } from './sentences';
import { type Token } from './tokens';

/** A part of a sentence, as the reading of preparations needs it. */
export type Element =
  | { kind: 'food'; first: number; end: number; mentions: readonly Mention[] }
  | {
      kind: 'phrase';
      first: number;
      end: number;
      meaning: PhraseMeaning;
      denied: boolean;
      isVerb: boolean;
      ofNext: boolean;
    }
  | { kind: 'step' | 'everything' | 'pronoun' | 'except'; first: number; end: number }
  | { kind: 'link' | 'comma' | 'break'; first: number; end: number }
  | { kind: 'preposition'; first: number; end: number; word: string }
  | { kind: 'word'; first: number; end: number };

export type PhraseElement = Extract<Element, { kind: 'phrase' }>;

/** Words before which a base form is a verb: "and mash", "then chop". */
const beforeVerb = new Set([
  ...conjunctions,
  ...(
    'then to can you should must please just not dont never first next finally gently lightly ' +
    'carefully simply now also will ll always and/or well either didnt doesnt wont couldnt wouldnt'
  ).split(' '),
  ...'finely roughly thinly coarsely freshly very'.split(' '),
]);

const deniers = new Set([
  ...'not never dont didnt havent hasnt hadnt no without isnt arent wasnt werent nor neither cannot cant avoid'.split(
    ' ',
  ),
  ...'instead rather shouldnt doesnt unlike nothing couldnt wouldnt wont forgot'.split(' '),
  // Of the other languages, where no phrase of its own holds them.
  ...'nicht nie kein keine keinen pas jamais sin nunca non mai nao sem nie ani niet geen nichts nada niente rien'.split(
    ' ',
  ),
]);
const afterDenier = new Set([
  ...'be been being too very fully completely yet the them it need to quite of than have get that has is are'.split(
    ' ',
  ),
  ...'a an any so properly bother bothered bothering'.split(' '),
  ...'ganz richtig vollig trop tout bien assez encore muy todavia ancora ben ainda bem dobrze calkiem jeszcze'.split(
    ' ',
  ),
  ...'cut pokrojony pokrojona pokrojone pokrojonych cortado cortada cortados cortadas tagliato tagliata tagliati'.split(
    ' ',
  ),
  ...'tagliate coupe coupes coupee coupees geschnitten'.split(' '),
]);

/** "Browned all over", "all day". */
const notEverything = new Set([
  'over',
  'round',
  'around',
  'day',
  'night',
  'about',
  'purpose',
  'year',
  'time',
  'times',
  'bran',
]);

const exceptWords = new Set([
  'except',
  'apart',
  'excluding',
  'besides',
  'excepting',
  'bar',
  'without',
  'minus',
]);

/** Fats and liquids that food is cooked in. */
const media: ReadonlySet<string> = new Set(
  (
    'olive-oil rapeseed-oil sunflower-oil high-oleic-sunflower-oil avocado-oil corn-oil coconut-oil ' +
    'unsalted-butter salted-butter ghee margarine lard water'
  ).split(' '),
);
const intoMedium: ReadonlySet<string> = new Set(['in', 'with']);

/**
 * The elements of a sentence, in its order. `foods` and `phrases` are those of the whole text by the token
 * they begin at.
 */
export function elementsOf(
  tokens: readonly Token[],
  { first, end }: Sentence,
  {
    foods,
    phrases,
  }: {
    foods: ReadonlyMap<number, readonly Mention[]>;
    phrases: ReadonlyMap<number, PhraseMatch<PhraseMeaning>>;
  },
): Element[] {
  const elements: Element[] = [];
  for (let place = first; place < end;) {
    const mentions = foods.get(place);
    const phrase = phrases.get(place);
    if (mentions) {
      const foodEnd = Math.max(...mentions.map((mention) => mention.end));
      const isMedium = isCookedIn(elements, mentions);
      elements.push({ kind: isMedium ? 'word' : 'food', first: place, end: foodEnd, mentions });
      // A name that overlaps this one, and phrases within it, are read at their own place.
      place = nextStart(foods, place + 1, foodEnd);
      continue;
    }
    if (phrase && phrase.end <= end) {
      elements.push(phraseElement(tokens, phrase, { sentenceFirst: first, elements }));
      place = nextStart(foods, place + 1, phrase.end);
      // "No added salt" and "until the yolk is firm" are phrases, whose salt and yolk are no foods of the sentence.
      while (place < phrase.end && foods.get(place)?.every((mention) => !isEaten(mention))) {
        place = nextStart(foods, place + 1, phrase.end);
      }
      continue;
    }
    elements.push(wordElement(tokens, place));
    place += 1;
  }
  return elements;
}

/**
 * Whether foods are only what another is cooked in: what is said behind “parsnip roasted in oil” is said of the
 * parsnip.
 */
function isCookedIn(elements: readonly Element[], mentions: readonly Mention[]): boolean {
  const [first = -1] = mentions.map((mention) => mention.first);
  if (!mentions.every(({ meaning }) => media.has(meaning.foods[0] ?? ''))) return false;
  let place = elements.length - 1;
  // “In oil” is a phrase of its own, which the oil stands in.
  const isInPhrase = elements[place]?.kind === 'phrase' && (elements[place]?.end ?? 0) > first;
  if (!isInPhrase) {
    while (elements[place]?.kind === 'word') place -= 1;
    const preposition = elements[place];
    if (preposition?.kind !== 'preposition' || !intoMedium.has(preposition.word)) return false;
    place -= 1;
    if (elements[place]?.kind !== 'phrase') return false;
  }
  while (elements[place]?.kind === 'phrase' || elements[place]?.kind === 'comma') place -= 1;
  return elements[place]?.kind === 'food';
}

function nextStart(foods: ReadonlyMap<number, readonly Mention[]>, from: number, end: number): number {
  for (let place = from; place < end; place += 1) if (foods.has(place)) return place;
  return end;
}

function phraseElement(
  tokens: readonly Token[],
  { first, end, value }: PhraseMatch<PhraseMeaning>,
  { sentenceFirst, elements }: { sentenceFirst: number; elements: readonly Element[] },
): PhraseElement {
  const previous = elements.at(-1);
  const before = first > sentenceFirst ? tokens[first - 1] : undefined;
  const atStart = before === undefined || ['comma', 'break', 'step', 'phrase'].includes(previous?.kind ?? '');
  const mayBeVerb = value.some(({ side }) => side === 'verb');
  return {
    kind: 'phrase',
    first,
    end,
    meaning: value,
    denied: isDenied(tokens, first, sentenceFirst) || isDeniedWith(tokens, elements),
    isVerb: mayBeVerb && (atStart || beforeVerb.has(before.text)),
    ofNext: tokens[end]?.text === 'of',
  };
}

/** “Not chopped or soaked” denies both. */
function isDeniedWith(tokens: readonly Token[], elements: readonly Element[]): boolean {
  const [denied, link] = elements.slice(-2);
  const isOr = link?.kind === 'link' && ors.has(tokens[link.first]?.text ?? '');
  return isOr && denied?.kind === 'phrase' && denied.denied;
}

function isDenied(tokens: readonly Token[], first: number, sentenceFirst: number): boolean {
  for (let place = first - 1; place >= sentenceFirst && place >= first - 4; place -= 1) {
    const token = tokens[place];
    if (token?.kind !== 'word') return false;
    if (deniers.has(token.text)) return !['only', 'just'].includes(tokens[place + 1]?.text ?? '');
    if (!afterDenier.has(token.text)) return false;
  }
  return false;
}

function wordElement(tokens: readonly Token[], place: number): Element {
  const { kind, text } = tokens[place] ?? { kind: 'mark', text: '' };
  const span = { first: place, end: place + 1 };
  if (kind === 'mark')
    return { kind: text === ',' ? 'comma' : text === '/' || text === '+' ? 'link' : 'break', ...span };
  if (text === 'then') return { kind: 'step', ...span };
  if (exceptWords.has(text) || (text === 'but' && tokens[place + 1]?.text !== 'not'))
    return { kind: 'except', ...span };
  if (conjunctions.has(text)) return { kind: 'link', ...span };
  if (text === 'all' && notEverything.has(tokens[place + 1]?.text ?? '')) return { kind: 'word', ...span };
  if (everythingWords.has(text)) return { kind: 'everything', ...span };
  if (prepositions.has(text)) return { kind: 'preposition', word: text, ...span };
  if (stepVerbs.has(text)) return { kind: 'step', ...span };
  if (pronouns.has(text)) return { kind: 'pronoun', ...span };
  if (articles.has(text)) return { kind: 'word', ...span };
  return { kind: 'word', ...span };
}

/** What a phrase says on a side of a food, turned round where it is denied. */
export function preparationsOf(
  phrase: PhraseElement,
  opposite: (preparation: Preparation) => Preparation | null,
): Preparation[] {
  const said = phrase.meaning.flatMap(({ preparations }) => preparations);
  if (!phrase.denied) return [...new Set(said)];
  return [...new Set(said.map(opposite).filter((preparation) => preparation !== null))];
}
