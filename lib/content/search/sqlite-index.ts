import { sql, type Sql } from '../../platform/database/sql';
import { fieldWeights, freshness, isOneOf, kindWeight, namedFirst } from './ranking';
import { searchFields, type SearchKind, searchKinds } from './search-entry';
import { type Lookup, mostWeighed, type RankedLookup, type Scope, type SearchIndex } from './search-index';
import type { QueryWord } from './search-query';

/**
 * FTS5 without a copy of the text. It is given stems with a space between two: its own tokenizer (`ascii`,
 * for which every character beyond ASCII is a letter) has nothing left to decide. A `CROSS JOIN` is one that
 * SQLite leaves in its order: begun at the entries of a kind, it would ask the index for the words again for
 * each of them.
 */
export const sqliteIndex: SearchIndex = {
  // SQLite has one writer at a time, and readers that disturb nobody.
  lock: null,
  beforeReading: null,
  add: ({ id, kind, stems }) => sql`
    INSERT INTO search_index (rowid, title, headings, summary, body, kind)
    VALUES (${id}, ${stems.title.join(' ')}, ${stems.headings.join(' ')}, ${stems.summary.join(' ')},
      ${stems.body.join(' ')}, ${kindWord(kind)})`,
  remove: (id) => sql`DELETE FROM search_index WHERE rowid = ${id}`,
  clear: sql`DELETE FROM search_index`,
  missing: sql`SELECT id FROM search_entries WHERE id NOT IN (SELECT rowid FROM search_index) ORDER BY id`,
  ranked: (lookup) => {
    const page = sql`ORDER BY ${namedFirst(lookup, sql`entry.id`)} score DESC, entry.id DESC
        LIMIT ${lookup.limit} OFFSET ${lookup.offset}`;
    const factors = sql`${freshness(lookup.nowMs, publishedAtMs)} * ${kindWeight(sql`entry.kind`)}`;
    const isFound = sql`search_index MATCH ${ftsQuery(lookup)} AND ${isOneOf(sql`entry.kind`, lookup.kinds)}`;
    if (lookup.weighed === 'everything') {
      return sql`SELECT entry.id AS id, ${bm25} * ${factors} AS score ${entriesFound} WHERE ${isFound} ${page}`;
    }
    const weighed = sql`WITH weighed AS MATERIALIZED (${weighedEntries(lookup)})`;
    if (lookup.isWithinWeighed) {
      return sql`${weighed} SELECT entry.id AS id, (1 + weighed.score) * ${factors} AS score
        FROM weighed CROSS JOIN search_entries AS entry ON entry.id = weighed.id ${page}`;
    }
    const own = sql`coalesce(1 + (SELECT weighed.score FROM weighed WHERE weighed.id = entry.id), 0.5)`;
    return sql`${weighed} SELECT entry.id AS id, ${own} * ${factors} AS score ${entriesFound} WHERE ${isFound} ${page}`;
  },
  total: (lookup, scope, limit = -1) => sql`
    SELECT count(*) AS total FROM (SELECT 1 FROM search_index
      WHERE search_index MATCH ${ofKinds(lookup, ftsQuery(lookup, scope))} LIMIT ${limit})`,
};

const entriesFound = sql`FROM search_index CROSS JOIN search_entries AS entry ON entry.id = search_index.rowid`;

const publishedAtMs = sql`entry.published_at_ms`;

/** BM25, which FTS5 gives as a negative number. It is what costs time where thousands of entries match. */
const bm25 = sql.raw(`-bm25(search_index, ${searchFields.map((field) => fieldWeights[field]).join(', ')})`);

/**
 * The newest that match in the scope; an index answers in the order of its rows, and goes no farther than it
 * is asked to.
 */
function weighedEntries(lookup: RankedLookup): Sql {
  return sql`SELECT entry.id AS id, ${bm25} AS score ${entriesFound}
    WHERE search_index MATCH ${ftsQuery(lookup, lookup.weighed)} AND ${isOneOf(sql`entry.kind`, lookup.kinds)}
    ORDER BY search_index.rowid DESC LIMIT ${mostWeighed}`;
}

/** A word that nobody can type: a query has letters and digits alone. */
export function kindWord(kind: SearchKind): string {
  return `\u{e000}${kind}`;
}

/** Looking up each match's kind in its entry takes longer than finding it; when all are wanted nobody asks. */
function ofKinds({ kinds }: Lookup, query: string): string {
  if (searchKinds.every((kind) => kinds.includes(kind))) return query;
  return `(${query}) AND {kind} : (${kinds.map((kind) => `"${kindWord(kind)}"`).join(' OR ')})`;
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
