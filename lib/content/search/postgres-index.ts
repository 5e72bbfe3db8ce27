import { sql, type Sql } from '../../platform/database/sql';
import { freshness, isOneOf, kindWeight, namedFirst } from './ranking';
import { type SearchField, searchFields } from './search-entry';
import { type IndexedEntry, type Lookup, mostWeighed, type Scope, type SearchIndex } from './search-index';
import type { QueryWord } from './search-query';

/** Any number that no other program uses on this database. */
const advisoryLock = sql.raw(String(0x5ea_4c11));

/**
 * A `tsvector` made of our own stems, so that no dictionary and no extension of the server matters. Its four
 * letters are the weights of the four fields; their factors stand in the order D, C, B, A. The lead has a
 * second, short vector: what is that short lies in the row itself.
 */
export const postgresIndex: SearchIndex = {
  // Two posts share words: without the lock two writers could wait for one another, each for a word that the
  // other has counted.
  lock: sql`SELECT pg_advisory_xact_lock(${advisoryLock})`,
  // The planner takes reading the whole table for cheap: it does not count that every long vector must be
  // fetched and unpacked.
  beforeReading: sql`SET LOCAL enable_seqscan = off`,
  add: (entry) => sql`
    INSERT INTO search_index (id, kind, published_at_ms, lead, stems)
    VALUES (${entry.id}, ${entry.kind}, ${entry.publishedAtMs},
      ${tsvectorOf({ ...entry.stems, body: [] })}::tsvector, ${tsvectorOf(entry.stems)}::tsvector)`,
  remove: (id) => sql`DELETE FROM search_index WHERE id = ${id}`,
  clear: sql`DELETE FROM search_index`,
  missing: sql`SELECT id FROM search_entries WHERE id NOT IN (SELECT id FROM search_index) ORDER BY id`,
  ranked: (lookup) => {
    const page = sql`ORDER BY ${namedFirst(lookup, sql`id`)} score DESC, id DESC
        LIMIT ${lookup.limit} OFFSET ${lookup.offset}`;
    const factors = sql`${freshness(lookup.nowMs, sql`published_at_ms`)} * ${kindWeight(sql`kind`)}`;
    const isFound = sql`stems @@ ${tsQuery(lookup)}::tsquery AND ${isOneOf(sql`kind`, lookup.kinds)}`;
    if (lookup.weighed === 'everything') {
      return sql`SELECT id, ${rank(lookup, sql`stems`)} * ${factors} AS score FROM search_index
          WHERE ${isFound} ${page}`;
    }
    const newest = sql`SELECT id, lead, kind, published_at_ms FROM search_index
      WHERE ${isFound} AND ${isIn(lookup.weighed, lookup)} ORDER BY id DESC LIMIT ${mostWeighed}`;
    const weighed = sql`WITH newest AS MATERIALIZED (${newest})`;
    if (lookup.isWithinWeighed) {
      return sql`${weighed} SELECT id, (1 + ${rank(lookup, sql`lead`)}) * ${factors} AS score FROM newest ${page}`;
    }
    const own = sql`CASE WHEN id IN (SELECT newest.id FROM newest) THEN 1 + ${rank(lookup, sql`lead`)} ELSE 0.5 END`;
    return sql`${weighed} SELECT id, ${own} * ${factors} AS score FROM search_index WHERE ${isFound} ${page}`;
  },
  total: (lookup, scope, limit) => sql`
    SELECT count(*) AS total FROM (
      SELECT 1 FROM search_index
      WHERE stems @@ ${tsQuery(lookup)}::tsquery AND ${isIn(scope, lookup)} AND ${isOneOf(sql`kind`, lookup.kinds)}
      ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}
    ) AS found`,
};

function isIn(scope: Scope, lookup: Lookup): Sql {
  return scope === 'everything' ? sql`true` : sql`lead @@ ${tsQuery(lookup, scope)}::tsquery`;
}

function rank(lookup: Lookup, vector: Sql): Sql {
  return sql`ts_rank('{0.1, 0.2, 0.4, 1}', ${vector}, ${tsQuery(lookup)}::tsquery, 1)`;
}

const weightLetters: Readonly<Record<SearchField, string>> = {
  title: 'A',
  headings: 'B',
  summary: 'C',
  body: 'D',
};

/** PostgreSQL keeps no position above this and not more than 255 of a word. */
const maxPosition = 16_383;
const maxPositions = 255;

/** The text form of a tsvector: `'egg':1A,20D 'serv':2A`. */
export function tsvectorOf(stems: IndexedEntry['stems']): string {
  const positions = new Map<string, string[]>();
  let position = 0;
  for (const field of searchFields) {
    for (const stem of stems[field]) {
      position = Math.min(position + 1, maxPosition);
      const places = positions.get(stem) ?? [];
      if (places.length < maxPositions) places.push(`${position}${weightLetters[field]}`);
      positions.set(stem, places);
    }
  }
  return [...positions].map(([stem, places]) => `'${stem}':${places.join(',')}`).join(' ');
}

/** The text form of a tsquery, in which every word is a quoted string. */
export function tsQuery(
  { words, operator }: Pick<Lookup, 'words' | 'operator'>,
  scope: Scope = 'everything',
): string {
  const weight = scope === 'title' ? weightLetters.title : '';
  return words
    .map((word) => `(${alternatives(word, weight).join(' | ')})`)
    .join(operator === 'and' ? ' & ' : ' | ');
}

function alternatives({ stems, prefix }: QueryWord, weight: string): string[] {
  const exact = stems.map((stem) => (weight ? `'${stem}':${weight}` : `'${stem}'`));
  return prefix === null ? exact : [...exact, `'${prefix}':*${weight}`];
}
