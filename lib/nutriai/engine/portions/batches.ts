import { expressionInLines } from '../text/expression-in-lines';
import { put, type ReadText } from './read-text';

const batchInBrackets = expressionInLines('iu')`
  \([^()]{0,60}\b(?:makes?|made|yields?|ergibt|ergeben|donne|dan|hace|rende|maakt)\s(?:about |ca\.? )?
  \d{1,3}(?!\d|\s?(?:g|ml|oz|l|cl|dl)\b)[^()]{0,60}\)
`;
const batchOf = expressionInLines('iu')`
  [,(]?\s?\b(?:out of|from|of)\s(?:an?|the|my|our)\s(?:batch|recipe|mix)\b[^;]*\b(?:makes?|made|yields?)\s
  (?:about )?\d+(?:\s\p{L}+)?\)?
`;
const amountBefore = /(?:\d|[½¼¾⅓⅔]|\b(?:an?|one|two|three|four|half|quarter|third)\b)/iu;

/** "1 egg muffin (6 eggs make 12)": what went into a whole batch was not eaten. */
export function withoutBatch(read: ReadText): ReadText {
  const found = batchInBrackets.exec(read.text) ?? batchOf.exec(read.text);
  if (
    !found ||
    !amountBefore.test(
      read.text
        .slice(0, found.index)
        .split(/[,;()]/u)
        .at(-1) ?? '',
    )
  )
    return read;
  return put(read, [found.index, found.index + found[0].length], '');
}

const piecesFrom = expressionInLines('iu')`
  (?<=^|[,;+&(]\s?|\band\s)([\p{L} ]{3,30}?)\s(?:fingers?|strips?|soldiers?|sticks?|triangles?|squares?|pieces?|bits)\s
  (?:made |cut )?(?:from|out of)\s((?:\d+|½|¼|an?|one|two|half an?|half of an?|1\/2)\s
  (?:thick |small |large |medium |whole )?
  (?:slices?|pieces?|rounds?))\b(?:\sof\s(?:bread|toast))?
`;

/** "French toast fingers from one slice": the slice is counted, however it was cut. */
export function withPiecesOfSlice(read: ReadText): ReadText {
  const found = piecesFrom.exec(read.text);
  if (!found) return read;
  const [, food = '', amount = ''] = found;
  return put(read, [found.index, found.index + found[0].length], `${amount} of ${food}`);
}

const sameBehind = expressionInLines('iu')`
  ^((?:\d+|½|¼|¾|an?|one|two|half an?|1\/2|1\/4)\s
  (?:cups?|tbsp|tsp|tablespoons?|teaspoons?|spoons?|spoonfuls?|oz|g|slices?|
  pieces?|bites?|handfuls?)\s(?:of\s)?)([\p{L} ]{3,24}?)\s(?:and|&|\+|n)\s([\p{L} ]{3,24}?),?\s
  (?:the )?same(?: amount)?(?: of each)?(?=\s?(?:$|[,;.)]))
`;

/** "½ cup banana and honeydew same": as much of the second. */
export function withSameOfSecond(read: ReadText): ReadText {
  const found = sameBehind.exec(read.text);
  if (!found) return read;
  const [, amount = '', first = '', second = ''] = found;
  return put(read, [0, found[0].length], `${amount}${first}, ${amount}${second}`);
}
