import { type Sql, sql } from '../http/database';

const maxWords = 8;
const maxCharacters = 100;

/** `?search=` as DRF's SearchFilter reads it: every word must occur in one of the columns, whatever its case. `null` without a word. */
export function searchCondition(search: string | undefined, columns: readonly Sql[]): Sql | null {
  const words = (search ?? '')
    .slice(0, maxCharacters)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxWords);
  if (words.length === 0) return null;
  const conditions = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    const tries = columns.map((column) => sql`lower(${column}) LIKE lower(${pattern}) ESCAPE '\\'`);
    return sql`(${sql.join(tries, sql` OR `)})`;
  });
  return sql.join(conditions, sql` AND `);
}
