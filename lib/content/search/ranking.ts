import { sql, type Sql } from '../../platform/database/sql';
import type { SearchField, SearchKind } from './search-entry';

/** How much a word counts by where it stands. */
export const fieldWeights: Readonly<Record<SearchField, number>> = {
  title: 10,
  headings: 4,
  summary: 2,
  body: 1,
};

const freshnessGain = sql.raw('0.1');
const halfYearMs = sql.raw(String(180 * 24 * 60 * 60 * 1000));

/**
 * Between entries that match alike the newer one wins: by a tenth when it is of today, by half of that when
 * half a year old.
 */
export function freshness(nowMs: number, publishedAtMs: Sql): Sql {
  return sql`(1 + ${freshnessGain} / (1 + CAST(abs(${nowMs} - ${publishedAtMs}) AS double precision) / ${halfYearMs}))`;
}

/**
 * There are many recipes and foods, and each has few words, all of them telling: unweighed they would stand
 * above the article that explains.
 */
const recipeWeight = sql.raw('0.2');
/** Who names a food wants to know about it before cooking with it. */
const foodWeight = sql.raw('0.25');

export function kindWeight(kind: Sql): Sql {
  return sql`CASE ${kind} WHEN 'recipe' THEN ${recipeWeight} WHEN 'food' THEN ${foodWeight} ELSE 1.0 END`;
}

export function isOneOf(column: Sql, kinds: readonly SearchKind[]): Sql {
  return sql`${column} IN (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})`;
}

/** The beginning of an order in which the entry that the query names stands first. */
export function namedFirst({ named }: { named: number | null }, id: Sql): Sql {
  return named === null ? sql`` : sql`CASE WHEN ${id} = ${named} THEN 0 ELSE 1 END,`;
}
