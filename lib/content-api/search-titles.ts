import * as z from 'zod';
import { numberColumn, readRows, sql, type Sql } from '../http/database';
import { wordsOf } from '../search/words';
import { nothing } from './page-scope';
import type { SearchTarget } from './search';

const titleRow = z.object({ id: numberColumn, title: z.string() });

/** Searches what has nothing to search but a title: all titles are read and compared, which thousands of pictures allow. */
export function titleSearch({ table, id }: { table: Sql; id: Sql }): SearchTarget {
  return {
    find: async (payload, { words, operator }) => {
      const rows =
        words.length === 0
          ? []
          : await readRows(
              payload,
              titleRow,
              sql`SELECT t.id, coalesce(t.title, '') AS title FROM ${table} t`,
            );
      const found = rows.filter(({ title }) => {
        const own = new Set(wordsOf(title).map(({ text }) => text));
        return operator === 'and'
          ? words.every((word) => own.has(word))
          : words.some((word) => own.has(word));
      });
      const ids = JSON.stringify(found.map((row) => row.id));
      const list =
        payload.db.name === 'postgres'
          ? sql`SELECT value::integer FROM json_array_elements_text(${ids}::json)`
          : sql`SELECT value FROM json_each(${ids})`;
      return {
        join: sql``,
        condition: found.length === 0 ? nothing : sql`${id} IN (${list})`,
        order: null,
      };
    },
  };
}
