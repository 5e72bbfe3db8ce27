import type { Payload } from 'payload';
import * as z from 'zod';
import { numberColumn, readRows, type Sql, sql } from '../../platform/database/sql';

const totalRow = z.object({ total: numberColumn });

/** A condition over `content_totals`, whose rows are one of each category; 0 stands for none. */
export const ofPosts = sql`kind = 'posts'`;
export const ofStories = sql`kind = 'stories'`;
export const ofFiles = { images: sql`kind = 'images'`, documents: sql`kind = 'documents'` } as const;

/**
 * How many are published, without reading them: triggers of the database keep the sums (`4-lists.sql` of the first
 * migration).
 * @param condition over `kind` and `category_id`
 */
export async function countPublished(payload: Payload, condition: Sql): Promise<number> {
  return readTotal(
    payload,
    sql`SELECT coalesce(sum(published), 0) AS total FROM content_totals WHERE ${condition}`,
  );
}

/** The same of what search engines may list: no aliases, nothing that an editor hides from them. */
export async function countListed(payload: Payload, condition: Sql): Promise<number> {
  return readTotal(
    payload,
    sql`SELECT coalesce(sum(listed), 0) AS total FROM content_totals WHERE ${condition}`,
  );
}

async function readTotal(payload: Payload, statement: Sql): Promise<number> {
  const [row] = await readRows(payload, totalRow, statement);
  return row?.total ?? 0;
}
