import type { HitsByConcept } from './matches';
import type { Word } from './words-of';

const units = {
  'unit-day': 1 / 30.4375,
  'unit-week': 7 / 30.4375,
  'unit-month': 1,
  'unit-year': 12,
} as const;
const oldestMonths = 60;

/** The age that a text names, in months and parts of them; the youngest of several, null for none. */
export function ageSaid(
  words: readonly Word[],
  hits: HitsByConcept,
  numberOf: (word: string) => number | null,
): number | null {
  const startsOf = (concept: string) => new Set((hits.get(concept) ?? []).map(({ from }) => from));
  const old = startsOf('old');
  const afterSpan = new Set((hits.get('span') ?? []).map(({ to }) => to));
  const ages: number[] = (hits.get('born-now') ?? []).map(() => 0);
  for (const [concept, months] of Object.entries(units)) {
    for (const { from, to } of hits.get(concept) ?? []) {
      const count = numberOf(words[from - 1]?.text ?? '');
      if (count === null) continue;
      const isOld = old.has(to) || old.has(to + 1);
      const isSpan = afterSpan.has(from - 1);
      if (!isOld && (isSpan || concept === 'unit-day')) continue;
      if (count * months <= oldestMonths) ages.push(count * months);
    }
  }
  return ages.length === 0 ? null : Math.min(...ages);
}
