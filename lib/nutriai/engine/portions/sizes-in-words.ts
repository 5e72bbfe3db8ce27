import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

const inches = expressionInLines('iu')`
  (?<![\p{L}\d./])(\d{1,2}(?:\.5)?)(?:\s?-?\s?(?:inch(?:es)?|cm|″|")|in(?=\s(?!milk|water|formula|the|his|her|an?\b|
  butter))
  |in(?=\s?(?:[,;.)]|$)))(?:\s?[x×]\s?\1)?(?:\s(?:round|square(?=\sof)|across|wide))?(?![\p{L}\d])
`;

const centimetresInInch = 2.5;

/** What is rolled or fried flat, with its usual size across in inches. */
const flat: readonly (readonly [RegExp, number])[] = [
  [/pancake|crepe|crêpe|drop scone|blini|pikelet|fritter|pfannkuchen|panqueque/iu, 4],
  [/tortilla|wrap|quesadilla|taco|roti|chapati|naan|pitta|pita|omelette/iu, 8],
  [/pizza/iu, 11],
];

/** From this share of the usual size across it is a small one, and a large one. Ours. */
const [smallTo, largeFrom] = [0.8, 1.25];

/** "Pancake 3 inch", "7in pizza": a size, and no number of them. A usual one and a cut piece need no word for it. */
export function withSizeAcross(read: ReadText): ReadText {
  const found = inches.exec(read.text);
  if (!found) return read;
  const across = Number(found[1]) / (/cm$/iu.test(found[0].trim()) ? centimetresInInch : 1);
  const near = read.text.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
  const usual = flat.find(([name]) => name.test(near))?.[1];
  const ratio = usual === undefined ? 1 : across / usual;
  const isSlice = /slice|wedge/iu.test(near);
  const size = isSlice ? '' : ratio <= smallTo ? 'small' : ratio >= largeFrom ? 'large' : '';
  return put(read, [found.index, found.index + found[0].length], size);
}

const forChildren = expressionInLines('giu')`
  \b(?:kid|kids|child|children|toddler|baby|bub|bimbo)['’]?s?[\s-]?(?:size|sized)\b(?=\s|[,;.)]|$)
`;
/** Of a handful "wee" says no more than that it is a child's. */
const weeHandful = /\bwee\s(?=(?:handful|fry|bite|nibble|sip|taste|drop|snack|plate|bowl)\b)/giu;
const sidePlate = /\bside plate\b/giu;
/** "Soup from an espresso cup": no coffee. */
const smallestCup = /\b(?:espresso|medicine|dosing) (cups?)\b|\begg ?cup(?= of\b)/giu;
const partySize = /\bparty[\s-]size(?:d)?\b|\bsilver[\s-]dollars?\b/giu;

/** "Kid size bowl": every bowl is a child's here; "party size" is the smallest of what is made. */
export function withPlainSizes(read: ReadText): ReadText {
  const steps: readonly (readonly [RegExp, string])[] = [
    [forChildren, ''],
    [weeHandful, ''],
    [partySize, 'mini'],
    [sidePlate, 'small plate'],
    [smallestCup, 'shot glass'],
  ];
  return steps.reduce((text, [expression, words]) => replacedAll(text, expression, words), read);
}

/** Puts the same words in every place where an expression is found. */
export function replacedAll(read: ReadText, expression: RegExp, words: string): ReadText {
  return [...read.text.matchAll(expression)].reduceRight(
    (text, { 0: found, index }) => put(text, [index, index + found.length], words),
    read,
  );
}
