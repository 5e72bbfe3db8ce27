import type { Payload } from 'payload';
import * as z from 'zod';
import { ofFiles } from '../../content/reading/content-totals';
import { numberColumn, readRows, sql, type Sql } from '../../platform/database/sql';
import { wordsOf } from '../../content/search/words';
import { nothing } from './page-scope';
import type { WordSearch } from '../../content/cms/page-tree/page-words-index';
import type { SearchTarget } from './search';

const titleRow = z.object({ id: numberColumn, title: z.string() });
const stampRow = z.object({ total: numberColumn, changed: z.coerce.string() });

type IdsByWord = ReadonlyMap<string, readonly number[]>;

/**
 * Searches what has nothing to search but a title. The words of all titles are read once for each state of
 * the table: whatever is saved gets a later date, and whatever is deleted is counted no more.
 */
export function titleSearch({
  table,
  id,
  kind,
}: {
  table: Sql;
  id: Sql;
  kind: keyof typeof ofFiles;
}): SearchTarget {
  let kept: { stamp: string; idsByWord: Promise<IdsByWord> } | null = null;

  const idsByWord = async (payload: Payload): Promise<IdsByWord> => {
    const [state] = await readRows(
      payload,
      stampRow,
      sql`SELECT max(t.updated_at) AS changed, (SELECT sum(published) FROM content_totals
          WHERE ${ofFiles[kind]}) AS total
          FROM ${table} t`,
    );
    const stamp = JSON.stringify(state);
    if (kept?.stamp === stamp) return kept.idsByWord;
    const made = { stamp, idsByWord: readTitles(payload, table) };
    kept = made;
    // A failure is not kept: the next caller tries again.
    made.idsByWord.catch(() => {
      if (kept === made) kept = null;
    });
    return made.idsByWord;
  };

  return {
    find: async (payload, search) => {
      const found = search.words.length === 0 ? [] : foundIn(await idsByWord(payload), search);
      const isOneOf = () => {
        const ids = JSON.stringify(found);
        return payload.db.name === 'postgres'
          ? sql`${id} IN (SELECT value::integer FROM json_array_elements_text(${ids}::json))`
          : sql`${id} IN (SELECT value FROM json_each(${ids}))`;
      };
      return {
        join: sql``,
        condition: found.length === 0 ? nothing : isOneOf(),
        order: null,
        ids: found,
      };
    },
  };
}

async function readTitles(payload: Payload, table: Sql): Promise<IdsByWord> {
  const rows = await readRows(
    payload,
    titleRow,
    sql`SELECT t.id, coalesce(t.title, '') AS title FROM ${table} t ORDER BY t.id`,
  );
  const ids = new Map<string, number[]>();
  for (const { id, title } of rows) {
    for (const word of new Set(wordsOf(title).map(({ text }) => text))) {
      const known = ids.get(word);
      if (known) known.push(id);
      else ids.set(word, [id]);
    }
  }
  return ids;
}

/** In the order of their ids. */
function foundIn(idsByWord: IdsByWord, { words, operator }: WordSearch): readonly number[] {
  const [first = [], ...others] = words.map((word) => idsByWord.get(word) ?? []);
  if (others.length === 0) return first;
  if (operator === 'or') return [...new Set([first, ...others].flat())].sort((a, b) => a - b);
  return others.reduce<readonly number[]>((common, ids) => {
    const wanted = new Set(ids);
    return common.filter((id) => wanted.has(id));
  }, first);
}
