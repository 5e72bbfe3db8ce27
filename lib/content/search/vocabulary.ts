import * as z from 'zod';
import { noColumns, numberColumn, sql, type Sql } from '../../platform/database/sql';
import type { Rows } from './search-index';
import { stemWord } from './stem-word';
import { allTypoKeys } from './typo-keys';

/**
 * Every word that stands in the index, with its stem and the number of entries that it stands in; and the
 * keys under which a slip finds it.
 */
export interface Term {
  word: string;
  stem: string;
  entries: number;
}

const term = z.object({ word: z.string(), stem: z.string(), entries: numberColumn });
const rowsPerStatement = 400;

/** Counts the words of one more entry. */
export async function countWords(rows: Rows, words: Iterable<string>): Promise<void> {
  for (const some of inPieces([...words])) {
    const counted = await rows(
      term,
      sql`INSERT INTO search_terms (word, stem, entries)
          VALUES ${list(some.map((word) => sql`(${word}, ${stemWord(word)}, 1)`))}
          ON CONFLICT (word) DO UPDATE SET entries = search_terms.entries + 1
          RETURNING word, stem, entries`,
    );
    await addKeys(
      rows,
      counted.filter(({ entries }) => entries === 1).map(({ word }) => word),
    );
  }
}

/** Counts the words of an entry that is gone; a word that no entry has any more is forgotten. */
export async function discountWords(rows: Rows, words: Iterable<string>): Promise<void> {
  for (const some of inPieces([...words])) {
    const counted = await rows(
      term,
      sql`UPDATE search_terms SET entries = entries - 1 WHERE word IN (${values(some)}) RETURNING word, stem, entries`,
    );
    const gone = counted.filter(({ entries }) => entries <= 0).map(({ word }) => word);
    if (gone.length === 0) continue;
    await rows(noColumns, sql`DELETE FROM search_terms WHERE word IN (${values(gone)})`);
    for (const keys of inPieces(gone.flatMap(allTypoKeys))) {
      await rows(
        noColumns,
        sql`DELETE FROM search_term_keys WHERE key IN (${values(keys)}) AND word IN (${values(gone)})`,
      );
    }
  }
}

export async function clearVocabulary(rows: Rows): Promise<void> {
  await rows(noColumns, sql`DELETE FROM search_term_keys`);
  await rows(noColumns, sql`DELETE FROM search_terms`);
}

async function addKeys(rows: Rows, words: readonly string[]): Promise<void> {
  const pairs = words.flatMap((word) => allTypoKeys(word).map((key) => ({ key, word })));
  for (const some of inPieces(pairs)) {
    await rows(
      noColumns,
      sql`INSERT INTO search_term_keys (key, word) VALUES ${list(some.map(({ key, word }) => sql`(${key}, ${word})`))}
          ON CONFLICT DO NOTHING`,
    );
  }
}

/** All words that come down to one of these stems. */
export function termsWithStems(rows: Rows, stems: readonly string[]): Promise<Term[]> {
  return rows(term, sql`SELECT word, stem, entries FROM search_terms WHERE stem IN (${values(stems)})`);
}

/**
 * Words that begin so but whose stems do not (`feedin` begins “feeding”, whose stem is “feed”), the most
 * frequent first.
 */
export function termsWithShorterStems(rows: Rows, prefix: string, limit: number): Promise<Term[]> {
  const end = afterAllWith(prefix);
  return rows(
    term,
    sql`SELECT word, stem, entries FROM search_terms
        WHERE word >= ${prefix} AND word < ${end} AND NOT (stem >= ${prefix} AND stem < ${end})
        ORDER BY entries DESC, word LIMIT ${limit}`,
  );
}

/** Whether any word begins so. */
export async function isBeginning(rows: Rows, prefix: string): Promise<boolean> {
  const found = await rows(
    noColumns,
    sql`SELECT 1 FROM search_terms WHERE word >= ${prefix} AND word < ${afterAllWith(prefix)} LIMIT 1`,
  );
  return found.length > 0;
}

/** Words that share a typo key with this one; not all of them are one slip away. */
export async function termsNear(rows: Rows, word: string): Promise<Term[]> {
  const keys = allTypoKeys(word);
  if (keys.length === 0) return [];
  return rows(
    term,
    sql`SELECT DISTINCT found.word, found.stem, found.entries
        FROM search_term_keys AS near JOIN search_terms AS found ON found.word = near.word
        WHERE near.key IN (${values(keys)})`,
  );
}

/** Words are compared byte by byte on both databases: this sorts after everything that begins with the prefix. */
function afterAllWith(prefix: string): string {
  return `${prefix}\u{10ffff}`;
}

function values(texts: readonly string[]): Sql {
  return list(texts.map((text) => sql`${text}`));
}

function list(parts: Sql[]): Sql {
  return sql.join(parts, sql`, `);
}

function inPieces<Item>(items: readonly Item[]): Item[][] {
  const pieces: Item[][] = [];
  for (let start = 0; start < items.length; start += rowsPerStatement) {
    pieces.push(items.slice(start, start + rowsPerStatement));
  }
  return pieces;
}
