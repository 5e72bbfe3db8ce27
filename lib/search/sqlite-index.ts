import { sql, type Sql } from '../http/database';
import { fieldWeights, freshness, isOneOf, kindWeight } from './ranking';
import { searchFields, searchKinds } from './search-entry';
import type { Lookup, Scope, SearchIndex } from './search-index';
import type { QueryWord } from './search-query';

/**
 * FTS5 without a copy of the text. It is given stems with a space between two: its own tokenizer (`ascii`, for which every character beyond ASCII is a
 * letter) has nothing left to decide. A `CROSS JOIN` is one that SQLite leaves in its order: begun at the entries of a kind, it would ask the index for the
 * words again for each of them.
 */
export const sqliteIndex: SearchIndex = {
  // SQLite has one writer at a time, and readers that disturb nobody.
  lock: null,
  beforeReading: null,
  add: ({ id, stems }) => sql`
    INSERT INTO search_index (rowid, title, headings, summary, body)
    VALUES (${id}, ${stems.title.join(' ')}, ${stems.headings.join(' ')}, ${stems.summary.join(' ')}, ${stems.body.join(' ')})`,
  remove: (id) => sql`DELETE FROM search_index WHERE rowid = ${id}`,
  clear: sql`DELETE FROM search_index`,
  ranked: (lookup) => sql`
    SELECT entry.id AS id, ${score(lookup, lookup.weighed)} * ${freshness(lookup.nowMs, publishedAtMs)} * ${kindWeight(sql`entry.kind`)} AS score
    FROM search_index CROSS JOIN search_entries AS entry ON entry.id = search_index.rowid
    WHERE search_index MATCH ${ftsQuery(lookup)} AND ${isOneOf(sql`entry.kind`, lookup.kinds)}
    ORDER BY score DESC, entry.id DESC
    LIMIT ${lookup.limit} OFFSET ${lookup.offset}`,
  total: (lookup, scope) => sql`
    SELECT count(*) AS total FROM search_index ${ofKinds(lookup)} AND search_index MATCH ${ftsQuery(lookup, scope)}`,
};

const publishedAtMs = sql`entry.published_at_ms`;

/** BM25, which FTS5 gives as a negative number. It is what costs time where thousands of entries match. */
const bm25 = sql.raw(`-bm25(search_index, ${searchFields.map((field) => fieldWeights[field]).join(', ')})`);

function score(lookup: Lookup, weighed: Scope): Sql {
  if (weighed === 'everything') return bm25;
  const inScope = sql`SELECT rowid FROM search_index WHERE search_index MATCH ${ftsQuery(lookup, weighed)}`;
  return sql`CASE WHEN search_index.rowid IN (${inScope}) THEN 1 + ${bm25} ELSE 0.5 END`;
}

/** Looking up each match's kind takes longer than finding it: when all are wanted it is left out. */
function ofKinds({ kinds }: Lookup): Sql {
  if (searchKinds.every((kind) => kinds.includes(kind))) return sql`WHERE true`;
  return sql`CROSS JOIN search_entries AS entry ON entry.id = search_index.rowid WHERE ${isOneOf(sql`entry.kind`, kinds)}`;
}

const columnFilters: Readonly<Record<Scope, string>> = {
  everything: '',
  lead: '{title headings summary} : ',
  title: '{title} : ',
};

/** FTS5's query language, in which every word is a quoted string. */
export function ftsQuery(
  { words, operator }: Pick<Lookup, 'words' | 'operator'>,
  scope: Scope = 'everything',
): string {
  const all = words
    .map((word) => `(${alternatives(word).join(' OR ')})`)
    .join(operator === 'and' ? ' AND ' : ' OR ');
  return `${columnFilters[scope]}(${all})`;
}

function alternatives({ stems, prefix }: QueryWord): string[] {
  return [...stems.map((stem) => `"${stem}"`), ...(prefix === null ? [] : [`"${prefix}" *`])];
}
