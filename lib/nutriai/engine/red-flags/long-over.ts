import type { Hit } from './hits';
import type { Word } from './words-of';

/** Signs of what a child had once, and of which nobody would tell by “never again” if it were now. */
const overSigns: ReadonlySet<string> = new Set([
  'seizure',
  'shake-body',
  'meningitis',
  'breathing-sign',
  'jaundice',
  'jaundiced',
  'blue',
  'blue-child',
  'unconscious',
  'anaphylaxis',
  'intussusception',
  'blood',
  'bloody-stool',
  'broken',
  'end-strength',
  'fall-child',
  'fell',
]);
/** A choking fit may have left something behind, so that for it only years count. */
const grownSigns: ReadonlySet<string> = new Set([
  ...overSigns,
  'choking',
  'choking-now',
  'burn',
  'burn-child',
]);

/**
 * What has an end of its own within days, so that it is over after weeks. A fall, a burn and what was swallowed have
 * none: their harm may show later.
 */
const shortSigns: ReadonlySet<string> = new Set([
  ...['fever', 'feverish', 'seizure', 'choking', 'choking-now', 'choke-event', 'wrong-way', 'breathing-sign'],
  ...[
    'not-breathing',
    'blue',
    'blue-child',
    'unconscious',
    'vomit',
    'vomit-sure',
    'gut',
    'diarrhoea',
    'rash',
  ],
  ...['hives', 'anaphylaxis', 'allergic-reaction', 'swell'],
]);
/** Who tells of a birth that long ago may tell of them today. */
const feverSigns: ReadonlySet<string> = new Set(['fever', 'feverish']);
/** Beside these, what began weeks ago goes on, or is back. */
const goingOn: ReadonlySet<string> = new Set([
  'once-more',
  'now',
  'lately',
  'since-then',
  'airway-since',
  'goes-on',
  'worse',
]);

/**
 * The hits without the signs that a part of a sentence puts weeks back, where nothing says that they go on or are
 * back: “a temperature two weeks ago”, “last week she choked”. Behind “gave birth two weeks ago and” they count.
 */
function withoutWeeksAgo(words: readonly Word[], hits: readonly Hit[]): Hit[] {
  const ago = hits.filter(({ concept }) => concept === 'weeks-ago');
  if (ago.length === 0 || hits.some(({ concept }) => goingOn.has(concept))) return [...hits];
  const isFirst = ({ from }: Hit) => words[from - 1]?.clause !== words[from]?.clause;
  const isThen = (sign: Hit) =>
    ago.some(
      (then) =>
        words[then.from]?.clause === words[sign.from]?.clause &&
        (sign.to <= then.from || (isFirst(then) && !feverSigns.has(sign.concept))),
    );
  return hits.filter((hit) => !shortSigns.has(hit.concept) || !isThen(hit));
}

/**
 * The hits without the signs of what was once and is over: “a febrile fit at 14 months, never again”, “had croup as a
 * baby, is three now”. What is told behind that counts, and so does everything where a “yesterday” or a “now” stands
 * before it.
 */
export function withoutLongOver(words: readonly Word[], told: readonly Hit[]): Hit[] {
  const hits = withoutWeeksAgo(words, told);
  const isLast = ({ to }: Hit) => words[to]?.clause !== words[to - 1]?.clause;
  const ends = hits.filter(
    (hit) => hit.concept === 'never-since' || (hit.concept === 'never-again' && isLast(hit)),
  );
  const grown = hits.filter(({ concept }) => concept === 'grown-since');
  if (ends.length === 0 && grown.length === 0) return [...hits];
  const before = (concept: string, { language, from }: Hit) =>
    hits.some((hit) => hit.concept === concept && hit.language === language && hit.from < from);
  const over = ends.filter((end) => !before('lately', end));
  const outgrown = grown.filter((end) => before('had-once', end) && !before('lately', end));
  const isOver = (hit: Hit) => {
    if (before('now', hit)) return false;
    const isBefore = (end: Hit) => hit.to <= end.from;
    return (
      (overSigns.has(hit.concept) && over.some(isBefore)) ||
      (grownSigns.has(hit.concept) && outgrown.some(isBefore))
    );
  };
  return hits.filter((hit) => !isOver(hit));
}
