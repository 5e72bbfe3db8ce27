import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

/** What something lies on or in, that it may be taken off or picked out of. */
const under =
  'pizza|toast|sandwich|sarnie|toastie|wrap|burger|bun|pie|bread|crackers?|bagel|taco|salad|roll|kebab|skewer|cake|' +
  'lasagne|pitta|quiche|stew|soup|curry|pasta|cupcake|crumpet|pancakes?|waffle|jacket potato|fajita|burrito|' +
  'quesadilla|scone';
const takenOff = expressionInLines('iu')`
  \b(?:(?:only|just|mostly)\s(?:(?:ate|had|licked|picked|sucked)\s)?|
  (?:ate|licked|picked|sucked|nibbled)\s(?:off\s|out\s)?)(?:all\s)?(?:the\s)?
  (?!(?:half|most|some|rest|it|bits?|bites?|pieces?|crusts?|all|middle|inside|top|topping|one|two|\d)\b)
  (\p{L}{3,}(?:\s\p{L}{3,})?)\s(?:off|out\sof|from\sinside|from\sthe\stop\sof)\s
  (?:(?:an?|the|his|her|my|our|their|one|two|1|2)\s)?(?:slices?\sof\s|pieces?\sof\s)?(?:\p{L}+\s){0,2}
  (?:${under})(?!\p{L})
`;

/** "Just the cheese off a slice of pizza": the cheese alone. */
export function withPartTakenOff(read: ReadText): ReadText {
  const found = takenOff.exec(read.text);
  return found ? put(read, [found.index, found.index + found[0].length], found[1] ?? '') : read;
}

const spreadOn = expressionInLines('iu')`
  \b(?:(?:peanut butter|pb|pnut butter)\s?(?:&|and|n|\+)\s?(jam|jelly|j|honey|banana)|pbj)\s(?:on|with)\s
  ((?:(?:\d|an?|one|two|three|half an?|half)\s)?(?:slices?\sof\s|pieces?\sof\s)?(?:\p{L}+\s){0,2}
  (?:crackers?|toast|bread|rice cakes?|bagel|oatcakes?|crumpets?|muffin|pancakes?|waffles?|brioche))(?!\p{L})
`;

/** "Peanut butter & jam on 2 crackers": two crackers with both, and no sandwich. */
export function withSpreadsOn(read: ReadText): ReadText {
  const found = spreadOn.exec(read.text);
  if (!found) return read;
  const [words, other = 'jam', under = ''] = found;
  const second = /^j/iu.test(other) ? 'jam' : other;
  return put(read, [found.index, found.index + words.length], `${under} with peanut butter with ${second}`);
}
