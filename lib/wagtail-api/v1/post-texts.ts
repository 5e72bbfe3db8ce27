import type { Payload } from 'payload';
import { type Sql, sql } from '../../platform/database/sql';
import { patternOf, searchCondition } from './search-condition';

/** What to read for the posts that a search finds. */
export interface FoundPosts {
  /** Over posts called `p`. */
  condition: Sql;
  /** The index by itself, where it answers in the order of the list, the newest first. */
  index: { from: Sql; id: Sql; condition: Sql; newestFirst: Sql } | null;
}

/**
 * The index knows every three letters that follow one another; shorter words are looked for in the texts that
 * the longer ones leave.
 */
const indexedLength = 3;

/**
 * All words must occur somewhere in a post's title, excerpt or text, whatever their case: any part of a word
 * counts.
 */
export function findPosts(payload: Payload, words: readonly string[]): FoundPosts | null {
  if (words.length === 0) return null;
  if (payload.db.name === 'postgres') return { condition: inTexts(words), index: null };
  const indexed = words.filter((word) => [...word].length >= indexedLength);
  const short = searchCondition(
    words.filter((word) => !indexed.includes(word)),
    [sql`p.title`, sql`p.excerpt`, sql`p.plain_text`],
  );
  if (indexed.length === 0) return short && { condition: short, index: null };
  const query = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const matches = sql`post_texts MATCH ${query}`;
  const found = sql`p.id IN (SELECT ${postId} FROM post_texts WHERE ${matches})`;
  return {
    condition: short ? sql`${found} AND ${short}` : found,
    index: {
      from: sql`post_texts`,
      id: postId,
      condition: short
        ? sql`${matches} AND EXISTS (SELECT 1 FROM posts p WHERE p.id = ${postId} AND ${short})`
        : matches,
      newestFirst: sql`post_texts.rowid DESC`,
    },
  };
}

/** A row's number is its post's place among the newest first: the time of its publishing, and the id below. */
const postId = sql`(post_texts.rowid & 4294967295)`;

/**
 * By the same expression as the index of PostgreSQL's trigrams (`4-lists.sql` of the first migration); no word
 * reaches over a line's end.
 */
function inTexts(words: readonly string[]): Sql {
  const text = sql`lower(coalesce(p.title, '') || chr(10) || coalesce(p.excerpt, '') || chr(10)
      || coalesce(p.plain_text, ''))`;
  return sql.join(
    words.map((word) => sql`${text} LIKE lower(${patternOf(word)}) ESCAPE '\\'`),
    sql` AND `,
  );
}
