import type { Recipe } from '../../nutriai/recipes/recipe';
import type { OwnRow } from './recipe-answers';

type Compare = (a: Recipe, b: Recipe) => number;

/** `?ordering=` as DRF reads it; what it does not know is passed over, and equals stay as they were. */
export function inOrder(
  found: readonly Recipe[],
  ordering: string | undefined,
  rows: ReadonlyMap<string, OwnRow>,
): Recipe[] {
  const created = ({ id }: Recipe) => rows.get(id)?.createdAtMs ?? 0;
  const columns: Readonly<Record<string, Compare>> = {
    title: (a, b) => a.title.localeCompare(b.title, 'en'),
    minutes: (a, b) => a.minutes - b.minutes,
    age_from_months: (a, b) => a.ageFromMonths - b.ageFromMonths,
    created_at: (a, b) => created(a) - created(b),
  };
  const terms = (ordering ?? '').split(',').flatMap((term): Compare[] => {
    const isDescending = term.trim().startsWith('-');
    const name = term.trim().slice(isDescending ? 1 : 0);
    const compare = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return compare ? [isDescending ? (a, b) => compare(b, a) : compare] : [];
  });
  return found.toSorted((a, b) => {
    for (const compare of terms) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}
