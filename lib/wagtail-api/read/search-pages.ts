import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, sql, type Sql } from '../../platform/database/sql';
import { everything, nothing } from './page-scope';
import { pageWordsOf } from '../../content/cms/page-tree/page-words-index';
import type { WordSearch } from '../../content/cms/page-tree/page-words-index';
import type { SearchTarget } from './search';

/**
 * To weigh a page takes longer than to find it: of more only the newest are weighed, those with the words in
 * their titles first; all others follow.
 */
const mostWeighed = 500;
/** So many must have the words in their titles, as many as anybody looks at. */
const firstPages = 100;

const weighedRow = z.object({ id: numberColumn, score: numberColumn });
type Weighed = z.output<typeof weighedRow>;

/** Searches titles and texts of pages by the index of whole words. */
export const pageSearch: SearchTarget = {
  find: async (payload, search) => {
    if (search.words.length === 0) return { join: sql``, condition: nothing, order: null };
    const { weighed, isAll } = await weigh(payload, search);
    const places = sql`(${ranked(payload, weighed)}) AS weighed ON weighed.id = n.id`;
    const best = sql`JOIN ${places}`;
    if (isAll) return { join: best, condition: everything, order: sql`weighed.place` };
    // `+`: SQLite would rather go through all pages and ask the index about each.
    const found = sql`JOIN (${pageWordsOf(payload).matching(search)}) AS found ON +found.id = n.id`;
    return {
      join: sql`${found} LEFT JOIN ${places}`,
      condition: everything,
      order: sql`weighed.place IS NULL, weighed.place`,
      counting: found,
      best,
    };
  },
};

async function weigh(payload: Payload, search: WordSearch): Promise<{ weighed: Weighed[]; isAll: boolean }> {
  const newest = (scope: 'everything' | 'title') =>
    readRows(payload, weighedRow, pageWordsOf(payload).newest(search, scope, mostWeighed));
  const all = await newest('everything');
  if (all.length < mostWeighed) return { weighed: all, isAll: true };
  const titled = await newest('title');
  return { weighed: titled.length < firstPages ? all : titled, isAll: false };
}

/** Rows `{id, place}`; pages of one score share a place. */
function ranked(payload: Payload, weighed: readonly Weighed[]): Sql {
  const scores = [...new Set(weighed.map(({ score }) => score))].sort((a, b) => a - b);
  const places = new Map(scores.map((score, place) => [score, place]));
  const pairs = JSON.stringify(weighed.map(({ id, score }) => [id, places.get(score)]));
  return payload.db.name === 'postgres'
    ? sql`SELECT (value ->> 0)::integer AS id, (value ->> 1)::integer AS place FROM json_array_elements(${pairs}::json)`
    : sql`SELECT value ->> 0 AS id, value ->> 1 AS place FROM json_each(${pairs})`;
}
