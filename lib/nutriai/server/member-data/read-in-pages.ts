import { type Sql, sql } from '../../../platform/database/sql';

interface Pages<Row, Entry> {
  /** How many one statement reads. */
  size: number;
  /** Reads the first rows, or those behind one. */
  read: (last: Row | undefined, size: number) => Promise<Row[]>;
  toEntry: (row: Row) => Entry;
}

/**
 * Reads a long list some rows at a time, and makes an entry of each as it comes: years of a log at once would hold
 * the thread, whichever of the two is done to all of them.
 */
export async function readInPages<Row, Entry>({ size, read, toEntry }: Pages<Row, Entry>): Promise<Entry[]> {
  const entries: Entry[] = [];
  let last: Row | undefined;
  for (;;) {
    const page: Row[] = await read(last, size);
    for (const row of page) entries.push(toEntry(row));
    if (page.length < size) return entries;
    last = page.at(-1);
  }
}

/** What a list is put in order by, the id last: columns of its table `e`, or of another. */
export interface OrderedBy<Row> {
  columns: readonly Sql[];
  /** A row's values in these columns. */
  valuesOf: (row: Row) => readonly (string | number)[];
}

/** The end of a statement that reads a page of what `where` names. */
export function pageOf<Row>(
  where: Sql,
  { columns, valuesOf }: OrderedBy<Row>,
  { last, size }: { last: Row | undefined; size: number },
): Sql {
  const order = sql.join([...columns], sql`, `);
  const isBehind =
    last === undefined
      ? sql``
      : sql` AND (${order}) > (${sql.join(
          valuesOf(last).map((value) => sql`${value}`),
          sql`, `,
        )})`;
  return sql`${where}${isBehind} ORDER BY ${order} LIMIT ${size}`;
}
