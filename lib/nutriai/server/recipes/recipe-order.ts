import type { Recipe } from '../../engine/recipes/recipe';
import { orderTerms } from '../log/list-order';
import type { OwnRow } from './recipe-answers';

type Compare = (a: Recipe, b: Recipe) => number;

/** Recipes by `?ordering=`; equals stay as they were. */
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
  const terms = orderTerms(ordering, columns);
  return found.toSorted((a, b) => {
    for (const { column: compare, isDescending } of terms) {
      const order = isDescending ? compare(b, a) : compare(a, b);
      if (order !== 0) return order;
    }
    return 0;
  });
}
