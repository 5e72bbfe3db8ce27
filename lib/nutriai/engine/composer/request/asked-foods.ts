import { foodAtStart, type NamedFood } from './food-words';
import { expressionInLines } from '../../text/expression-in-lines';

/** What is to stay out of a dish, and where the text says so. */
export interface LeftOutWords {
  allergies: readonly NamedFood[];
  /** Said to be an allergy, and no food that we know. */
  unknownAllergies: readonly string[];
  avoided: readonly NamedFood[];
  dislikes: readonly NamedFood[];
  /** The text without the words that say so. */
  rest: string;
}

type Why = 'allergies' | 'avoided' | 'dislikes';

/** Words after which a list follows. */
const before: readonly (readonly [RegExp, Why])[] = [
  [
    expressionInLines('g')`
      \b(?:is |hes |shes |also |and )*(?:allerg(?:ic|ies|y)(?: to)?|anaphylactic to|intoleran(?:t|ce)
      (?: of| to)?|fpies to|fpies triggers? (?:is|are)|triggers? (?:is|are)|sensitive to|reacts?
      (?: badly)? to|reacted to|(?:a )?reaction to|
      (?:gets?|got) (?:hives|a rash|rash|sick|ill|eczema) (?:from|with|after)|
      (?:came|comes|come) out in (?:a rash|hives) (?:after|from|with)|(?:rash|hives) (?:after|from|with)|
      flares?(?: up)? with) ?:? *
    `,
    'allergies',
  ],
  [
    expressionInLines('g')`
      \b(?:no|not any|without(?: any)?|w o|avoid(?:ing|s)?|leav(?:e|ing) out|skip|minus|free (?:from|of)|
      (?:cannot|cant|can not|mustnt|must not|shouldnt|should not|not allowed to|has to avoid|
      needs to avoid) (?:have|eat|take|tolerate)|also cant have|nothing with|keep out|sans|sin|ohne|senza|
      sem|ni|zonder|bez)[ ]
    `,
    'avoided',
  ],
  [
    expressionInLines('g')`
      \b(?:hates?|dislikes?|detests?|loathes?|
      (?:wont|doesnt|does not|dont|will not|refuses to|never) (?:eat|touch|like|care for|want|take|accept)|
      refuses|rejects|not keen on|not a fan of|bored (?:of|with)|fed up (?:of|with)|tired of|sick of|
      had enough|anything but|throws|spits out|not)[ ]
    `,
    'dislikes',
  ],
];

/** Words before which a food stands. */
const after: readonly (readonly [RegExp, Why])[] = [
  [/ (?:protein )?(?:allerg(?:y|ies|ic)|anaphylaxis|intoleran(?:ce|t))\b/g, 'allergies'],
  [/ (?:is|are|seems to be|might be) (?:a |the )?(?:problem|trigger|issue|culprit)s?\b/g, 'allergies'],
  [/ (?:makes?|make) (?:him|her|them|us) (?:sick|ill|poorly|itchy|come out in)\b/g, 'allergies'],
  [/ (?:is|are) (?:off the menu|out|not ok|not okay|banned|not allowed)\b/g, 'avoided'],
  [/ ?free\b/g, 'avoided'],
  [
    / (?:he|she|they) (?:spits?|throws?|hates?|refuses?|wont (?:eat|touch)) (?:it|them|that|those)\b/g,
    'dislikes',
  ],
];

/** "Keep it onion free", "keep nuts out". */
const between: readonly (readonly [RegExp, Why])[] = [[/\bkeep ((?:[a-z]+ ){1,3})out\b/g, 'avoided']];

const joints = new Set(['and', 'or', 'nor', 'ni', 'y', 'et', 'oder', 'und', 'e', 'ou']);
const passed = new Set([
  'any',
  'anything',
  'the',
  'his',
  'her',
  'of',
  'all',
  'eating',
  'cows',
  'in',
  'more',
  'also',
]);
const skipped = new Set(['products', 'product', 'protein', 'things', 'stuff', 'seeds', 'kind', 'type']);

interface Span {
  start: number;
  end: number;
  foods: readonly NamedFood[];
  why: Why;
}

interface Word {
  text: string;
  start: number;
  end: number;
  /** What stands between it and the word before. */
  gap: string;
}

/** Reads what a request leaves out, and for which reason. */
export function askedFoods(plain: string): LeftOutWords {
  const words = wordsOf(plain);
  const spans = [
    ...before.flatMap(([pattern, why]) =>
      [...plain.matchAll(pattern)].flatMap((match) => listAfter(words, match, why)),
    ),
    ...after.flatMap(([pattern, why]) =>
      [...plain.matchAll(pattern)].flatMap((match) => listBefore(words, match, why)),
    ),
    ...between.flatMap(([pattern, why]) =>
      [...plain.matchAll(pattern)].flatMap((match) => spanBetween(match, why)),
    ),
  ];
  const of = (why: Why) => spans.filter((span) => span.why === why).flatMap(({ foods }) => foods);
  return {
    allergies: of('allergies'),
    unknownAllergies: unknownAfter(plain, words),
    avoided: of('avoided'),
    dislikes: of('dislikes'),
    rest: withoutSpans(plain, spans),
  };
}

/** Words in which an allergy is told without naming what to. */
const noNames = new Set([
  'both',
  'either',
  'all',
  'these',
  'those',
  'it',
  'that',
  'this',
  'them',
  'anything',
  'nothing',
  'something',
  'everything',
  'what',
  'some',
]);

