import { ands, isOr, type ListLink, type NegationReader } from './denial';
import { articles } from './function-words';
import { type Mention } from './mention';
import { type NegationKind } from './negation-phrases';
import { type Sentence } from './sentences';

/** Words that may stand between a negation and the food it denies. */
export const fillers = new Set([
  ...articles,
  ...(
    'refined processed artificial hidden normal regular standard usual kind form ' +
    'sort type types of much ever single ordinary real table sea pure actual'
  ).split(' '),
]);

/** After the last food of a list these mean that the list is what is served, not what is left out. */
const listClosers = new Set([
  'added',
  'needed',
  'required',
  'allowed',
  'included',
  'in',
  'whatsoever',
  'please',
  'at',
  'before',
  'until',
  'yet',
]);

/** Foods whose absence is often claimed together: "no added salt and sugar", "without salt and chilli". */
const claimedTogether = new Set([
  'salt',
  'sugar',
  'sweeteners',
  'stock-cube',
  'chilli',
  'black-pepper',
  'wine',
  'soy-sauce',
]);
/** Nobody writes "without onion and salt" to say that there is salt. */
const claimedLast = new Set(['salt', 'sugar']);

/** A list of more is no list of what is left out: what comes after counts as eaten. */
const mostListed = 100;

/** A negation, and the food from which on its list is followed. */
interface DeniedList {
  from: Mention;
  negation: NegationKind;
  sentence: Sentence;
}

/** The foods of a list after its first that are denied with it. */
export function restOfList(reader: NegationReader, { from, negation, sentence }: DeniedList): Mention[] {
  const rest: Mention[] = [];
  let last = from;
  // Whether a list closes is looked at from its first comma on: it holds for all that follow.
  let closes = false;
  while (rest.length < mostListed) {
    const link = linkAfter(reader, last, sentence);
    if (
      !link ||
      !((closes && link.kind === 'comma') || goesOn(reader, link, { from: last, negation, sentence }))
    )
      break;
    closes = link.kind === 'comma';
    rest.push(link.mention);
    last = link.mention;
  }
  return rest;
}

/**
 * The next food of a list and the word or mark before it; null when anything else stands between. Looked for
 * once, however often it is asked.
 */
function linkAfter(reader: NegationReader, last: Mention, sentence: Sentence): ListLink | null {
  const known = reader.links.get(last);
  if (known !== undefined) return known;
  const link = findLink(reader, last, sentence);
  reader.links.set(last, link);
  return link;
}

function findLink(
  { tokens, at }: NegationReader,
  { first, end }: Mention,
  sentence: Sentence,
): ListLink | null {
  let kind: ListLink['kind'] | null = null;
  for (let place = end; place < sentence.end; place += 1) {
    const [mention] = at.get(place) ?? [];
    if (mention) return kind && { kind, mention };
    const text = tokens[place]?.text ?? '';
    if (isOr(tokens, text, first)) kind = 'or';
    else if (ands.has(text)) kind = kind === 'or' ? kind : 'and';
    else if (text === ',') kind ??= 'comma';
    else if (!fillers.has(text) && text !== 'no') return null;
  }
  return null;
}

function goesOn(
  reader: NegationReader,
  { kind, mention }: ListLink,
  { from, negation, sentence }: DeniedList,
): boolean {
  if (negation === 'traces') return true;
  if (kind === 'or') return true;
  if (negation === 'replace' || negation === 'not') return false;
  if (kind === 'comma') return closesList(reader, { from: mention, negation, sentence });
  const isOf = ({ meaning }: Mention, foods: ReadonlySet<string>) =>
    meaning.foods.some((food) => foods.has(food));
  const together =
    isOf(mention, claimedLast) || (isOf(from, claimedTogether) && isOf(mention, claimedTogether));
  return (
    (together || negation === 'free_from' || negation === 'forbid' || negation === 'likeness') &&
    endsPhrase(reader, mention, sentence)
  );
}

/**
 * Whether a list of bare names goes on to a last "or", or "and" after an order or "free from", after which
 * nothing tells how it is served.
 */
function closesList(reader: NegationReader, { from, negation, sentence }: DeniedList): boolean {
  let last = from;
  for (let listed = 0; listed < mostListed; listed += 1) {
    const link = linkAfter(reader, last, sentence);
    if (!link || (link.kind === 'and' && negation !== 'forbid' && negation !== 'free_from')) return false;
    if (link.kind !== 'comma') return endsPhrase(reader, link.mention, sentence);
    last = link.mention;
  }
  return false;
}

function endsPhrase({ tokens }: NegationReader, { end }: Mention, sentence: Sentence): boolean {
  const next = end < sentence.end ? tokens[end] : undefined;
  return next === undefined || next.kind === 'mark' || listClosers.has(next.text);
}
