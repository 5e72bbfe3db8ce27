import type { Payload } from 'payload';
import * as z from 'zod';
import type { PollListAnswer } from '../../../contract/polls';
import { numberColumn, readRows, type Sql, sql } from '../../../platform/database/sql';
import { type PollView, pollRow, toPolls } from './poll-rows';

export interface PollQuery {
  limit: number;
  offset: number;
  /** With an id that poll alone, open or closed. */
  id: number | null;
}

/** The polls that are open, the newest first. */
export async function listPolls(
  payload: Payload,
  { limit, offset, id }: PollQuery,
  view: PollView,
): Promise<PollListAnswer> {
  const rows = <Row>(row: z.ZodType<Row>, statement: Sql) => readRows(payload, row, statement);
  const now = new Date(view.nowMs).toISOString();
  const condition = id === null ? sql`closes_at IS NULL OR closes_at > ${now}` : sql`id = ${id}`;
  const [counted] = await rows(
    z.object({ total: numberColumn }),
    sql`SELECT count(*) AS total FROM polls WHERE ${condition}`,
  );
  const polls = await rows(
    pollRow,
    sql`SELECT id, question, closes_at FROM polls WHERE ${condition}
        ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
  );
  return { meta: { total_count: counted?.total ?? 0 }, items: await toPolls(rows, polls, view) };
}
