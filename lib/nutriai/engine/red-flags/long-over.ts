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
 * The hits without the signs of what was once and is over: “a febrile fit at 14 months, never again”, “had croup as a
 * baby, is three now”. What is told behind that counts, and so does everything where a “yesterday” or a “now” stands
 * before it.
 */
export function withoutLongOver(words: readonly Word[], hits: readonly Hit[]): Hit[] {
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
