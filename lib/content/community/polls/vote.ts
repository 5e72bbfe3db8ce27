import type { NewVote, PollAnswer } from '../../../contract/polls';
import { isId } from '../../../platform/http/python-values';
import { conflict, fieldErrors, notFound } from '../../../platform/http/api-error';
import { noColumns, sql, type WriteTransaction } from '../../../platform/database/sql';
import { isOpen, type PollView, pollRow, toPolls } from './poll-rows';

/**
 * Votes, once for each person. The vote and its count are stored together, and votes on one poll come one
 * after the other, so that no count is lost. A member in a browser that has a visitor's cookie is one person:
 * a vote under either name is theirs, and from now on both names are taken.
 * @param view with at least one name, the one that counts first
 * @throws ApiError 404 for an unknown poll, 400 under `option` for what is none of its options, 409 with the
 *   results when the poll is closed or the person has voted
 */
export async function vote(
  { rows }: WriteTransaction,
  { poll: pollId, option }: NewVote,
  view: PollView,
): Promise<PollAnswer> {
  if (!isId(pollId)) throw notFound();
  // Written although nothing changes: in PostgreSQL the row is locked until the end, in SQLite there is one
  // writer anyhow.
  const found = await rows(
    pollRow,
    sql`UPDATE polls SET updated_at = updated_at WHERE id = ${pollId} RETURNING id, question, closes_at`,
  );
  const [row] = found;
  const [poll] = await toPolls(rows, found, view);
  if (!row || !poll) throw notFound();
  if (!poll.options.some(({ id }) => id === option)) {
    throw fieldErrors({ option: [`"${option}" is not a valid choice.`] });
  }
  if (!isOpen(row, view.nowMs)) throw conflict({ detail: 'This poll is closed.', ...poll });
  if (poll.voted_option !== null) throw conflict({ detail: 'You have voted in this poll already.', ...poll });

  for (const [index, voter] of view.voterNames.entries()) {
    const isCounted = index === 0;
    await rows(
      noColumns,
      sql`INSERT INTO poll_votes (poll_id, option, voter, is_counted)
          VALUES (${pollId}, ${option}, ${voter}, ${isCounted})`,
    );
  }
  await rows(
    noColumns,
    sql`UPDATE polls_options SET votes = COALESCE(votes, 0) + 1 WHERE id = ${option} AND _parent_id = ${pollId}`,
  );
  const [counted] = await toPolls(rows, found, view);
  if (!counted) throw new Error('The poll that was just voted on is not there.');
  return counted;
}
