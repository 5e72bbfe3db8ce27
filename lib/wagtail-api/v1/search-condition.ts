import { type Sql, sql } from '../../platform/database/sql';

const maxWords = 8;
const maxCharacters = 100;

/** The words of a `?search=`, as DRF's SearchFilter cuts them. */
export function searchedWords(search: string | undefined): string[] {
  return (search ?? '')
    .slice(0, maxCharacters)
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, maxWords);
}

/** Every word must occur in one of the columns, whatever its case. `null` without a word. */
export function searchCondition(words: readonly string[], columns: readonly Sql[]): Sql | null {
  if (words.length === 0) return null;
  const conditions = words.map((word) => {
    const tries = columns.map((column) => sql`lower(${column}) LIKE lower(${patternOf(word)}) ESCAPE '\\'`);
    return sql`(${sql.join(tries, sql` OR `)})`;
  });
  return sql.join(conditions, sql` AND `);
}

/** For LIKE: anything around the word, whose own signs mean themselves. */
export function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}
