import type { Payload } from 'payload';
import * as z from 'zod';
import { noColumns, numberColumn, readRows, sql, withWriteTransaction } from '../../platform/database/sql';
import { betterQuery, correctUnknownWords } from './correct-query';
import { searchIndexOf } from './index-of-database';
import { namedFood } from './named-food';
import { type SearchKind, searchKinds } from './search-entry';
import { type Lookup, mostWeighed, type Rows, type Scope, type SearchIndex } from './search-index';
import { readQuery, type SearchQuery } from './search-query';
import { markedText, snippetOf, type TextPart } from './text-parts';
import { termsWithShorterStems } from './vocabulary';

export interface SearchHit {
  kind: SearchKind;
  ref: string;
  path: string;
  title: string;
  titleParts: TextPart[];
  summary: string;
  snippet: TextPart[];
  /** Id of its picture in the collection `images`. */
  image: number | null;
  /** RFC 3339 */
  publishedAt: string;
  /** Only to be compared with the others of the same answer. */
  score: number;
}

export interface SearchResult {
  /** What was looked for, as it was typed. */
  query: string;
  /** The query that the hits are for, when a typing slip was corrected. */
  correctedQuery: string | null;
  /** Another query that finds more; the hits are not for it. */
  suggestion: string | null;
  /** No entry has all the words: the hits have some of them. */
  isPartial: boolean;
  /** Of all kinds that were looked for, whichever are shown. */
  total: number;
  /** How many there are of each kind that has any; empty unless asked for. */
  totalByKind: Partial<Record<SearchKind, number>>;
  hits: SearchHit[];
}

export interface SearchOptions {
  query: string;
  kinds?: readonly SearchKind[];
  /**
   * Only hits of this kind are returned. How the query is read does not depend on it: a spelling is corrected by
   * all kinds, so that each kind answers the same question.
   */
  shownKind?: SearchKind | null;
  isCountedByKind?: boolean;
  limit: number;
  offset?: number;
  nowMs?: number;
}

/** From so many on nobody is asked whether something else was meant. */
const enough = 3;
const shortestGrowingWord = 3;
const shorterStemsAtMost = 20;

/**
 * Of more entries than are weighed, only those that name the words in a better place are, if they fill as
 * many places as anybody looks at.
 */
const firstPages = 100;

const foundRow = z.object({ id: numberColumn, score: numberColumn });
const idRow = z.object({ id: numberColumn });
const totalRow = z.object({ total: numberColumn });
const entryRow = z.object({
  id: numberColumn,
  kind: z.enum(searchKinds),
  ref: z.string(),
  path: z.string(),
  title: z.string(),
  summary: z.string(),
  image_id: numberColumn.nullable(),
  published_at_ms: numberColumn,
  body: z.string(),
});

interface Search extends Required<SearchOptions> {
  index: SearchIndex;
  rows: Rows;
}

/**
 * What is published and has all the words of the query, the best match first; what has some of them when
 * nothing has all.
 *
 * A word is found in all its forms, with or without accents, the last one from its beginning on, and with one
 * slip when the index does not know it.
 */
export async function searchContent(payload: Payload, options: SearchOptions): Promise<SearchResult> {
  const index = searchIndexOf(payload);
  const search = {
    kinds: searchKinds,
    shownKind: null,
    isCountedByKind: false,
    offset: 0,
    nowMs: Date.now(),
    ...options,
    index,
  };
  const { beforeReading } = index;
  if (!beforeReading) {
    return searchWith({ ...search, rows: (row, statement) => readRows(payload, row, statement) });
  }
  return withWriteTransaction(payload, async ({ rows }) => {
    await rows(noColumns, beforeReading);
    return searchWith({ ...search, rows });
  });
}

async function searchWith(search: Search): Promise<SearchResult> {
  const { rows, kinds } = search;
  const asked = await withGrownWord(rows, readQuery(search.query));
  const nothing: SearchResult = {
    query: asked.text,
    correctedQuery: null,
    suggestion: null,
    isPartial: false,
    total: 0,
    totalByKind: {},
    hits: [],
  };
  if (asked.words.length === 0 || kinds.length === 0) return nothing;

  const exact = await find(search, asked, 'and');
  if (exact.total >= enough) return { ...nothing, ...exact };
  const countOf = ({ words }: SearchQuery) =>
    count(search, { lookup: { words, operator: 'and', kinds }, scope: 'everything' });
  const corrected = exact.total === 0 ? await correctUnknownWords(rows, asked, countOf) : null;
  const correctedQuery = corrected?.text ?? null;
  if (corrected) {
    const correctedResult = await find(search, corrected, 'and');
    if (correctedResult.total > 0) return { ...nothing, ...correctedResult, correctedQuery };
  }
  const better = corrected
    ? null
    : await betterQuery(rows, { query: asked, countOf, foundSoFar: exact.total });
  const suggestion = better?.text ?? null;
  // Known elsewhere, as the beginning of another word or to another kind: of what is asked for nothing has it.
  if (better && exact.total === 0 && hasOnlyAnotherLastWord(better, asked)) {
    return { ...nothing, ...(await find(search, better, 'and')), correctedQuery: suggestion };
  }
  if (exact.total > 0) return { ...nothing, ...exact, suggestion };
  const some = await find(search, corrected ?? asked, 'or');
  return some.total > 0 ? { ...nothing, ...some, correctedQuery, suggestion, isPartial: true } : nothing;
}

