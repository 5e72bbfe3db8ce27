import { type Sql, sql } from '../../platform/database/sql';

/** Names that a list can be ordered by, each with the statement's column. */
export type OrderColumns = Readonly<Record<string, Sql>>;

/**
 * `?ordering=` as DRF's OrderingFilter reads it: comma-separated names, `-` for descending, unknown ones
 * ignored. With none left the newest come first. The id decides between equals, so that no row moves from
 * page to page.
 * @param columns must have `published_at`
 */
export function orderBy(ordering: string | undefined, columns: OrderColumns, id: Sql): Sql {
  const terms = orderTerms(ordering, columns).map((term) => {
    const column = columns[term.replace(/^-/, '')] ?? id;
    return term.startsWith('-') ? sql`${column} DESC` : sql`${column} ASC`;
  });
  return sql.join([...terms, sql`${id} DESC`], sql`, `);
}

/** The terms that count, such as `-published_at`; never none. */
export function orderTerms(ordering: string | undefined, columns: OrderColumns): string[] {
  const asked = (ordering ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => Object.hasOwn(columns, text.replace(/^-/, '')));
  return asked.length > 0 ? asked : ['-published_at'];
}
