import * as z from 'zod';
import type { PollAnswer } from '../../../contract/polls';
import {
  dateColumn,
  numberColumn,
  type Sql,
  sql,
  type WriteTransaction,
} from '../../../platform/database/sql';
import { percentages } from './percentages';

export type Rows = WriteTransaction['rows'];

export const pollRow = z.object({
  id: numberColumn,
  question: z.string(),
  closes_at: dateColumn.nullable(),
});
export type PollRow = z.output<typeof pollRow>;

const optionRow = z.object({ poll_id: numberColumn, id: z.string(), label: z.string(), votes: numberColumn });
const voteRow = z.object({ poll_id: numberColumn, option: z.string() });

export interface PollView {
  siteUrl: string;
  nowMs: number;
  /** The caller's names (voter.ts); none for a visitor who has not voted anywhere. */
  voterNames: readonly string[];
}

/** Polls as the contract shows them, with their options and the caller's votes: two queries for all. */
export async function toPolls(rows: Rows, polls: readonly PollRow[], view: PollView): Promise<PollAnswer[]> {
  if (polls.length === 0) return [];
  const ids = list(polls.map(({ id }) => id));
  const options = await rows(
    optionRow,
    sql`SELECT _parent_id AS poll_id, id, label, COALESCE(votes, 0) AS votes FROM polls_options
        WHERE _parent_id IN (${ids}) ORDER BY _parent_id, _order`,
  );
  const votes =
    view.voterNames.length === 0
      ? []
      : await rows(
          voteRow,
          sql`SELECT poll_id, option FROM poll_votes
              WHERE poll_id IN (${ids}) AND voter IN (${list(view.voterNames)}) ORDER BY is_counted DESC`,
        );
  return polls.map((poll) => {
    const own = options.filter((option) => option.poll_id === poll.id);
    const shares = percentages(own.map((option) => option.votes));
    return {
      id: poll.id,
      meta: { type: 'polls.Poll', detail_url: `${view.siteUrl}/api/v2/polls/?id=${poll.id}` },
      question: poll.question,
      closes_at: poll.closes_at === null ? null : new Date(poll.closes_at).toISOString(),
      is_open: isOpen(poll, view.nowMs),
      total_votes: own.reduce((sum, option) => sum + option.votes, 0),
      options: own.map(({ id, label, votes: count }, index) => ({
        id,
        label,
        votes: count,
        percent: shares[index] ?? 0,
      })),
      voted_option: votes.find((vote) => vote.poll_id === poll.id)?.option ?? null,
    };
  });
}

export function isOpen({ closes_at: closesAtMs }: Pick<PollRow, 'closes_at'>, nowMs: number): boolean {
  return closesAtMs === null || closesAtMs > nowMs;
}

/** Values for `IN (…)`. */
export function list(values: readonly (number | string)[]): Sql {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
}