function hasOnlyAnotherLastWord(one: SearchQuery, other: SearchQuery): boolean {
  const allButLast = ({ words }: SearchQuery) => words.slice(0, -1).map(({ text }) => text);
  return allButLast(one).join(' ') === allButLast(other).join(' ');
}

/**
 * Adds to the last word the stems of the words that it may become (`feedin`: feeding, whose stem is shorter
 * than what was typed).
 */
async function withGrownWord(rows: Rows, query: SearchQuery): Promise<SearchQuery> {
  const last = query.words.at(-1);
  if (!last?.prefix || last.prefix.length < shortestGrowingWord) return query;
  const terms = await termsWithShorterStems(rows, last.prefix, shorterStemsAtMost);
  const stems = [...new Set([...last.stems, ...terms.map(({ stem }) => stem)])];
  return { ...query, words: query.words.map((word) => (word === last ? { ...word, stems } : word)) };
}

async function find(
  search: Search,
  { words }: SearchQuery,
  operator: Lookup['operator'],
): Promise<Pick<SearchResult, 'total' | 'totalByKind' | 'hits'>> {
  const { kinds, shownKind } = search;
  const everything: Lookup = { words, operator, kinds };
  const total = await count(search, { lookup: everything, scope: 'everything' });
  const totalByKind = total > 0 && search.isCountedByKind ? await countByKind(search, everything) : {};
  if (shownKind === null) return { total, totalByKind, hits: await readHits(search, everything, total) };
  const shown: Lookup = { words, operator, kinds: kinds.filter((kind) => kind === shownKind) };
  const shownTotal = totalByKind[shownKind] ?? (await count(search, { lookup: shown, scope: 'everything' }));
  return { total, totalByKind, hits: await readHits(search, shown, shownTotal) };
}

async function countByKind(search: Search, lookup: Lookup): Promise<SearchResult['totalByKind']> {
  const totals: SearchResult['totalByKind'] = {};
  for (const kind of lookup.kinds) {
    const total = await count(search, { lookup: { ...lookup, kinds: [kind] }, scope: 'everything' });
    if (total > 0) totals[kind] = total;
  }
  return totals;
}

/** One page of the entries that a lookup finds, the best first. */
async function readHits(search: Search, lookup: Lookup, total: number): Promise<SearchHit[]> {
  const { index, rows, limit, offset, nowMs } = search;
  if (total <= offset || limit === 0) return [];
  const weighed = await scopeToWeigh(search, lookup, total);
  const isWithinWeighed = offset + limit <= weighed.size;
  const named = await namedEntry(search, lookup);
  const ranked = { ...lookup, limit, offset, nowMs, weighed: weighed.scope, isWithinWeighed, named };
  const found = await rows(foundRow, index.ranked(ranked));
  const entries = await rows(
    entryRow,
    sql`SELECT entry.id, entry.kind, entry.ref, entry.path, entry.title, entry.summary, entry.image_id,
        entry.published_at_ms, texts.body
        FROM search_entries AS entry JOIN search_texts AS texts ON texts.id = entry.id
        WHERE entry.id IN (${sql.join(
          found.map(({ id }) => sql`${id}`),
          sql`, `,
        )})`,
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return found.flatMap(({ id, score }) => {
    const entry = byId.get(id);
    return entry ? [toHit(entry, score, lookup.words)] : [];
  });
}

/** The entry of the food that the query names: a parent who types "egg" wants its page before all that mention it. */
async function namedEntry({ query, rows }: Search, { kinds }: Lookup): Promise<number | null> {
  const food = kinds.includes('food') ? namedFood(query) : null;
  if (food === null) return null;
  const [entry] = await rows(idRow, sql`SELECT id FROM search_entries WHERE kind = 'food' AND ref = ${food}`);
  return entry?.id ?? null;
}

interface Weighed {
  scope: Scope;
  /** How many of its entries are weighed. */
  size: number;
}

/** The widest scope that is quickly weighed; a narrower one only while it still fills the first pages. */
async function scopeToWeigh(search: Search, lookup: Lookup, total: number): Promise<Weighed> {
  let weighed: Weighed = { scope: 'everything', size: total };
  for (const scope of ['lead', 'title'] as const) {
    if (weighed.size <= mostWeighed) break;
    const size = await count(search, { lookup, scope, limit: mostWeighed + 1 });
    if (size < firstPages) break;
    weighed = { scope, size };
  }
  return { ...weighed, size: Math.min(weighed.size, mostWeighed) };
}

async function count(
  { index, rows }: Search,
  { lookup, scope, limit }: { lookup: Lookup; scope: Scope; limit?: number },
): Promise<number> {
  const [counted] = await rows(totalRow, index.total(lookup, scope, limit));
  return counted?.total ?? 0;
}

function toHit(entry: z.output<typeof entryRow>, score: number, words: SearchQuery['words']): SearchHit {
  const { kind, ref, path, title, summary, image_id: image } = entry;
  return {
    kind,
    ref,
    path,
    title,
    titleParts: markedText(title, words),
    summary,
    snippet: snippetOf(entry, words),
    image,
    publishedAt: new Date(entry.published_at_ms).toISOString(),
    score,
  };
}
