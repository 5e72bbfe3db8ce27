import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';
import { replacedAll } from './sizes-in-words';

const percentage = expressionInLines('giu')`
  (?<=(?:^|[,;.(–—-]|\b(?:ate|eaten|finished|had|drank|took|managed|about|abt|maybe|prob|probably|roughly|around|
  approx|only|just|nearly|almost|left|wasted|approximately|like))\s?~?\s?)~?([1-9]\d?)\s?(?:%|percent|per cent)
  (?=\s?(?:$|[,;.)]|of\s(?:it|that|the|his|her|this|them|a|an|one)\b|eaten|finished|gone|left|lol|i\sthink))
`;

/** "Ate about 60%", "10% of the porridge": so many hundredths; "2% milk" is no part of anything. */
export const withPercentages = (read: ReadText): ReadText =>
  [...read.text.matchAll(percentage)].reduceRight(
    (text, { 0: words, 1: percent = '', index }) =>
      put(text, [index, index + words.length], `${percent}/100`),
    read,
  );

const usual = '(?:usual|normal|regular)';
const helping = '(?:portions?|helpings?|servings?|amounts?)';
const owner = '(?:the|his|her|their|a|my|what he|what she)';

const helpings: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(?:twice|double) (?:${owner} )?(?:${usual} )?${helping}(?: of)?\\b`, 'giu'),
    '2 portions of',
  ],
  [new RegExp(`\\bhalf (?:${owner} )?${usual} ${helping}(?: of)?\\b`, 'giu'), 'half a portion of'],
  [
    /,? ?\b(?:(?:and|then|plus) )?(?:had |asked for |went back for )?seconds(?:,? (?:and |& |n )?thirds)\b/giu,
    ' 3 portions',
  ],
  [/,? ?\b(?:(?:and|then|plus) )?(?:had |asked for |went back for )seconds\b/giu, ' 2 portions'],
  [/, seconds(?=\s?(?:$|[,;.)]))/giu, ' 2 portions'],
];

/** "Twice his usual portion", "pasta, seconds": how many servings. */
export const withHelpings = (read: ReadText): ReadText =>
  helpings.reduce((text, [expression, words]) => replacedAll(text, expression, words), read);

const crustsOnly = expressionInLines('iu')`
  \b(?:just |only )?(?:the )?crusts? (?:only )?(?:of|from|off) (?:(\d|an?|one|two|three) )?
  (slices?|pieces?|rounds?)(?: of)?(?: (toast|bread))?
`;

const numbers: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3 };

/** What the crusts of a slice are of it: with "no crusts" a little more than half is eaten. Ours. */
const crustsOfSlice = 0.3;

/** "Crusts only from 2 slices": so much of the bread. */
export function withCrustsOnly(read: ReadText): ReadText {
  const found = crustsOnly.exec(read.text);
  if (!found) return read;
  const [words, count = '1', , bread = 'bread'] = found;
  const slices = (numbers[count.toLowerCase()] ?? Number(count)) * crustsOfSlice;
  const said = `${Math.round(slices * 10) / 10} slices of ${bread}`;
  return put(read, [found.index, found.index + words.length], said);
}

const person = '(?:her|him|them|us|me|(?:his|her|my|their|the|big|little|baby) \\p{L}+|sis|bro|\\p{L}+)';
const halfEach: readonly RegExp[] = [
  new RegExp(
    '(?:,? ?)\\b(?:shared|split)(?: (?:it|them))?,? (?:(?:roughly|about) )?half(?:[ -]and[ -]half)? ?each' +
      `(?: with ${person})?`,
    'iu',
  ),
  new RegExp(
    `,? ?\\b(?:(?:shared|split) )?(?:between|with) ${person}(?: and ${person})?,? ` +
      '(?:(?:roughly|about|so) )?half each',
    'iu',
  ),
];

/** "Shared half each with his sister": half of it. */
export function withHalfEach(read: ReadText): ReadText {
  for (const expression of halfEach) {
    const found = expression.exec(read.text);
    if (found) return put(read, [found.index, found.index + found[0].length], ', half');
  }
  return read;
}

const packFound = expressionInLines('giu')`
  \b(?:found|opened|raided|got into|got at|hid|spotted|straight from|straight out of)\s(?:the|a|his|her|my|our)\s
  (?:biscuit |cookie |sweet |treat |snack )?(?:tin|packet|pack|bag|box|jar|tub|pot|tube|carton)\b
`;

/** "Two biscuits, found the tin himself": where they were, and no tin of them. */
export const withoutPackFound = (read: ReadText): ReadText => replacedAll(read, packFound, '');

const suckedOn = expressionInLines('iu')`
  \b(?:(?:to |(?:just|only|mostly|mainly) )?(?:suck|gnaw|chomp)(?:ed|ing|s)? on\b
  (?! (?:(?:an?|the|his|her) )?(?:pouch|straw))|
  (?:just|only|mostly|mainly) (?:suck|gumm|gnaw|lick|nibbl|mouth)ed(?: (?:it|them|at it))?(?=\s?(?:$|[,;.)]))|
  (?:suck|gumm|gnaw)ed (?:it|them)(?: mostly| mainly| a bit| really)?(?=\s?(?:$|[,;.)])))
`;
const clauseStart = /(?:^|[,;+&.(]|\b(?:and|then|plus)\b)(?=[^,;+&.(]*$)/iu;

const pause = /[\s,(–-]/u;

function withoutPauseAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && pause.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** "A strip of beef to suck on": what comes off it is a taste. */
export function withTastesOfSucked(read: ReadText): ReadText {
  const found = suckedOn.exec(read.text);
  if (!found) return read;
  const before = withoutPauseAtEnd(read.text.slice(0, found.index));
  const start = clauseStart.exec(before);
  const clause = start ? before.slice(start.index + start[0].length).trimStart() : '';
  const from = before.length - clause.length;
  const rest = put(read, [found.index, found.index + found[0].length], '');
  return put(rest, [from, from], 'taste of ');
}

const cutInSoldiers = /,?\s\b(?:(?:cut|sliced|chopped)(?: up)? )?in(?:to)? (?:soldiers|fingers)\b/giu;

/** "Half a slice, cut in soldiers": how, and no toast besides. */
export const withoutSoldiersOfSlice = (read: ReadText): ReadText => replacedAll(read, cutInSoldiers, '');

const lickedSpoon =
  /(?<=\p{L}{3}[^;]{0,40}),? (?:and |just |only )?licked (?:it off )?(?:the|his|her|a|my) spoon\b/giu;

/** "Broccoli purée, licked the spoon": no bowl of dough. */
export const withLickOfSpoon = (read: ReadText): ReadText => replacedAll(read, lickedSpoon, ', a lick');

const madeUp = /\b((?:ready ?brek|(?:rolled |instant |porridge )?oats)),? (?:when )?made up\b/iu;

/** "Ready Brek made up": it was no longer dry. */
export function withMadeUpOats(read: ReadText): ReadText {
  const found = madeUp.exec(read.text);
  if (!found) return read;
  return put(read, [found.index, found.index + found[0].length], `cooked ${found[1] ?? ''}`);
}