/** "Allergic to …" followed by what names no food. */
function unknownAfter(plain: string, words: readonly Word[]): string[] {
  return [...plain.matchAll(/\b(?:allergic|anaphylactic|intolerant|allergy) to /g)].flatMap((match) => {
    const place = words.findIndex(({ start }) => start >= match.index + match[0].length);
    const first = skipTo(words, place, passed);
    const named = clause(words, first);
    const [word] = named;
    return place < 0 || word === undefined || noNames.has(word) || foodAtStart(named) ? [] : [word];
  });
}

function wordsOf(plain: string): Word[] {
  let end = 0;
  return [...plain.matchAll(/[\p{L}\p{N}]+/gu)].map((match) => {
    const gap = plain.slice(end, match.index);
    end = match.index + match[0].length;
    return { text: match[0], start: match.index, end, gap };
  });
}

/**
 * The foods after a trigger: joined by "and" and "or", and by commas where the list goes on so or an allergy
 * is named.
 */
function listAfter(words: readonly Word[], match: RegExpExecArray, why: Why): Span[] {
  const from = match.index + match[0].length;
  let place = words.findIndex(({ start }) => start >= from);
  if (place < 0 || /[,.;!?\n]/.test(words[place]?.gap ?? '')) return [];
  const foods: NamedFood[] = [];
  let end = from;
  let isOpen = true;
  while (isOpen && place < words.length) {
    place = skipTo(words, place, passed);
    const found = foodAtStart(clause(words, place));
    if (!found) break;
    foods.push(found.food);
    place += found.length;
    while (skipped.has(words[place]?.text ?? '')) place += 1;
    end = words[place - 1]?.end ?? end;
    const next = nextItem(words, place, { why, isFirst: foods.length === 1 });
    isOpen = next !== null;
    place = next ?? place;
  }
  return foods.length === 0 ? [] : [{ start: match.index, end, foods, why }];
}

function skipTo(words: readonly Word[], place: number, set: ReadonlySet<string>): number {
  let next = place;
  while (set.has(words[next]?.text ?? '')) next += 1;
  return next;
}

/** The words up to the next comma or stop. */
function clause(words: readonly Word[], place: number): string[] {
  const found: string[] = [];
  for (const [index, word] of words.slice(place, place + 3).entries()) {
    if (index > 0 && /[^ -]/.test(word.gap)) break;
    found.push(word.text);
  }
  return found;
}

/** Where the next item of the list begins; null where the list ends. */
function nextItem(
  words: readonly Word[],
  place: number,
  { why, isFirst }: { why: Why; isFirst: boolean },
): number | null {
  const word = words[place];
  if (!word || /[.;!?\n]/.test(word.gap)) return null;
  if (joints.has(word.text)) return place + 1;
  if (/[/&+]/.test(word.gap)) return place;
  if (!word.gap.includes(',')) return null;
  if (why === 'allergies' || !isFirst) return place;
  return isJoinedLater(words, place) ? place : null;
}

/** "No a, b or c": the commas are of one list. */
function isJoinedLater(words: readonly Word[], place: number): boolean {
  for (const word of words.slice(place, place + 6)) {
    if (/[.;!?\n]/.test(word.gap)) return false;
    if (joints.has(word.text)) return true;
  }
  return false;
}

/**
 * The foods that end just before a trigger, with those joined to them: "egg and peanut allergy",
 * "gluten-free, dairy-free".
 */
function listBefore(words: readonly Word[], match: RegExpExecArray, why: Why): Span[] {
  const foods: NamedFood[] = [];
  let start = match.index;
  let last = words.findLastIndex(({ end }) => end <= match.index);
  // "With lentils. She hates peas" says nothing of lentils.
  if (/[.;!?\n]/.test(match.input.slice(words[last]?.end ?? 0, match.index))) return [];
  while (last >= 0) {
    const found = foodAtEnd(words, last);
    if (!found) break;
    foods.push(found.food);
    start = words[found.first]?.start ?? start;
    const joint = words[found.first - 1];
    const gap = words[found.first]?.gap ?? '';
    const isJoined = joint !== undefined && joints.has(joint.text) && !/[.;!?\n,]/.test(gap);
    if (!isJoined && !/[/&+]/.test(gap)) break;
    last = isJoined ? found.first - 2 : found.first - 1;
  }
  return foods.length === 0 ? [] : [{ start, end: match.index + match[0].length, foods, why }];
}

function foodAtEnd(words: readonly Word[], last: number): { food: NamedFood; first: number } | null {
  for (let length = Math.min(3, last + 1); length > 0; length -= 1) {
    const first = last - length + 1;
    const part = words.slice(first, last + 1);
    if (part.slice(1).some(({ gap }) => /[^ -]/.test(gap))) continue;
    const found = foodAtStart(part.map(({ text }) => text));
    if (found?.length === length) return { food: found.food, first };
  }
  return null;
}

function spanBetween(match: RegExpExecArray, why: Why): Span[] {
  const found = foodAtStart((match[1] ?? '').trim().split(' '));
  return found ? [{ start: match.index, end: match.index + match[0].length, foods: [found.food], why }] : [];
}

function withoutSpans(plain: string, spans: readonly Span[]): string {
  const sorted = [...spans].sort((one, two) => one.start - two.start);
  let rest = '';
  let place = 0;
  for (const { start, end } of sorted) {
    if (start > place) rest += `${plain.slice(place, start)} . `;
    place = Math.max(place, end);
  }
  return rest + plain.slice(place);
}
