import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import * as z from 'zod';
import { noColumns, numberColumn, sql, transactionOf } from '../../../platform/database/sql';
import type { Poll } from '../../../platform/database/payload-types';

const countRow = z.object({ id: z.string(), votes: numberColumn });

/**
 * Counts a saved poll's votes anew. Saving writes the options' rows as they were when they were read, and a
 * vote may have come in between; the votes themselves are never written by the panel, so they are what
 * counts. Votes for an option that is no longer there go, and their voters may vote again.
 */
export const recountVotes: CollectionAfterChangeHook<Poll> = async ({ doc, req }) => {
  const { rows } = await transactionOf(req);
  await rows(
    noColumns,
    sql`DELETE FROM poll_votes WHERE poll_id = ${doc.id}
        AND option NOT IN (SELECT id FROM polls_options WHERE _parent_id = ${doc.id})`,
  );
  const counts = await rows(
    countRow,
    sql`UPDATE polls_options SET votes = (
          SELECT count(*) FROM poll_votes
          WHERE poll_votes.poll_id = ${doc.id} AND poll_votes.option = polls_options.id AND poll_votes.is_counted
        )
        WHERE _parent_id = ${doc.id} RETURNING id, votes`,
  );
  const votesById = new Map(counts.map(({ id, votes }) => [id, votes]));
  return {
    ...doc,
    options: doc.options.map((option) => ({ ...option, votes: votesById.get(option.id ?? '') ?? 0 })),
  };
};

/** A poll takes its votes with it. */
export const dropVotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: 'poll-votes', where: { poll: { equals: id } }, req });
};
