import type { Payload } from 'payload';
import { sql, type Sql } from '../../../platform/database/sql';
import { tsvectorOf } from '../../search/postgres-index';

/** The words of a page's title and of its text, folded as `wordsOf` does. */
export interface PageWords {
  title: readonly string[];
  body: readonly string[];
}

/** Whole words to look for, without regard to accents and upper case. */
export interface WordSearch {
  words: readonly string[];
  operator: 'and' | 'or';
}

/**
 * The index of whole words behind `?search=` of the content API: drafts and all kinds of page, no stems, and
 * no guesses at what was meant, unlike the site's own search (lib/content/search). Both databases answer the
 * same.
 */
interface PageWordsIndex {
  add: (pageId: number, words: PageWords) => Sql;
  remove: (pageId: number) => Sql;
  /** Rows `{id}` of all that match. */
  matching: (search: WordSearch) => Sql;
  /** Rows `{id, score}` of the newest that match anywhere, or in their titles; the lowest score is the best. */
  newest: (search: WordSearch, scope: 'everything' | 'title', limit: number) => Sql;
  /** Rows `{id}` of pages that are not in the index. */
  missing: Sql;
}

const sqliteIndex: PageWordsIndex = {
  add: (pageId, { title, body }) =>
    sql`INSERT INTO page_words (rowid, title, body) VALUES (${pageId}, ${title.join(' ')}, ${body.join(' ')})`,
  remove: (pageId) => sql`DELETE FROM page_words WHERE rowid = ${pageId}`,
  matching: (search) => sql`SELECT rowid AS id FROM page_words WHERE page_words MATCH ${ftsQuery(search)}`,
  newest: (search, scope, limit) => {
    const query = scope === 'title' ? `{title} : (${ftsQuery(search)})` : ftsQuery(search);
    return sql`SELECT rowid AS id, bm25(page_words, 10.0, 1.0) AS score FROM page_words WHERE page_words MATCH ${query}
      ORDER BY rowid DESC LIMIT ${limit}`;
  },
  missing: sql`SELECT n.id FROM page_nodes n WHERE n.id NOT IN (SELECT rowid FROM page_words) ORDER BY n.id`,
};

const postgresIndex: PageWordsIndex = {
  add: (pageId, { title, body }) => {
    const vector = tsvectorOf({ title, headings: [], summary: [], body });
    return sql`INSERT INTO page_words (id, words) VALUES (${pageId}, ${vector}::tsvector)`;
  },
  remove: (pageId) => sql`DELETE FROM page_words WHERE id = ${pageId}`,
  matching: (search) => sql`SELECT id FROM page_words WHERE words @@ ${tsQuery(search)}::tsquery`,
  newest: (search, scope, limit) => {
    const query = scope === 'title' ? tsQuery(search, ':A') : tsQuery(search);
    return sql`SELECT id, -ts_rank('{0.1, 0.2, 0.4, 1}', words, ${tsQuery(search)}::tsquery, 1) AS score
      FROM page_words WHERE words @@ ${query}::tsquery ORDER BY id DESC LIMIT ${limit}`;
  },
  missing: sql`SELECT n.id FROM page_nodes n WHERE n.id NOT IN (SELECT id FROM page_words) ORDER BY n.id`,
};

function ftsQuery({ words, operator }: WordSearch): string {
  return words.map((word) => `"${word}"`).join(operator === 'and' ? ' AND ' : ' OR ');
}

function tsQuery({ words, operator }: WordSearch, weight = ''): string {
  return words.map((word) => `'${word}'${weight}`).join(operator === 'and' ? ' & ' : ' | ');
}

export function pageWordsOf(payload: Payload): PageWordsIndex {
  return payload.db.name === 'postgres' ? postgresIndex : sqliteIndex;
}
