import { type Sql, sql } from '../http/database';

/** Names that a list can be ordered by, each with the statement's column. */
export type OrderColumns = Readonly<Record<string, Sql>>;

/**
 * `?ordering=` as DRF's OrderingFilter reads it: comma-separated names, `-` for descending, unknown ones ignored. With none left the newest come first. The id
 * decides between equals, so that no row moves from page to page.
 * @param columns must have `published_at`
 */
export function orderBy(ordering: string | undefined, columns: OrderColumns, id: Sql): Sql {
  const asked = (ordering ?? '').split(',').flatMap((text) => readTerm(text.trim(), columns));
  const terms = asked.length > 0 ? asked : readTerm('-published_at', columns);
  return sql.join([...terms, sql`${id} DESC`], sql`, `);
}

function readTerm(text: string, columns: OrderColumns): Sql[] {
  const name = text.replace(/^-/, '');
  const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
  if (!column) return [];
  return [text.startsWith('-') ? sql`${column} DESC` : sql`${column} ASC`];
}
