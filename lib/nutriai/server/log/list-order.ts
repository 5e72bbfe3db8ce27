import { type Sql, sql } from '../../../platform/database/sql';

interface OrderTerm<Column> {
  column: Column;
  isDescending: boolean;
}

/**
 * `?ordering=` as DRF reads it: names separated by commas, `-` for the other way around; what it does not
 * know is passed over. Client text only chooses among columns that are written in the code.
 */
export function orderTerms<Column>(
  ordering: string | undefined,
  columns: Readonly<Record<string, Column>>,
): OrderTerm<Column>[] {
  return (ordering ?? '').split(',').flatMap((term) => {
    const isDescending = term.trim().startsWith('-');
    const name = term.trim().slice(isDescending ? 1 : 0);
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return column === undefined ? [] : [{ column, isDescending }];
  });
}

/** The terms as SQL. `tie` makes the order of equals always the same. */
export function orderBy(
  ordering: string | undefined,
  columns: Readonly<Record<string, Sql>>,
  { standard, tie }: { standard: Sql; tie: Sql },
): Sql {
  const terms = orderTerms(ordering, columns).map(({ column, isDescending }) =>
    isDescending ? sql`${column} DESC` : column,
  );
  return sql`ORDER BY ${sql.join([...(terms.length > 0 ? terms : [standard]), tie], sql`, `)}`;
}
