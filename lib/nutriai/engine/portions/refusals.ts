import { knowledge } from '../knowledge/knowledge';
import { withoutAccents } from './amount-languages';
import { put, type ReadText } from './read-text';

const { answers, offered, behind, before, fillers, others, othersAte, elsewhere } =
  knowledge.eatenWords.refusals;

const anyOf = (phrases: readonly string[]) =>
  [...phrases]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', `(?: (?:${fillers.join('|')}))* `);

const ending = '(?:today|at all|though|either|tonight)';
const whole = (phrases: readonly string[]) =>
  new RegExp(
    `^\\s*(?:(?:but|and|he|she|they|${fillers.join('|')}) )*(?:${anyOf(phrases)})(?: ${ending})*\\s*$`,
    'u',
  );

const isAnswer = whole(answers);
const isOffered = new RegExp(`^\\s*(?:(?:we|i|also|then|and) )?(?:${anyOf(offered)})\\b`, 'u');
const oneWord = anyOf(behind.filter((phrase) => !phrase.includes(' ')));
const severalWords = anyOf(behind.filter((phrase) => phrase.includes(' ')));
const isBehind = new RegExp(
  `^(.*?)(?:^|\\s)(?:(?:has|is|was|were|just|[-–—]) )*(?:(?:${severalWords})\\b.*|(?:${oneWord})\\s*)$`,
  'u',
);
const article = 'the|any of the|any|o|os|as|el|los|las|le|les|il|lo|gli|de|den|die|das|het';
const isBefore = new RegExp(`(?<!\\p{L})(?:${anyOf(before)})(?: (?:${article}))?(?=\\s)`, 'u');
const byOthers = `(?:${anyOf(others)}) (?:${anyOf(othersAte)})`;
const isElsewhere = new RegExp(`(?<!\\p{L})(?:${byOthers}|${anyOf(elsewhere)})(?!\\p{L})`, 'u');
/** "Dog got a quarter", "dad had half of it": so much was left. */
const isPartOfAll = new RegExp(
  `^\\s(?:(?:about|maybe|like|prob|probably|nearly|an?) )*(?:half|third|quarter|most|\\d/\\d|[½¼¾⅓⅔]|\\d|one|two|` +
    `two thirds|three quarters)(?: of (?:it|them|that|all))?\\s*$`,
  'u',
);
const othersHad = new RegExp(`(?<!\\p{L})${byOthers}(?!\\p{L})`, 'u');
/** "Usually eats a banana, today 30 g": of the same food. */
const isAmountAlone = /^\s*(?:(?:but|today|just|only) )*[\d½¼¾][\d./]*\s?\p{L}{0,5}\s*$/u;
const saysPart =
  /\d|[½¼¾⅓⅔]|\b(?:half|most|some|any|much|all|rest|quarter|third|one|two|three|more|crusts?|it|them|that|last)\b/u;

/** "Protein waffle? No, regular waffles": what was asked is taken back. */
const noFirst = /^\s*(?:no|nope|nah|nada|nein|non|nee|nie)\s+(?=\S)/u;
/** "Meatballs at one café? No at the other": where it was is taken back. */
const isOfPlace = /^\s*no (?:it was )?(?:at|from|in)\b/u;
/** "About ¾ cup? No. Ate half": how much it was is taken back, and not the food. */
const isOfAmount = /^\s*(?:ate|had|more like|closer to|only|just|about)\b/u;

const mark = /[,;!?()\n]|\.(?!\d)|\s[-–—]\s|[–—]|\b(?:but|aber|mais|pero|ma|maar|mas|ale)\b/giu;
const joint = /^.*\s(?:and|&|\+|und|et|y|e|en|i)\s/iu;

/** What stands between two marks, with the mark behind it. */
interface Segment {
  start: number;
  end: number;
  words: string;
  mark: string;
}

function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let start = 0;
  const add = (end: number, sign: string, next: number) => {
    segments.push({ start, end, words: plain(text.slice(start, end)), mark: sign });
    start = next;
  };
  for (const { 0: sign, index } of text.matchAll(mark)) add(index, sign, index + sign.length);
  add(text.length, '', text.length);
  return segments;
}

/** As the lists are written; every letter stays one letter, so that places are kept. */
const plain = (text: string) => {
  const read = withoutAccents(text).replaceAll('’', "'");
  return read.length === text.length ? read : text.toLowerCase();
};

/**
 * Takes out what was offered and not eaten, or was someone else's: "mochi? nope", "offered egg, not having it",
 * "mango spat straight out", "wouldn't even look at the peas", "everyone else had crisps".
 */
export function withoutRefused(read: ReadText): ReadText {
  const segments = segmentsOf(read.text);
  const out = segments.flatMap((segment, at) => {
    const changes = refusedIn(segment, segments[at - 1], segments[at + 1]);
    return changes.map((change) =>
      isNamedBefore(read.text, change) ? { ...change, words: 'left' } : change,
    );
  });
  return out
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, words }) => put(text, [from, to], words), read);
}

/** "Peas and rice, didn't touch the peas": of what was served before it none was eaten. */
function isNamedBefore(text: string, { from, to, words }: Change): boolean {
  const [food] =
    words === 'no' ? (/(?<!\p{L})\p{L}{3,30}(?=\s?(?:$|[,;.)]))/u.exec(text.slice(to)) ?? []) : [];
  return food !== undefined && text.slice(0, from).toLowerCase().includes(food.toLowerCase());
}

interface Change {
  from: number;
  to: number;
  words: string;
}

function refusedIn(segment: Segment, last: Segment | undefined, next: Segment | undefined): Change[] {
  const { start, end, words } = segment;
  if (last && isAnswer.test(words) && isRefusedBy(words, last) && !isOfAmount.test(next?.words ?? ''))
    return [cut(last.start, last.end), cut(start, end)];
  if (last?.mark === '?' && noFirst.test(words) && !isOfPlace.test(words))
    return [cut(last.start, last.end), cut(start, start + (noFirst.exec(words)?.[0].length ?? 0))];
  const other = isElsewhere.exec(words);
  if (other && next && isAmountAlone.test(next.words)) return [];
  const had = othersHad.exec(words);
  if (had && isPartOfAll.test(words.slice(had.index + had[0].length)))
    return [{ from: start + had.index, to: start + had.index + had[0].length, words: 'left' }];
  if (other) return [cut(start + other.index, end)];
  const refused = isBefore.exec(words);
  if (refused && !saysPart.test(words.slice(refused.index + refused[0].length))) {
    const from = start + refused.index;
    return [{ from, to: from + refused[0].length, words: 'no' }];
  }
  const [, eaten] = isBehind.exec(words) ?? [];
  if (eaten === undefined || saysPart.test(eaten)) return [];
  if (eaten.trim() === '') return last ? [cut(last.start, last.end), cut(start, end)] : [];
  const from = start + (joint.exec(eaten)?.[0].length ?? 0);
  return [cut(from, end)];
}

const cut = (from: number, to: number): Change => ({ from, to, words: '' });

/** "Toast, no" says nothing of toast: another food may follow. */
const isRefusedBy = (words: string, last: Segment) =>
  last.mark === '?' ||
  isOffered.test(last.words) ||
  (!/^\s*(?:no|non|nie|nee|nein)\s*$/u.test(words) && !saysPart.test(last.words));
